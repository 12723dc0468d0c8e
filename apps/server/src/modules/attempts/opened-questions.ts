import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attemptAnswers, attempts } from '../../db/schema/index.js';
import type { Services } from '../../services.js';
import { closedQuestions } from '../exams/closed-keys.js';
import { recordedAnswers } from './marks.js';
import { remarkAttempt } from './record.js';
import { lockAttempt } from './repository.js';

/** The rest waits for the next run: the embedded database has one connection, and students are saving. */
const ATTEMPTS_AT_ONCE = 100;

/**
 * The job: answers that were held back count from when their keys open. Each attempt in a transaction of its own, and
 * the complete result takes the place of the incomplete one without being told as a change.
 */
export async function countOpenedQuestions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const held = await heldQuestions(db);
  const closed = await closedQuestions(db, clock.now(), held);
  const opened = held.filter((id) => !closed.has(id));
  for (const id of await attemptsHolding(db, opened)) {
    await db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, id);
      if (attempt) await remarkAttempt(tx, attempt, await recordedAnswers(tx, id), { at: clock.now() });
    });
  }
}

async function heldQuestions(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: attemptAnswers.question_id })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .where(and(gt(attempts.held_questions, 0), eq(attemptAnswers.held, true)))
    .groupBy(attemptAnswers.question_id);
  return rows.map(({ id }) => id);
}

async function attemptsHolding(db: Db, questionIds: number[]): Promise<number[]> {
  if (questionIds.length === 0) return [];
  const answers = db
    .select({ one: sql`1` })
    .from(attemptAnswers)
    .where(
      and(
        eq(attemptAnswers.attempt_id, attempts.id),
        eq(attemptAnswers.held, true),
        inArray(attemptAnswers.question_id, questionIds),
      ),
    );
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(gt(attempts.held_questions, 0), sql`exists ${answers}`))
    .orderBy(asc(attempts.id))
    .limit(ATTEMPTS_AT_ONCE);
  return rows.map(({ id }) => id);
}
