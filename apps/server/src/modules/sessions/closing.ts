import { RESUMABLE_MS, timeUsed } from '@gabarita/exam-clock';
import { eq } from 'drizzle-orm';
import { hoursAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { attempts, exams, users } from '../../db/schema/index.js';
import { outageIn } from '../../outages.js';
import type { Services } from '../../services.js';
import type { Answers } from '../attempts/marking.js';
import { recordedAnswers } from '../attempts/marks.js';
import { type Attempt, recordAttempt, remarkAttempt } from '../attempts/record.js';
import { keyIsOpenTo } from '../exams/policy.js';
import { findStanding } from '../exams/standings.js';
import type { Held } from './held.js';
import { dueSessionIds, heldRows, lockSession, updateSession } from './repository.js';
import type { Seat } from './saving.js';
import { type Session, timingOf } from './session.js';

/** What a closing brings along beside the session. */
interface Leftovers {
  /** Changes of the session that are still to be written. */
  unwritten?: Partial<Session>;
  /** The sheet and the answers held, where they were read already. */
  seat?: Seat;
  /** For questions that no entry has touched. */
  fill?: Answers;
  mode?: Attempt['mode'];
  idempotencyKey?: string | null;
}

/** Time was over long enough ago for every answer given in it to have arrived, or its student has stayed away. */
export const isOverdue = (session: Session, now: Date): boolean => now > session.due_at;

/** Closes a session with the answers held and records its attempt; undefined for one that has no questions. */
export async function closeSession(
  tx: Db,
  session: Session,
  now: Date,
  { unwritten = {}, seat, fill = new Map(), mode = 'screen', idempotencyKey = null }: Leftovers = {},
): Promise<Attempt | undefined> {
  const usedMs = Math.min(session.duration_ms, timeUsed(timingOf(session), now.getTime()));
  const closed = await updateSession(tx, session, { ...unwritten, closed_at: now, used_ms: usedMs });
  if (closed.total_questions === 0) return undefined;
  const answers = await answersOf(tx, closed, fill, seat?.held);
  const reopened = closed.reopened_at === null ? undefined : await attemptLeftBy(tx, closed);
  if (reopened) {
    const changes = {
      late_answers: null,
      time_spent: Math.round(usedMs / 1000),
      idempotency_key: reopened.idempotency_key ?? idempotencyKey,
    };
    return remarkAttempt(tx, reopened, answers, { at: now, changes, cause: 'reopened' });
  }
  const occasion = {
    userId: closed.user_id,
    taken: closed,
    sessionId: closed.id,
    turmaId: closed.turma_id,
    mode,
    enteredBy: null,
    timeSpent: Math.round(usedMs / 1000),
    mayRank: closed.reopened_at === null && (await isStudent(tx, closed.user_id)),
    sentOffline: false,
    idempotencyKey,
    at: now,
  };
  const attempt = await recordAttempt(tx, occasion, answers, seat?.sheet);
  return closed.reopened_at === null ? attempt : markLetIn(tx, attempt, closed.reopened_at);
}

/** Staff let the student in after the end, and the attempt says so. */
async function markLetIn(tx: Db, { id }: Attempt, reopened_at: Date): Promise<Attempt | undefined> {
  const [marked] = await tx.update(attempts).set({ reopened_at }).where(eq(attempts.id, id)).returning();
  return marked;
}

const roleOf = prepared((db, value) =>
  db
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, value('id'))),
);

async function isStudent(tx: Db, userId: number): Promise<boolean> {
  const [user] = await roleOf(tx, { id: userId });
  return user?.role === 'student';
}

/** What is held, and the leftovers where nothing is. */
async function answersOf(tx: Db, session: Session, fill: Answers, known?: Held): Promise<Answers> {
  const held = known ? [...known.values()] : await heldRows(tx, session.id);
  const given = held.map(
    ({ question_id, letter, spent_ms }) => [question_id, { letter, time_spent: Math.round(spent_ms / 1_000) }] as const,
  );
  return new Map([...fill, ...given]);
}

export async function attemptLeftBy(tx: Db, session: Session): Promise<Attempt | undefined> {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.session_id, session.id)).for('update');
  return attempt;
}

/**
 * Answers that came after the session was closed join the attempt it left. If the key was known by then they wait for
 * the staff's decision, and the score stays.
 */
export async function joinAttempt(
  tx: Db,
  session: Session,
  now: Date,
  { fill, mayRank = true }: { fill?: Answers; mayRank?: boolean } = {},
): Promise<Attempt | undefined> {
  const attempt = await attemptLeftBy(tx, session);
  if (!attempt) return undefined;
  const recorded = await recordedAnswers(tx, attempt.id);
  const answers = await answersOf(tx, session, new Map([...(fill ?? []), ...recorded]));
  const changed = [...answers].filter(([question, { letter }]) => letter !== (recorded.get(question)?.letter ?? null));
  if (changed.length === 0) return attempt;
  if (await keyIsKnown(tx, session, attempt, now)) {
    const late_answers = changed.map(([question_id, { letter }]) => ({ question_id, letter }));
    const [waiting] = await tx.update(attempts).set({ late_answers }).where(eq(attempts.id, attempt.id)).returning();
    return waiting;
  }
  const ranked = attempt.ranked && mayRank;
  return remarkAttempt(tx, attempt, answers, { at: now, changes: { sent_offline: true, ranked } });
}

/** Whether this student has read the key, or anybody may. Keys of editions are public, and no staff decides there. */
export async function keyIsKnown(tx: Db, session: Session, attempt: Attempt, now: Date): Promise<boolean> {
  if (session.exam_id === null) return false;
  if (attempt.key_shown_at !== null) return true;
  const [exam] = await tx.select().from(exams).where(eq(exams.id, session.exam_id));
  if (!exam) return true;
  const { lastDeadline } = await findStanding(tx, session.user_id, exam.id);
  return keyIsOpenTo(exam, { attempted: false, lastDeadline }, now);
}

/** Until when late answers are taken: as long as the exam's staff allow, and a month where there is no staff. */
export async function takesLateAnswers(tx: Db, session: Session, now: Date): Promise<boolean> {
  if (session.exam_id === null) return now.getTime() <= (session.closed_at ?? now).getTime() + RESUMABLE_MS;
  const [exam] = await tx.select().from(exams).where(eq(exams.id, session.exam_id));
  const deadline = new Date(session.started_at.getTime() + session.duration_ms);
  return exam !== undefined && now <= hoursAfter(deadline, exam.offline_hours);
}

const SESSIONS_AT_ONCE = 500;

/** The job: closes what is overdue, each in a transaction of its own. One that cannot be closed keeps nobody else waiting. */
export async function closeOverdueSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  for (const id of await dueSessionIds(db, now, SESSIONS_AT_ONCE)) {
    try {
      await db.transaction(async (tx) => {
        const session = await lockSession(tx, id);
        if (session && session.closed_at === null && isOverdue(session, now)) await closeOverdue(tx, session, now);
      });
    } catch (error) {
      if (outageIn(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** An edition that was opened and never answered leaves no attempt: nobody was waiting for one. */
async function closeOverdue(tx: Db, session: Session, now: Date): Promise<void> {
  const untouched = session.edition_id !== null && (await heldRows(tx, session.id)).length === 0;
  if (untouched) await updateSession(tx, session, { closed_at: now });
  else await closeSession(tx, session, now);
}
