import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../app/session/session';
import { ApiError, NetworkError } from '../../lib/api';
import { createDesk, type ExamDesk } from '../../offline/exam-desk';
import { examName, writerName } from '../../offline/exam-name';
import type { ExamPaper } from '../../offline/exam-paper';
import type { StoredJournal } from '../../offline/journal-record';
import { openExam } from '../../offline/open-exam';
import { acquireWriterLock, type WriterLock } from '../../offline/writer-lock';
import { fetchPaper, type Room, startSession } from './exam-calls';

type OpenExam =
  | { status: 'loading' }
  | { status: 'not-found' }
  /** The server said no, in its own words: before the start, after the end, another turma. */
  | { status: 'refused'; message: string }
  /** No network or a failing server, and nothing on this device. */
  | { status: 'unreachable' }
  | { status: 'elsewhere' }
  | { status: 'waiting'; record: StoredJournal }
  | { status: 'done'; record: StoredJournal | undefined; attemptId: number | null; repeatable: boolean }
  | { status: 'ready'; desk: ExamDesk; paper: ExamPaper; restored: boolean };

/** Opens the exam for writing, and keeps it to this tab until the screen is left. */
export function useOpenExam(room: Room) {
  const { id: userId } = useUser();
  const { year, discipline, customId, day } = room;
  const [state, setState] = useState<OpenExam>({ status: 'loading' });
  const [attempt, setAttempt] = useState({ takeOver: false, again: false });
  /** The opening before this one gives its lock up first, or the tab would find the exam open in itself. */
  const letGo = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const address: Room = { year, discipline, customId, day: day ?? null };
    const before = letGo.current;
    let gone = false;
    let locking: Promise<WriterLock | undefined> | undefined;
    let desk: ExamDesk | undefined;
    const show = (next: OpenExam) => {
      if (!gone) setState(next);
    };

    async function open(): Promise<OpenExam> {
      await before;
      if (gone) return { status: 'loading' };
      const name = writerName(userId, examName(address));
      locking = acquireWriterLock(name, () => desk?.loseTheDesk(), attempt.takeOver);
      if (!(await locking)) return { status: 'elsewhere' };
      const opened = await openExam({
        userId,
        address,
        takeOver: attempt.takeOver,
        start: () => startSession(userId, address, attempt.again),
        fetchPaper: (session) => fetchPaper(address, session),
      });
      if (opened.kind === 'elsewhere') return { status: 'elsewhere' };
      if (opened.kind === 'waiting') return { status: 'waiting', record: opened.record };
      if (opened.kind === 'done') return { ...opened, status: 'done' };
      desk = createDesk(opened.record);
      return { status: 'ready', desk, paper: opened.paper, restored: opened.restored };
    }

    /** What was opened for a screen that is gone by now is put away again. */
    const putAway = async () => {
      await desk?.abandon();
      (await locking)?.release();
    };
    show({ status: 'loading' });
    open()
      .catch(failureOf)
      .then((next) => (gone ? void putAway() : show(next)));
    return () => {
      gone = true;
      letGo.current = putAway();
    };
  }, [userId, year, discipline, customId, day, attempt]);

  return {
    state,
    retry: () => setAttempt({ takeOver: false, again: false }),
    takeOver: () => setAttempt({ takeOver: true, again: false }),
    /** The student has said so: another attempt. */
    again: () => setAttempt({ takeOver: false, again: true }),
  };
}

function failureOf(error: unknown): OpenExam {
  if (error instanceof ApiError && error.status === 404) return { status: 'not-found' };
  if (error instanceof ApiError && error.status < 500) return { status: 'refused', message: error.message };
  // A mistake of ours, or a browser that lost its storage: there is no menu here, so no screen without a way out.
  if (!(error instanceof ApiError) && !(error instanceof NetworkError)) console.error(error);
  return { status: 'unreachable' };
}
