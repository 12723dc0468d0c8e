import { timeUsed } from '@gabarita/exam-clock';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { attempts, sessions, users } from '../../db/schema/index.js';
import { outageIn } from '../../outages.js';
import type { Services } from '../../services.js';
import type { Answers } from '../attempts/marking.js';
import { type Attempt, recordAttempt, remarkAttempt } from '../attempts/record.js';
import type { Held } from './held.js';
import { dueSessionIds, heldRows, lockSession, updateSession } from './repository.js';
import type { Seat } from './saving.js';
import { type Session, timingOf } from './session.js';

/** What a closing brings along beside the session. */
interface Leftovers {
  /** The student hands it in; otherwise its time is over. */
  finished: boolean;
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
  { finished, unwritten = {}, seat, fill = new Map(), mode = 'screen', idempotencyKey = null }: Leftovers,
): Promise<Attempt | undefined> {
  const over = { closed_at: now, finished_at: finished ? now : null, used_ms: usedBy(session, now) };
  const closed = await updateSession(tx, session, { ...unwritten, ...over });
  if (closed.total_questions === 0) return undefined;
  const answers = await answersOf(tx, closed, fill, seat?.held);
  const reopened = closed.reopened_at === null ? undefined : await attemptLeftBy(tx, closed);
  if (!reopened) return recordSession(tx, closed, answers, { now, mode, idempotencyKey, seat });
  const changes = {
    time_spent: Math.round(closed.used_ms / 1000),
    idempotency_key: reopened.idempotency_key ?? idempotencyKey,
  };
  return remarkAttempt(tx, reopened, answers, { at: now, changes, cause: 'reopened' });
}

const usedBy = (session: Session, now: Date): number =>
  Math.min(session.duration_ms, timeUsed(timingOf(session), now.getTime()));

interface Recording {
  now: Date;
  mode?: Attempt['mode'];
  idempotencyKey?: string | null;
  seat?: Seat | undefined;
  /** It arrived after its time. */
  sentOffline?: boolean;
  mayRank?: boolean;
}

/** The attempt that a closed session leaves. */
export async function recordSession(
  tx: Db,
  session: Session,
  answers: Answers,
  { now, mode = 'screen', idempotencyKey = null, seat, sentOffline = false, mayRank = true }: Recording,
): Promise<Attempt> {
  const occasion = {
    userId: session.user_id,
    taken: session,
    sessionId: session.id,
    turmaId: session.turma_id,
    mode,
    enteredBy: null,
    timeSpent: Math.round(session.used_ms / 1000),
    mayRank: mayRank && (await ranks(tx, session)),
    sentOffline,
    idempotencyKey,
    at: now,
  };
  const attempt = await recordAttempt(tx, occasion, answers, seat?.sheet);
  return session.reopened_at === null ? attempt : markLetIn(tx, attempt, session.reopened_at);
}

/** Staff let the student in after the end, and the attempt says so. */
async function markLetIn(tx: Db, { id }: Attempt, reopened_at: Date): Promise<Attempt> {
  const [marked] = await tx.update(attempts).set({ reopened_at }).where(eq(attempts.id, id)).returning();
  if (!marked) throw new Error('the attempt did not come back from the database');
  return marked;
}

const roleOf = prepared((db, value) =>
  db
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, value('id'))),
);

/** A student's, with nothing read beforehand: neither a key that was out, nor the paper for a whole exam's time. */
async function ranks(tx: Db, session: Session): Promise<boolean> {
  if (session.reopened_at !== null) return false;
  const [user] = await roleOf(tx, { id: session.user_id });
  return user?.role === 'student' && !(await letAnotherRunOut(tx, session));
}

const ranOut = prepared((db, value) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, value('userId')),
        eq(sessions.exam_id, value('examId')),
        ne(sessions.id, value('id')),
        isNotNull(sessions.closed_at),
        isNull(sessions.finished_at),
      ),
    )
    .limit(1),
);

/** Papers of editions are public, so there nothing is gained by it. */
async function letAnotherRunOut(tx: Db, { id, user_id, exam_id }: Session): Promise<boolean> {
  if (exam_id === null) return false;
  return (await ranOut(tx, { id, userId: user_id, examId: exam_id })).length > 0;
}

/** What is held, and the leftovers where nothing is. */
export async function answersOf(tx: Db, session: Session, fill: Answers, known?: Held): Promise<Answers> {
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
 * Closes a session whose time is over. One in which nothing was ever answered leaves no attempt: it is no result, and would
 * weigh on a mean as one. Of an exam, staff see that the student did not answer.
 */
export async function closeOverdue(tx: Db, session: Session, now: Date): Promise<Session> {
  const leftAttempt = session.reopened_at !== null && (await attemptLeftBy(tx, session)) !== undefined;
  const untouched = !leftAttempt && (await heldRows(tx, session.id)).length === 0;
  if (!untouched) await closeSession(tx, session, now, { finished: false });
  const closed = { closed_at: now, used_ms: usedBy(session, now) };
  return untouched ? updateSession(tx, session, closed) : { ...session, ...closed };
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
