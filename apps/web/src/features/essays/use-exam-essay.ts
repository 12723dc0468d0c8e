import type { AttemptView } from '@gabarita/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { keys, readOwned, remove, writeOwned } from '../../lib/storage';
import { isTemporary } from '../../offline/line';
import type { Theme } from './sheet';
import { essaysQuery } from './use-essays';

/** The sheet of an exam, open for writing. */
export interface OpenSheet {
  title: string;
  theme: Theme;
  durationMs: number;
  remainingMs: number;
  /** When the remaining time was read, by the clock of this device. */
  readAt: number;
}

/** What is known of the exam before it is opened: looking at this starts no clock. */
export const announcedQuery = (examId: number) =>
  queryOptions({
    queryKey: ['essays', 'announced', examId],
    queryFn: () => call('GET /api/exams/:id', { params: { id: examId }, query: { view: 'sheet' } }),
    retry: false,
  });

/** Starts the exam, or goes on with the one that is running; without a server, with what this device knows of it. */
export async function openSheet(userId: number, examId: number): Promise<OpenSheet> {
  try {
    const { session } = await call('POST /api/sessions', { body: { exam_id: examId } });
    const exam = await call('GET /api/exams/:id', { params: { id: examId }, query: { view: 'paper' } });
    const theme = exam.view === 'paper' ? exam.essay_topic : null;
    const sheet: OpenSheet = {
      title: exam.title,
      theme: theme ?? { title: '', texts: [] },
      durationMs: session.duration_ms,
      remainingMs: session.remaining_ms,
      readAt: Date.now(),
    };
    writeOwned(keys.examEssay(examId), userId, sheet);
    return sheet;
  } catch (error) {
    const kept = sheetUnderWay(userId, examId);
    if (kept && isTemporary(error)) return kept;
    throw error;
  }
}

/** The sheet this device has open: a page that was loaded again goes on with it, it does not start. */
export function sheetUnderWay(userId: number, examId: number): OpenSheet | undefined {
  const kept = readOwned(keys.examEssay(examId), userId) as OpenSheet | undefined;
  return kept && timeLeft(kept) > 0 ? kept : undefined;
}

/** A wrong clock gives no time away: one that was set back counts as standing still. */
export const timeLeft = ({ remainingMs, readAt }: OpenSheet): number =>
  Math.max(0, remainingMs - Math.max(0, Date.now() - readAt));

interface HandIn {
  text: string;
  topic: string;
  timeSpent: number;
}

export function useHandIn(examId: number) {
  const queries = useQueryClient();
  return useMutation<AttemptView, Error, HandIn>({
    mutationFn: async ({ text, topic, timeSpent }) => {
      const body = { exam_id: examId, essay: { text, topic }, time_spent: timeSpent, user_answers: [] };
      return (await call('POST /api/attempts', { body })).attempt;
    },
    networkMode: 'always',
    onSuccess: () => {
      remove(keys.examEssay(examId));
      remove(keys.examEssayText(examId));
      return queries.invalidateQueries({ queryKey: essaysQuery({ exam_id: examId }).queryKey });
    },
  });
}
