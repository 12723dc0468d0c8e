import { answerOf, type Journal, shown } from '@gabarita/exam-clock';
import { useMemo, useSyncExternalStore } from 'react';
import type { ExamDesk } from '../../offline/exam-desk';
import { answerable, type ExamPaper } from '../../offline/exam-paper';
import type { Mark } from './marks';

/** The desk as the room shows it: the journal read question by question. */
export function useDesk(desk: ExamDesk, paper: ExamPaper) {
  const { record, saving, displaced } = useSyncExternalStore(desk.subscribe, desk.current);
  const { journal, flagged, position } = record;
  const marks = useMemo(() => marksOf(journal, paper), [journal, paper]);
  const flags = useMemo(() => new Set(flagged), [flagged]);
  return { record, saving, displaced, marks, flagged: flags, position };
}

const marksOf = (journal: Journal, paper: ExamPaper): Map<number, Mark> =>
  new Map(
    answerable(paper).flatMap(({ id }) => {
      const version = answerOf(shown(journal, id));
      return version ? [[id, { letter: version.choice, annulled: version.annulled }] as const] : [];
    }),
  );
