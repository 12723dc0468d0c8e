import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { availabilityOf, type Exam, keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { type Session, takenExam } from './session.js';
import { beginSession } from './starting.js';
import { sharedTurma } from './turma-of-exam.js';

interface LetIn {
  exam: Exam;
  userId: number;
  minutes: number;
  /** Staff know that the key is out. */
  confirm: boolean;
}

/**
 * Lets in a student who missed the whole exam, with the clock running from now. Before its end the student begins without
 * anybody's help. The session is marked as reopened, and what comes of it does not rank: others have read the key.
 */
export async function letIn(tx: Db, { exam, userId, minutes, confirm }: LetIn, now: Date): Promise<Session> {
  const turma_id = await sharedTurma(tx, userId, exam.id);
  if (turma_id === null) throw new AppError('not-found');
  if (availabilityOf(exam, now) !== 'closed') throw new AppError('results.not-begun');
  const { lastDeadline } = await findStanding(tx, userId, exam.id);
  if (!confirm && keyIsOpenTo(exam, { attempted: false, lastDeadline }, now)) throw new AppError('results.key-out');
  return beginSession(tx, userId, now, takenExam(exam.id), {
    durationMs: minutes * 60_000,
    turma_id,
    reopened_at: now,
  });
}
