import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { alternatives, attemptAnswers, attemptResults, attempts, questions, users } from '../../db/schema/index.js';
import type { Attempt } from './record.js';

const byId = prepared((db, value) =>
  db
    .select()
    .from(attempts)
    .where(eq(attempts.id, value('id'))),
);

export async function findAttempt(db: Db, id: number): Promise<Attempt | undefined> {
  const [row] = await byId(db, { id });
  return row;
}

export async function lockAttempt(tx: Db, id: number): Promise<Attempt | undefined> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
  return row;
}

export async function findByIdempotencyKey(db: Db, userId: number, key: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.user_id, userId), eq(attempts.idempotency_key, key)));
  return row;
}

/** The attempt that the first essay of a year became. */
export async function findPracticeEssay(db: Db, userId: number, year: number): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.user_id, userId), eq(attempts.year, year), eq(attempts.discipline, 'redacao')))
    .limit(1);
  return row;
}

interface Page {
  before: number | undefined;
  limit: number;
}

export const listOwn = (db: Db, userId: number, examId: number | undefined, page: Page): Promise<Attempt[]> =>
  listWhere(
    db,
    and(eq(attempts.user_id, userId), examId === undefined ? undefined : eq(attempts.exam_id, examId)),
    page,
  );

/** Attempts at an exam, of these turmas or of all. */
export const listOfExam = (db: Db, examId: number, turmaIds: number[] | undefined, page: Page): Promise<Attempt[]> =>
  listWhere(db, and(eq(attempts.exam_id, examId), turmaIds && inArray(attempts.turma_id, turmaIds)), page);

function listWhere(db: Db, which: SQL | undefined, { before, limit }: Page): Promise<Attempt[]> {
  return db
    .select()
    .from(attempts)
    .where(and(which, before === undefined ? undefined : lt(attempts.id, before)))
    .orderBy(desc(attempts.id))
    .limit(limit);
}

export async function updateAttempt(tx: Db, id: number, changes: Partial<Attempt>): Promise<void> {
  await tx.update(attempts).set(changes).where(eq(attempts.id, id));
}

export async function namesOf(db: Db, userIds: number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const answersOf = prepared((db, value) =>
  db
    .select({
      answer: attemptAnswers,
      area: questions.area,
      skill: questions.skill,
      answer_id: alternatives.id,
    })
    .from(attemptAnswers)
    .innerJoin(questions, eq(questions.id, attemptAnswers.question_id))
    .leftJoin(
      alternatives,
      and(eq(alternatives.question_id, attemptAnswers.question_id), eq(alternatives.letter, attemptAnswers.letter)),
    )
    .where(eq(attemptAnswers.attempt_id, value('attemptId')))
    .orderBy(asc(attemptAnswers.number)),
);

/** Answers of an attempt with what is known of their questions, keys apart. */
export const answerRows = (db: Db, attemptId: number) => answersOf(db, { attemptId });

export type PreviousResult = typeof attemptResults.$inferSelect;

const lastBefore = prepared((db, value) =>
  db
    .selectDistinctOn([attemptResults.attempt_id])
    .from(attemptResults)
    .where(sql`${attemptResults.attempt_id} = any(${value('ids')}::integer[])`)
    .orderBy(attemptResults.attempt_id, sql`${attemptResults.cause} = 'calibration'`, desc(attemptResults.id)),
);

/** The last result that each of these attempts had before. What a person changed is told rather than a better estimate. */
export async function previousResults(db: Db, attemptIds: number[]): Promise<Map<number, PreviousResult>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await lastBefore(db, { ids: attemptIds });
  return new Map(rows.map((row) => [row.attempt_id, row]));
}
