import type { Area, Letter } from '@gabarita/enem';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import {
  attempts,
  examQuestions,
  examTurmas,
  keyCorrections,
  questions,
  turmaMembers,
  turmas,
} from '../../db/schema/index.js';

export type Attempt = typeof attempts.$inferSelect;

/** Turmas that sit an exam, or those of them that somebody is in. */
export function turmasOfExam(db: Db, examId: number, memberId: number | undefined) {
  const own = sql`exists (select from ${turmaMembers} where turma_id = ${turmas.id} and user_id = ${memberId})`;
  return db
    .select({ id: turmas.id, name: turmas.name })
    .from(examTurmas)
    .innerJoin(turmas, eq(turmas.id, examTurmas.turma_id))
    .where(and(eq(examTurmas.exam_id, examId), memberId === undefined ? undefined : own))
    .orderBy(sql`plain(${turmas.name})`, asc(turmas.id));
}

/** First attempts of students: what counts in every number about an exam, whatever its origin. */
const counted = (examId: number, inScope: SQL): SQL =>
  sql`attempts.exam_id = ${examId} and attempts.first and ${inScope}
    and exists (select from users where users.id = attempts.user_id and users.role = 'student')`;

export interface Totals extends Record<string, unknown> {
  attempts: number;
  mean_percentage: number | null;
  mean_tri: number | null;
  awaiting_decision: number;
}

/** A sheet that waits as a whole is no zero. The mean of TRI is of scores by item parameters alone: neither the formula nor a typed sheet is on their scale. */
export async function totalsOf(db: Db, examId: number, inScope: SQL): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select count(*)::integer as attempts,
      round(avg(percentage) filter (where answered > 0 or late_answers is null)::numeric, 1)::double precision
        as mean_percentage,
      round(avg(tri_score) filter (where tri_source not in ('formula', 'manual'))::numeric, 1)::double precision as mean_tri,
      count(late_answers)::integer as awaiting_decision
    from attempts where ${counted(examId, inScope)}`);
  return rows[0] ?? { attempts: 0, mean_percentage: null, mean_tri: null, awaiting_decision: 0 };
}

export const firstAttempts = (db: Db, examId: number, inScope: SQL): Promise<Attempt[]> =>
  db.select().from(attempts).where(counted(examId, inScope));

/** How many lie in each tenth; who has everything right is in the last. */
export async function tenthsOf(db: Db, examId: number, inScope: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ tenth: number; count: number }>(sql`
    select least(9, floor(percentage / 10))::integer as tenth, count(*)::integer as count
    from attempts where ${counted(examId, inScope)} group by tenth`);
  return new Map(rows.map(({ tenth, count }) => [tenth, count]));
}

interface Placed extends Record<string, unknown> {
  id: number;
  position: number;
  turma: string | null;
  practice: number;
}

export interface PlacedPage {
  awaiting: boolean;
  /** Percentage and id to go on after. */
  after: readonly [number, number] | undefined;
  limit: number;
}

/** First attempts by their place. Those with equal results share one. */
export async function placedAttempts(db: Db, examId: number, inScope: SQL, { awaiting, after, limit }: PlacedPage) {
  const { rows } = await db.execute<Placed>(sql`
    with placed as (
      select id, user_id, turma_id, percentage, late_answers, rank() over (order by percentage desc)::integer as position
      from attempts where ${counted(examId, inScope)})
    select placed.id, position, turmas.name as turma,
      (select count(*)::integer from attempts others
        where others.exam_id = ${examId} and others.user_id = placed.user_id and not others.first) as practice
    from placed left join turmas on turmas.id = placed.turma_id
    where ${awaiting ? sql`late_answers is not null` : sql`true`}
      and ${after ? sql`(placed.percentage, -placed.id) < (${after[0]}::double precision, ${-after[1]}::integer)` : sql`true`}
    order by placed.percentage desc, placed.id limit ${limit}`);
  const found = await db
    .select()
    .from(attempts)
    .where(
      inArray(
        attempts.id,
        rows.map(({ id }) => id),
      ),
    );
  const byId = new Map(found.map((attempt) => [attempt.id, attempt]));
  return rows.flatMap(({ id, ...place }) => {
    const attempt = byId.get(id);
    return attempt ? [{ ...place, attempt }] : [];
  });
}

/** One attempt's answers, a character a question in the order of the paper: the letter or `-`, and 1 for right. */
export interface AnswerString extends Record<string, unknown> {
  attempt_id: number;
  percentage: number;
  letters: string;
  marks: string;
}

/** One row a student instead of one an answer: an exam of 2,000 students and 180 questions is 2,000 rows. */
export async function answerStrings(db: Db, examId: number, inScope: SQL): Promise<AnswerString[]> {
  const { rows } = await db.execute<AnswerString>(sql`
    select attempts.id as attempt_id, attempts.percentage,
      string_agg(coalesce(letter, '-'), '' order by number) as letters,
      string_agg(case when correct then '1' else '0' end, '' order by number) as marks
    from attempts join attempt_answers on attempt_id = attempts.id
    where ${counted(examId, inScope)} group by attempts.id order by attempts.id`);
  return rows;
}

export interface ExamItem {
  question_id: number;
  order: number;
  statement: string;
  area: Area | null;
  skill: number | null;
  available: boolean;
  letters: Letter[];
}

export function itemsOfExam(db: Db, examId: number): Promise<ExamItem[]> {
  return db
    .select({
      question_id: questions.id,
      order: examQuestions.position,
      statement: questions.statement,
      area: questions.area,
      skill: questions.skill,
      available: sql<boolean>`${questions.status} <> 'gap'`,
      letters: sql<Letter[]>`array(select letter from alternatives where question_id = questions.id order by letter)`,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.question_id))
    .where(eq(examQuestions.exam_id, examId))
    .orderBy(asc(examQuestions.position));
}

export const correctionsIn = (db: Db, examId: number) =>
  db.select().from(keyCorrections).where(eq(keyCorrections.exam_id, examId)).orderBy(desc(keyCorrections.id));
