import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { run } from '../../db/statement.js';
import type { KeyFacts, Standing } from './policy.js';

/** The facts about sessions and attempts on which the rules of `policy.ts` decide. */

interface StandingRow {
  exam_id: number;
  running: boolean;
  attempted: boolean;
  lapsed: boolean;
  last_deadline: number | null;
}

const STANDINGS = `
  select exam_id,
    exists (select from sessions where sessions.exam_id = asked.exam_id and user_id = $1 and closed_at is null)
      as running,
    exists (select from attempts where attempts.exam_id = asked.exam_id and user_id = $1 and not exists (
      select from sessions where sessions.id = attempts.session_id and closed_at is null)) as attempted,
    exists (select from sessions where sessions.exam_id = asked.exam_id and user_id = $1 and closed_at is not null
      and not exists (select from attempts where attempts.session_id = sessions.id)) as lapsed,
    (select extract(epoch from max(due_at))::double precision
      from sessions where sessions.exam_id = asked.exam_id and closed_at is null) as last_deadline
  from unnest($2::integer[]) as asked (exam_id)`;

interface Facts extends Standing, KeyFacts {
  /** A session of the student's ran out and left no attempt: nothing was answered in it. */
  lapsed: boolean;
}

/** How a student stands with each of the exams, in one query. An attempt that was reopened is not in any more. */
export async function findStandings(db: Db, userId: number, examIds: number[]): Promise<Map<number, Facts>> {
  if (examIds.length === 0) return new Map();
  const rows = await run<StandingRow>(db, STANDINGS, [userId, examIds]);
  return new Map(
    rows.map(({ exam_id, running, attempted, lapsed, last_deadline }) => [
      exam_id,
      { running, attempted, lapsed, lastDeadline: last_deadline === null ? null : new Date(last_deadline * 1_000) },
    ]),
  );
}

export async function findStanding(db: Db, userId: number, examId: number): Promise<Facts> {
  const standing = (await findStandings(db, userId, [examId])).get(examId);
  if (!standing) throw new Error('every exam that is asked about has a row');
  return standing;
}

/** Which of the exams somebody has begun: their questions are what they are from then on. */
export async function begunExams(db: Db, examIds: number[]): Promise<Set<number>> {
  if (examIds.length === 0) return new Set();
  const { rows } = await db.execute<{ exam_id: number }>(sql`
    select exam_id from unnest(${sql.param(examIds)}::integer[]) as asked (exam_id)
    where exists (select from sessions where sessions.exam_id = asked.exam_id)
      or exists (select from attempts where attempts.exam_id = asked.exam_id)`);
  return new Set(rows.map(({ exam_id }) => exam_id));
}

export const isBegun = async (db: Db, examId: number): Promise<boolean> => (await begunExams(db, [examId])).has(examId);
