import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attemptAnswers } from '../../db/schema/index.js';
import type { Answers, Mark } from './marking.js';

/** Writes an attempt's marks; those that are stored as they are cost nothing. */
export async function storeMarks(tx: Db, attemptId: number, marks: Mark[]): Promise<void> {
  const ids = marks.map(({ question_id }) => question_id);
  await tx
    .delete(attemptAnswers)
    .where(
      and(
        eq(attemptAnswers.attempt_id, attemptId),
        ids.length > 0 ? notInArray(attemptAnswers.question_id, ids) : undefined,
      ),
    );
  if (marks.length === 0) return;
  await tx
    .insert(attemptAnswers)
    .values(
      marks.map(({ question_id, number, letter, correct, available, points, time_spent }) => ({
        attempt_id: attemptId,
        question_id,
        number,
        letter,
        correct,
        available,
        points,
        time_spent,
      })),
    )
    .onConflictDoUpdate({
      target: [attemptAnswers.attempt_id, attemptAnswers.question_id],
      set: {
        number: sql`excluded.number`,
        letter: sql`excluded.letter`,
        correct: sql`excluded.correct`,
        available: sql`excluded.available`,
        points: sql`excluded.points`,
        time_spent: sql`excluded.time_spent`,
      },
      setWhere: sql`attempt_answers is distinct from excluded`,
    });
}

/** The answers an attempt was marked by. */
export async function recordedAnswers(db: Db, attemptId: number): Promise<Answers> {
  const rows = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attempt_id, attemptId));
  const given = rows.filter(({ letter }) => letter !== null);
  return new Map(given.map(({ question_id, letter, time_spent }) => [question_id, { letter, time_spent }]));
}
