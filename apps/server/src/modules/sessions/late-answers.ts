import { RESUMABLE_MS } from '@gabarita/exam-clock';
import { eq } from 'drizzle-orm';
import { hoursAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { attempts, exams, type LateAnswer } from '../../db/schema/index.js';
import type { Answers } from '../attempts/marking.js';
import { recordedAnswers } from '../attempts/marks.js';
import { type Attempt, remarkAttempt } from '../attempts/record.js';
import { keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import { recordSession } from './closing.js';
import type { Session } from './session.js';

/** Answers that reach the server when their session is closed: which of them count, and where the others are kept. */

/**
 * Whether nothing that arrives now counts by itself: the student has handed in, or has been shown the key, or anybody may
 * read it. Keys of editions are public, so there only what this student has really been shown stands in the way.
 */
export async function isPastCounting(
  tx: Db,
  session: Session,
  attempt: Attempt | undefined,
  now: Date,
): Promise<boolean> {
  return session.finished_at !== null || (await keyIsKnown(tx, session, attempt, now));
}

export async function keyIsKnown(tx: Db, session: Session, attempt: Attempt | undefined, now: Date): Promise<boolean> {
  if (attempt && attempt.key_shown_at !== null) return true;
  if (session.exam_id === null) return false;
  const [exam] = await tx.select().from(exams).where(eq(exams.id, session.exam_id));
  if (!exam) return true;
  const { lastDeadline } = await findStanding(tx, session.user_id, exam.id);
  return keyIsOpenTo(exam, { attempted: false, lastDeadline }, now);
}

/** Answers that were written in time join the attempt. They count, flagged, and whoever was late does not rank. */
export async function joinAttempt(
  tx: Db,
  session: Session,
  attempt: Attempt | undefined,
  late: Answers,
  now: Date,
): Promise<Attempt> {
  if (!attempt) return recordSession(tx, session, late, { now, sentOffline: true, mayRank: false });
  const recorded = await recordedAnswers(tx, attempt.id);
  if ([...late].every(([question, { letter }]) => letter === letterIn(recorded, question))) return attempt;
  const changes = { sent_offline: true, ranked: false };
  return remarkAttempt(tx, attempt, new Map([...recorded, ...late]), { at: now, changes });
}

/** Late answers that say something else than the attempt, or than what waits beside it already. */
export async function newAmong(tx: Db, attempt: Attempt | undefined, late: Answers): Promise<Answers> {
  const recorded = attempt && late.size > 0 ? await recordedAnswers(tx, attempt.id) : new Map();
  const known = new Map([...recorded, ...waitingOf(attempt)]);
  return new Map([...late].filter(([question, { letter }]) => letter !== letterIn(known, question)));
}

const waitingOf = (attempt: Attempt | undefined): Answers =>
  new Map(attempt?.late_answers?.map(({ question_id, letter }) => [question_id, { letter }]));

/** They wait for the staff's decision, the last one of each question; the score stays. */
export async function keepWaiting(tx: Db, attempt: Attempt, late: Answers): Promise<Attempt> {
  if (late.size === 0) return attempt;
  const all = new Map([...waitingOf(attempt), ...late]);
  const late_answers: LateAnswer[] = [...all].map(([question_id, { letter }]) => ({ question_id, letter }));
  const [kept] = await tx.update(attempts).set({ late_answers }).where(eq(attempts.id, attempt.id)).returning();
  if (!kept) throw new Error('the attempt did not come back from the database');
  return kept;
}

const letterIn = (answers: Answers, question: number) => answers.get(question)?.letter ?? null;

/** Until when late answers are taken: as long as the exam's staff allow, and a month where there is no staff. */
export async function takesLateAnswers(tx: Db, session: Session, now: Date): Promise<boolean> {
  if (session.exam_id === null) return now.getTime() <= (session.closed_at ?? now).getTime() + RESUMABLE_MS;
  const [exam] = await tx.select().from(exams).where(eq(exams.id, session.exam_id));
  const deadline = new Date(session.started_at.getTime() + session.duration_ms);
  return exam !== undefined && now <= hoursAfter(deadline, exam.offline_hours);
}
