import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attemptAnswers, attempts } from '../../db/schema/index.js';
import { recordedAnswers, remarkAttempt } from './record.js';

/**
 * Marks anew every attempt at a custom exam that has this question in it: its key was corrected, it was annulled, or
 * withdrawn. Attempts at editions keep the score they were given; they may be very many, and nobody is graded by them.
 */
export async function remarkAttemptsWith(tx: Db, questionId: number): Promise<void> {
  const rows = await tx
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .where(and(eq(attemptAnswers.question_id, questionId), isNotNull(attempts.exam_id)))
    .orderBy(attempts.id);
  for (const { attempt } of rows) await remarkAttempt(tx, attempt, await recordedAnswers(tx, attempt.id));
}
