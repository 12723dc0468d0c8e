import type { Area, ForeignLanguage } from '@gabarita/enem';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { examQuestions, exams, examTurmas, questions, turmas, users } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Exam } from './policy.js';

const ofExam = sql`from exam_questions join questions on questions.id = exam_questions.question_id
  where exam_questions.exam_id = ${exams.id}`;

const columns = {
  ...getTableColumns(exams),
  owner: users.name,
  questions_count: sql<number>`(select count(*)::integer ${ofExam})`,
  disciplines: sql<Area[]>`array(select distinct area ${ofExam} and area is not null order by area)`,
  languages: sql<
    ForeignLanguage[]
  >`array(select distinct language ${ofExam} and language is not null order by language)`,
};

export type ExamRow = NonNullable<Awaited<ReturnType<typeof findExam>>>;

export async function findExam(db: Db, id: number) {
  const [row] = await db
    .select(columns)
    .from(exams)
    .leftJoin(users, eq(users.id, exams.owner_id))
    .where(eq(exams.id, id));
  return row;
}

export interface ExamFilter {
  turmaId: number | undefined;
  turmaCode: string | undefined;
  /** The id to go on after, downwards. */
  before: number | undefined;
  limit: number;
}

/** Exams the reader may see, newest first. What a student asks for changes nothing: there is the own turma, or none. */
export function listExams(db: Db, person: Person, { turmaId, turmaCode, before, limit }: ExamFilter) {
  if (person.role === 'student') return ofStudent(db, { userId: person.id, before: before ?? ANY_ID, limit });
  const narrowed = and(
    turmaId === undefined ? undefined : assignedTo(sql`turma_id = ${turmaId}`),
    turmaCode === undefined
      ? undefined
      : assignedTo(sql`turma_id in (select id from turmas where code = ${turmaCode})`),
  );
  const visible = person.role === 'admin' ? undefined : or(eq(exams.owner_id, person.id), ofTurmasOf(person.id));
  return newestFirst(db, and(visible, narrowed, lt(exams.id, before ?? ANY_ID))).limit(limit);
}

/** Above every id. */
const ANY_ID = 2_147_483_647;

const assignedTo = (which: SQL): SQL => sql`exists (select from exam_turmas where exam_id = ${exams.id} and ${which})`;

const ofTurmasOf = (userId: number | Placeholder): SQL =>
  assignedTo(sql`turma_id in (select turma_id from turma_members where user_id = ${userId})`);

const newestFirst = (db: Db, which: SQL | undefined) =>
  db.select(columns).from(exams).leftJoin(users, eq(users.id, exams.owner_id)).where(which).orderBy(desc(exams.id));

/** Every student's first screen. */
const ofStudent = prepared((db, value) =>
  newestFirst(
    db,
    and(
      ofTurmasOf(value('userId')),
      eq(exams.is_active, true),
      isNotNull(exams.sent_at),
      lt(exams.id, value('before')),
    ),
  ).limit(value('limit')),
);

interface NamedTurma {
  id: number;
  name: string;
}

export async function turmasOfExams(db: Db, examIds: number[]): Promise<Map<number, NamedTurma[]>> {
  const found = new Map<number, NamedTurma[]>(examIds.map((id) => [id, []]));
  if (examIds.length === 0) return found;
  const rows = await db
    .select({ exam_id: examTurmas.exam_id, id: turmas.id, name: turmas.name })
    .from(examTurmas)
    .innerJoin(turmas, eq(turmas.id, examTurmas.turma_id))
    .where(inArray(examTurmas.exam_id, examIds))
    .orderBy(sql`plain(${turmas.name})`, asc(turmas.id));
  for (const { exam_id, id, name } of rows) found.get(exam_id)?.push({ id, name });
  return found;
}

export async function insertExam(tx: Db, exam: typeof exams.$inferInsert): Promise<number> {
  const [row] = await tx.insert(exams).values(exam).returning({ id: exams.id });
  if (!row) throw new Error('the exam did not come back from the database');
  return row.id;
}

export type ExamChanges = { [Column in keyof Exam]?: Exam[Column] | undefined };

export async function updateExam(tx: Db, id: number, changes: ExamChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(exams).set(changes).where(eq(exams.id, id));
}

export async function assignTurmas(tx: Db, examId: number, turmaIds: number[], at: Date): Promise<void> {
  const rows = turmaIds.map((turma_id) => ({ exam_id: examId, turma_id, assigned_at: at }));
  await tx.insert(examTurmas).values(rows).onConflictDoNothing();
}

export async function unassignTurma(tx: Db, examId: number, turmaId: number): Promise<boolean> {
  const removed = await tx
    .delete(examTurmas)
    .where(and(eq(examTurmas.exam_id, examId), eq(examTurmas.turma_id, turmaId)))
    .returning({ turma_id: examTurmas.turma_id });
  return removed.length > 0;
}

export type Place = Pick<typeof examQuestions.$inferSelect, 'question_id' | 'position' | 'points'>;

export async function placesOf(db: Db, examId: number): Promise<Place[]> {
  return db
    .select({ question_id: examQuestions.question_id, position: examQuestions.position, points: examQuestions.points })
    .from(examQuestions)
    .where(eq(examQuestions.exam_id, examId))
    .orderBy(asc(examQuestions.position));
}

export async function appendQuestions(tx: Db, examId: number, questionIds: number[], after: number): Promise<void> {
  await tx
    .insert(examQuestions)
    .values(questionIds.map((question_id, place) => ({ exam_id: examId, question_id, position: after + place + 1 })));
}

/** With the corrections of their keys: what was wrong in the one is wrong in the other. */
export async function copyQuestions(tx: Db, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into exam_questions (exam_id, question_id, position, points)
    select ${to}, question_id, position, points from exam_questions where exam_id = ${from}`);
  await tx.execute(sql`
    insert into key_corrections
      (exam_id, question_id, from_letter, from_annulled, to_letter, to_annulled, reason, actor_id, actor_name, at)
    select ${to}, question_id, from_letter, from_annulled, to_letter, to_annulled, reason, actor_id, actor_name, at
    from key_corrections where exam_id = ${from} order by id`);
  await tx.execute(sql`
    insert into key_offers (exam_id, question_id, letter, annulled, declined_at)
    select ${to}, question_id, letter, annulled, declined_at from key_offers where exam_id = ${from}`);
}

/** All at once: moving them one by one would put two questions in one place. */
export async function replaceQuestions(tx: Db, examId: number, places: Place[]): Promise<void> {
  await tx.delete(examQuestions).where(eq(examQuestions.exam_id, examId));
  if (places.length === 0) return;
  await tx.insert(examQuestions).values(places.map((place) => ({ ...place, exam_id: examId })));
}

export async function deleteExam(tx: Db, id: number): Promise<void> {
  const places = await placesOf(tx, id);
  await tx.delete(exams).where(eq(exams.id, id));
  await forgetTyped(
    tx,
    places.map(({ question_id }) => question_id),
  );
}

/** What this exam and the other exams of its turmas ask already. */
export async function askedOfTurmas(db: Db, examId: number): Promise<number[]> {
  const { rows } = await db.execute<{ question_id: number }>(sql`
    select distinct question_id from exam_questions
    where exam_id = ${examId} or exam_id in (
      select other.exam_id from exam_turmas own join exam_turmas other using (turma_id) where own.exam_id = ${examId})`);
  return rows.map(({ question_id }) => question_id);
}

export async function isTyped(db: Db, questionId: number): Promise<boolean> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.id, questionId), eq(questions.source, 'CUSTOM')));
  return rows.length > 0;
}

/** Typed questions go with the last exam that asks them. */
export async function forgetTyped(tx: Db, questionIds: number[]): Promise<void> {
  await tx
    .delete(questions)
    .where(
      and(
        eq(questions.source, 'CUSTOM'),
        inArray(questions.id, questionIds),
        sql`not exists (select from exam_questions where question_id = ${questions.id})`,
      ),
    );
}
