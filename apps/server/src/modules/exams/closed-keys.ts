import type { Db } from '../../db/database.js';
import { run } from '../../db/statement.js';

/**
 * Keys that are closed to every student, whatever turma or account: their questions stand in an exam that is not over
 * for everybody (`closing_exams` in migrations/0080_closing_exams.sql). Exams are looked at once each, however many of
 * the questions they share.
 */

const CLOSED = `
  select distinct question_id from exam_questions
  where question_id = any($1::integer[]) and exam_id in (
    select closing_exams(
      array(select distinct exam_id from exam_questions where question_id = any($1::integer[])), $2::timestamptz))`;

/** Of these questions, those with a closed key. */
export async function closedQuestions(db: Db, now: Date, questionIds: number[]): Promise<Set<number>> {
  if (questionIds.length === 0) return new Set();
  const rows = await run<{ question_id: number }>(db, CLOSED, [questionIds, now]);
  return new Set(rows.map(({ question_id }) => question_id));
}

const CLOSED_IN = `
  with alike as materialized (
    select distinct own.exam_id as mine, other.exam_id as other
    from exam_questions as own join exam_questions as other using (question_id)
    where own.exam_id = any($1::integer[]) and other.exam_id <> own.exam_id
  ), closing as materialized (
    select mine, other
    from alike
      join closing_exams(array(select distinct other from alike), $2::timestamptz) as closing (exam_id) on exam_id = other
      join exams as one on one.id = mine
      join exams as two on two.id = other
    where one.owner_id = two.owner_id
      or exists (
        select from exam_turmas as of_one join exam_turmas as of_two using (turma_id)
        where of_one.exam_id = mine and of_two.exam_id = other)
      or exists (select from exam_turmas join turma_members using (turma_id) where exam_id = other and user_id = $3)
      or exists (select from sessions where exam_id = other and user_id = $3 and closed_at is null))
  select mine as exam_id, array_agg(distinct own.question_id) as question_ids
  from closing
    join exam_questions as own on own.exam_id = mine
    join exam_questions as asked on asked.exam_id = other and asked.question_id = own.question_id
  group by mine`;

/**
 * For each of these exams, its questions that another exam of its owner, or of one of its turmas, keeps closed; exams
 * without any are left out. A stranger's exam takes nothing away from the results of a class. For one student an exam of
 * the turma they are in now is no stranger's: what they are shown of this exam would tell them what is right in that one.
 */
export async function closedByOthers(
  db: Db,
  now: Date,
  examIds: number[],
  studentId: number | null = null,
): Promise<Map<number, Set<number>>> {
  if (examIds.length === 0) return new Map();
  const rows = await run<{ exam_id: number; question_ids: number[] }>(db, CLOSED_IN, [examIds, now, studentId]);
  return new Map(rows.map(({ exam_id, question_ids }) => [exam_id, new Set(question_ids)]));
}
