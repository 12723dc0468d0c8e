import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attemptAnswers } from '../../db/schema/index.js';
import { run } from '../../db/statement.js';
import type { Answers, Mark } from './marking.js';

/** Replaces an attempt's marks; those that are stored as they are cost nothing. */
export async function replaceMarks(tx: Db, attemptId: number, marks: Mark[]): Promise<void> {
  const ids = marks.map(({ question_id }) => question_id);
  await tx
    .delete(attemptAnswers)
    .where(
      and(
        eq(attemptAnswers.attempt_id, attemptId),
        ids.length > 0 ? notInArray(attemptAnswers.question_id, ids) : undefined,
      ),
    );
  await storeMarks(tx, attemptId, marks);
}

const STORED = ['question_id', 'number', 'letter', 'correct', 'available', 'points', 'time_spent', 'held'];

/** One value for all rows: the query builder takes 4 ms to put 45 of them together. */
const STORE = `
  insert into attempt_answers (attempt_id, question_id, number, letter, correct, available, points, time_spent, held)
  select $1, mark.* from jsonb_to_recordset($2) as mark (
    question_id integer, number integer, letter text, correct boolean, available boolean, points double precision,
    time_spent integer, held boolean)
  on conflict (attempt_id, question_id) do update set
    number = excluded.number, letter = excluded.letter, correct = excluded.correct, available = excluded.available,
    points = excluded.points, time_spent = excluded.time_spent, held = excluded.held
  where attempt_answers is distinct from excluded`;

export async function storeMarks(tx: Db, attemptId: number, marks: Mark[]): Promise<void> {
  await run(tx, STORE, [attemptId, JSON.stringify(marks, STORED)]);
}

/** Questions of an attempt that have an answer. */
export const recordedMarks = (db: Db, attemptId: number) =>
  db
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attempt_id, attemptId), isNotNull(attemptAnswers.letter)));

/** The answers an attempt was marked by. */
export async function recordedAnswers(db: Db, attemptId: number): Promise<Answers> {
  const given = await recordedMarks(db, attemptId);
  return new Map(given.map(({ question_id, letter, time_spent }) => [question_id, { letter, time_spent }]));
}
