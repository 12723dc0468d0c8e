import { useEffect, useState } from 'react';
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
  | { status: 'ready'; desk: ExamDesk; paper: ExamPaper; restored: boolean };

/** Opens the exam for writing, and keeps it to this tab until the screen is left. */
export function useOpenExam(room: Room) {
  const { id: userId } = useUser();
  const { year, discipline, customId, day } = room;
  const [state, setState] = useState<OpenExam>({ status: 'loading' });
  const [attempt, setAttempt] = useState({ takeOver: false });

  useEffect(() => {
    const address: Room = { year, discipline, customId, day: day ?? null };
    let gone = false;
    let lock: WriterLock | undefined;
    let desk: ExamDesk | undefined;
    const show = (next: OpenExam) => {
      if (!gone) setState(next);
    };

    async function open(): Promise<OpenExam> {
      const name = writerName(userId, examName(address));
      lock = await acquireWriterLock(name, () => desk?.loseTheDesk(), attempt.takeOver);
      if (!lock) return { status: 'elsewhere' };
      const opened = await openExam({
        userId,
        address,
        takeOver: attempt.takeOver,
        start: () => startSession(userId, address),
        fetchPaper: (session) => fetchPaper(address, session),
      });
      if (opened.kind === 'elsewhere') return { status: 'elsewhere' };
      if (opened.kind === 'waiting') return { status: 'waiting', record: opened.record };
      desk = createDesk(opened.record);
      return { status: 'ready', desk, paper: opened.paper, restored: opened.restored };
    }

    /** What was opened for a screen that is gone by now is put away again. */
    const putAway = async () => {
      await desk?.abandon();
      lock?.release();
    };
    show({ status: 'loading' });
    open()
      .catch(failureOf)
      .then((next) => (gone ? void putAway() : show(next)));
    return () => {
      gone = true;
      void putAway();
    };
  }, [userId, year, discipline, customId, day, attempt]);

  return {
    state,
    retry: () => setAttempt({ takeOver: false }),
    takeOver: () => setAttempt({ takeOver: true }),
  };
}

function failureOf(error: unknown): OpenExam {
  if (error instanceof NetworkError) return { status: 'unreachable' };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) return { status: 'not-found' };
  return error.status < 500 ? { status: 'refused', message: error.message } : { status: 'unreachable' };
}
