import { fitsInTime } from '@gabarita/exam-clock';
import type { Db } from '../../db/database.js';
import { answersOf, attemptLeftBy } from '../sessions/closing.js';
import { isPastCounting, joinAttempt, keepWaiting, takesLateAnswers } from '../sessions/late-answers.js';
import { finishSession, lockClosedSession } from '../sessions/locks.js';
import { type Session, type Taken, timingOf } from '../sessions/session.js';
import type { Answers } from './marking.js';
import { recordedAnswers } from './marks.js';
import type { Attempt } from './record.js';
import { updateAttempt } from './repository.js';

interface LateSubmission {
  userId: number;
  taken: Taken;
  /** The answers of the body, for the sheet of that session. */
  read(session: Taken): Promise<Answers>;
  /** Seconds, by the clock of the device. */
  timeSpent: number;
  idempotencyKey: string | null;
  now: Date;
}

/**
 * A submission that comes after its session ran out joins what was left there, and does not rank. It hands the session in:
 * a second one is another attempt, or none.
 */
export async function handInLate(tx: Db, submission: LateSubmission): Promise<Attempt | undefined> {
  const { userId, taken, timeSpent, now, idempotencyKey } = submission;
  const session = await lockClosedSession(tx, userId, taken);
  if (!session || session.finished_at !== null || !(await takesLateAnswers(tx, session, now))) return undefined;
  if (!fitsInTime(timingOf(session), timeSpent * 1_000)) return undefined;
  const left = await attemptLeftBy(tx, session);
  const fill = await unanswered(tx, session, left, await submission.read(session));
  const past = await isPastCounting(tx, session, left, now);
  const joined = await joinAttempt(tx, session, left, past ? new Map() : fill, now);
  const attempt = past ? await keepWaiting(tx, joined, fill) : joined;
  await finishSession(tx, session, now);
  if (attempt.idempotency_key !== null) return attempt;
  await updateAttempt(tx, attempt.id, { idempotency_key: idempotencyKey });
  return { ...attempt, idempotency_key: idempotencyKey };
}

/** Those that neither an entry nor the attempt has an answer for. */
async function unanswered(tx: Db, session: Session, left: Attempt | undefined, given: Answers): Promise<Answers> {
  const recorded: Answers = left ? await recordedAnswers(tx, left.id) : new Map();
  const known = await answersOf(tx, session, recorded);
  return new Map([...given].filter(([question, { letter }]) => letter !== null && !known.has(question)));
}
