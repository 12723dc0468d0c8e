import type { ReportView } from '@gabarita/contract';
import type { Area } from '@gabarita/enem';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import type { Scale } from './scale.js';
import type { SkillCount } from './skills.js';

/** Whose attempts are added up, and the exams whose result this person may not see yet. */
export interface Own {
  userId: number;
  closedExams: number[];
}

const isOpen = ({ closedExams }: Own): SQL =>
  sql`(exam_id is null or not exam_id = any(${sql.param(closedExams)}::integer[]))`;
export const ownOpen = (own: Own): SQL => sql`user_id = ${own.userId} and ${isOpen(own)}`;

const onScale = (scale: Scale): SQL => (scale === 'manual' ? sql`tri_source = 'manual'` : sql`tri_source <> 'manual'`);

interface Averages {
  tri_average: number | null;
  manual_average: number | null;
}
const averages = sql`
  avg(tri_score) filter (where tri_source <> 'manual') as tri_average,
  avg(tri_score) filter (where tri_source = 'manual') as manual_average`;

type Totals = Averages & Pick<ReportView, 'exams' | 'awaiting' | 'questions' | 'correct'>;

export async function attemptTotals(db: Db, own: Own): Promise<Totals> {
  const { rows } = await db.execute<Totals & Record<string, unknown>>(sql`
    select (select count(*)::integer from attempts where user_id = ${own.userId}) as exams,
      (select count(*)::integer from attempts where user_id = ${own.userId} and not ${isOpen(own)}) as awaiting,
      coalesce(sum(total_questions), 0)::integer as questions,
      coalesce(sum(correct_answers), 0)::integer as correct,
      ${averages}
    from attempts where ${ownOpen(own)}`);
  const [totals] = rows;
  if (!totals) throw new Error('a sum over nothing is a row too');
  return totals;
}

type Scored = ReportView['recent'][number];
type ScoredRow = Scored & { created_at: Date | string } & Record<string, unknown>;

const scoredColumns = sql`id as attempt_id, exam_name, discipline, created_at, tri_score, tri_error, tri_source`;
const scored = <Row extends { created_at: Date | string }>(row: Row) => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
});

const RECENT = 10;

export async function recentAttempts(db: Db, own: Own, scale: Scale): Promise<Scored[]> {
  const { rows } = await db.execute<ScoredRow>(sql`
    select ${scoredColumns} from attempts
    where ${ownOpen(own)} and ${onScale(scale)}
    order by id desc limit ${RECENT}`);
  return rows.reverse().map(scored);
}

export async function bestAttempt(db: Db, own: Own, scale: Scale): Promise<Scored | null> {
  const { rows } = await db.execute<ScoredRow>(sql`
    select ${scoredColumns} from attempts
    where ${ownOpen(own)} and ${onScale(scale)}
    order by tri_score desc, id desc limit 1`);
  return rows.map(scored)[0] ?? null;
}

/** One row for each area of each attempt: a whole exam has four. */
const areaResults = (own: Own): SQL => sql`(
  select id as attempt_id, exam_name, created_at, area.*
  from attempts cross join lateral jsonb_to_recordset(areas) as area (
    discipline text, total_questions integer, correct_answers integer,
    tri_score double precision, tri_error double precision, tri_source text)
  where ${ownOpen(own)}) as result`;

export type AreaTotals = Averages & { discipline: Area; exams: number; questions: number; correct: number };

export async function areaTotals(db: Db, own: Own): Promise<AreaTotals[]> {
  const { rows } = await db.execute<AreaTotals & Record<string, unknown>>(sql`
    select discipline, count(*)::integer as exams, sum(total_questions)::integer as questions,
      sum(correct_answers)::integer as correct, ${averages}
    from ${areaResults(own)} group by discipline`);
  return rows;
}

export type AreaScore = Omit<Scored, 'discipline'> & { discipline: Area };

const SERIES = 12;

export async function areaSeries(db: Db, own: Own): Promise<AreaScore[]> {
  const { rows } = await db.execute<AreaScore & { created_at: Date | string } & Record<string, unknown>>(sql`
    select attempt_id, exam_name, created_at, discipline, tri_score, tri_error, tri_source
    from (
      select *, row_number() over (partition by discipline, tri_source = 'manual' order by attempt_id desc) as newest
      from ${areaResults(own)} where tri_score is not null) as ranked
    where newest <= ${SERIES} order by attempt_id`);
  return rows.map(scored);
}

export async function essayTotals(db: Db, own: Own): Promise<ReportView['essays']> {
  const { rows } = await db.execute<{ exams: number; average: number | null }>(sql`
    select count(*)::integer as exams, round(avg(score))::integer as average
    from attempts where ${ownOpen(own)} and discipline = 'redacao'`);
  const [{ exams, average } = { exams: 0, average: null }] = rows;
  return average === null ? null : { exams, average };
}

const answersOf = (own: Own): SQL => sql`attempts
  join attempt_answers on attempt_answers.attempt_id = attempts.id
  join questions on questions.id = attempt_answers.question_id
  where ${ownOpen(own)} and available and not held and area is not null`;

export async function skillCounts(db: Db, own: Own): Promise<SkillCount[]> {
  const { rows } = await db.execute<SkillCount & Record<string, unknown>>(sql`
    select area as discipline, skill, count(*)::integer as questions,
      (count(*) filter (where correct))::integer as correct
    from ${answersOf(own)} and skill is not null
    group by area, skill order by area, skill`);
  return rows;
}

export async function paceByArea(db: Db, own: Own): Promise<ReportView['pace']> {
  const median = sql`percentile_cont(0.5) within group (order by attempt_answers.time_spent)`;
  const { rows } = await db.execute<ReportView['pace'][number] & Record<string, unknown>>(sql`
    select area as discipline, count(*)::integer as answers, ${median} as median,
      ${median} filter (where correct) as "right", ${median} filter (where not correct) as wrong
    from ${answersOf(own)} and attempt_answers.letter is not null and attempt_answers.time_spent > 0
    group by area order by area`);
  return rows;
}
