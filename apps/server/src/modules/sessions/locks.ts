import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { sessions } from '../../db/schema/index.js';
import { run } from '../../db/statement.js';
import type { Session, Taken } from './session.js';

/** Sessions of one person at one exam, locked until the transaction ends. */

const runningExam = prepared((db, value) =>
  db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.user_id, value('userId')), eq(sessions.exam_id, value('examId')), isNull(sessions.closed_at)),
    )
    .for('update'),
);

export async function lockRunningSession(tx: Db, userId: number, taken: Taken): Promise<Session | undefined> {
  const [row] =
    taken.exam_id === null
      ? await lockRunningEdition(tx, userId, taken)
      : await runningExam(tx, { userId, examId: taken.exam_id });
  return row;
}

function lockRunningEdition(tx: Db, userId: number, taken: Taken): Promise<Session[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isOf(taken), isNull(sessions.closed_at)))
    .for('update');
}

/** The last session that is over. */
export async function lockClosedSession(tx: Db, userId: number, taken: Taken): Promise<Session | undefined> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isOf(taken), isNotNull(sessions.closed_at)))
    .orderBy(desc(sessions.id))
    .limit(1)
    .for('update');
  return row;
}

/** The student has handed it in, though its time ran out before. */
export async function finishSession(tx: Db, { id }: Session, now: Date): Promise<void> {
  await tx.update(sessions).set({ finished_at: now }).where(eq(sessions.id, id));
}

const isOf = ({ exam_id, edition_id, discipline, day }: Taken) =>
  exam_id !== null
    ? eq(sessions.exam_id, exam_id)
    : and(
        eq(sessions.edition_id, edition_id ?? 0),
        eq(sessions.discipline, discipline ?? 'prova-completa'),
        day === null ? isNull(sessions.day) : eq(sessions.day, day),
      );

/** Keeps two requests of one person from starting, or recording, the same thing at the same moment. */
export async function queueUp(tx: Db, userId: number): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock(7203116, $1)', [userId]);
}
