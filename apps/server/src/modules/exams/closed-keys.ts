import type { Db } from '../../db/database.js';
import { run } from '../../db/statement.js';

/**
 * Keys that are closed to every student, whatever turma or account: their questions stand in an exam that is not over
 * for everybody (`closes_keys` in migrations/0040_closed_keys.sql).
 */

const CLOSED = `
  select distinct question_id from exam_questions join exams on exams.id = exam_id
  where question_id = any($1::integer[]) and closes_keys(exams, $2::timestamptz)`;

/** Of these questions, those with a closed key. */
export async function closedQuestions(db: Db, now: Date, questionIds: number[]): Promise<Set<number>> {
  if (questionIds.length === 0) return new Set();
  const rows = await run<{ question_id: number }>(db, CLOSED, [questionIds, now]);
  return new Set(rows.map(({ question_id }) => question_id));
}

const CLOSED_IN = `
  select own.exam_id, array_agg(distinct own.question_id) as question_ids
  from exams as mine join exam_questions as own on own.exam_id = mine.id
    join exam_questions as other on other.question_id = own.question_id and other.exam_id <> own.exam_id
    join exams on exams.id = other.exam_id
  where mine.id = any($1::integer[]) and closes_keys(exams, $2::timestamptz)
    and (exams.owner_id = mine.owner_id or exists (
      select from exam_turmas as one join exam_turmas as two using (turma_id)
      where one.exam_id = mine.id and two.exam_id = exams.id))
  group by own.exam_id`;

/**
 * For each of these exams, its questions that another exam of its owner, or of one of its turmas, keeps closed; exams
 * without any are left out. A stranger's exam takes nothing away from the results of a class.
 */
export async function closedByOthers(db: Db, now: Date, examIds: number[]): Promise<Map<number, Set<number>>> {
  if (examIds.length === 0) return new Map();
  const rows = await run<{ exam_id: number; question_ids: number[] }>(db, CLOSED_IN, [examIds, now]);
  return new Map(rows.map(({ exam_id, question_ids }) => [exam_id, new Set(question_ids)]));
}
