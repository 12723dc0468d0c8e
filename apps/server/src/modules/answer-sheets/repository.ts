import { STUDENT_NUMBERS } from '@gabarita/answer-sheet';
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import {
  answerSheets,
  discardedPhotos,
  exams,
  examTurmas,
  recognitions,
  turmaMembers,
  turmas,
  users,
} from '../../db/schema/index.js';

export type Recognition = typeof recognitions.$inferSelect;

/** A printed sheet: the exam it is of, and the student whose name is on it. */
export async function findSheet(db: Db, serial: number) {
  const [sheet] = await db
    .select({ exam_id: answerSheets.exam_id, exam_title: exams.title, user_id: answerSheets.user_id })
    .from(answerSheets)
    .innerJoin(exams, eq(exams.id, answerSheets.exam_id))
    .where(eq(answerSheets.serial, serial));
  return sheet;
}

export interface SheetOwner {
  user_id: number;
  name: string;
  turma_id: number;
  turma: string;
}

interface WhichStudents {
  turmaId?: number | undefined;
  userId?: number | undefined;
  /** As it is filled in on a sheet without a name; hardly ever that of two. */
  studentNumber?: number;
}

/** Students who sit an exam, by turma and name: all, or some of them. */
export function listStudents(db: Db, examId: number, only: WhichStudents = {}): Promise<SheetOwner[]> {
  return db
    .select({ user_id: users.id, name: users.name, turma_id: turmas.id, turma: turmas.name })
    .from(examTurmas)
    .innerJoin(turmas, eq(turmas.id, examTurmas.turma_id))
    .innerJoin(turmaMembers, eq(turmaMembers.turma_id, turmas.id))
    .innerJoin(users, eq(users.id, turmaMembers.user_id))
    .where(
      and(
        eq(examTurmas.exam_id, examId),
        eq(users.role, 'student'),
        only.turmaId === undefined ? undefined : eq(turmas.id, only.turmaId),
        only.userId === undefined ? undefined : eq(users.id, only.userId),
        only.studentNumber === undefined ? undefined : sql`${users.id} % ${STUDENT_NUMBERS} = ${only.studentNumber}`,
      ),
    )
    .orderBy(sql`plain(${turmas.name})`, asc(turmas.id), sql`plain(${users.name})`, asc(users.id));
}

/** The turmas that sit an exam, by name. */
export async function listTurmaNames(db: Db, examId: number): Promise<string[]> {
  const rows = await db
    .select({ name: turmas.name })
    .from(examTurmas)
    .innerJoin(turmas, eq(turmas.id, examTurmas.turma_id))
    .where(eq(examTurmas.exam_id, examId))
    .orderBy(sql`plain(${turmas.name})`, asc(turmas.id));
  return rows.map(({ name }) => name);
}

/** Serials of the sheets that exist already, by student; null is the sheet without a name. */
export async function findSerials(
  db: Db,
  examId: number,
  userIds: (number | null)[],
): Promise<Map<number | null, number>> {
  const named = userIds.filter((id) => id !== null);
  const owner = userIds.includes(null) ? isNull(answerSheets.user_id) : inArray(answerSheets.user_id, named);
  const rows = await db
    .select({ user_id: answerSheets.user_id, serial: answerSheets.serial })
    .from(answerSheets)
    .where(and(eq(answerSheets.exam_id, examId), owner));
  return new Map(rows.map(({ user_id, serial }) => [user_id, serial]));
}

/** Whatever is taken already, by a number or by somebody printing at the same moment, is left as it is. */
export async function insertSheets(db: Db, sheets: (typeof answerSheets.$inferInsert)[]): Promise<void> {
  if (sheets.length > 0) await db.insert(answerSheets).values(sheets).onConflictDoNothing();
}

/** From here on the photo belongs to its recognition. */
export async function insertRecognition(tx: Db, recognition: typeof recognitions.$inferInsert): Promise<number> {
  await forgetDiscardedPhotos(tx, [recognition.photo]);
  const [row] = await tx.insert(recognitions).values(recognition).returning({ id: recognitions.id });
  if (!row) throw new Error('the recognition did not come back from the database');
  return row.id;
}

export async function findRecognition(db: Db, id: number): Promise<Recognition | undefined> {
  const [row] = await db.select().from(recognitions).where(eq(recognitions.id, id));
  return row;
}

export async function lockRecognition(tx: Db, id: number): Promise<Recognition | undefined> {
  const [row] = await tx.select().from(recognitions).where(eq(recognitions.id, id)).for('update');
  return row;
}

export async function confirmRecognition(tx: Db, id: number, attemptId: number, studentId: number): Promise<void> {
  await tx.update(recognitions).set({ attempt_id: attemptId, student_id: studentId }).where(eq(recognitions.id, id));
}

export async function deleteRecognitionsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(recognitions).where(lt(recognitions.created_at, moment));
}

/** Names a photo that is about to be written: unless its recognition follows, it is removed when it is due. */
export async function announcePhoto(db: Db, photo: string, dueAt: Date): Promise<void> {
  await db.insert(discardedPhotos).values({ photo, due_at: dueAt });
}

export async function listDiscardedPhotos(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ photo: discardedPhotos.photo })
    .from(discardedPhotos)
    .where(lte(discardedPhotos.due_at, now))
    .limit(1_000);
  return rows.map(({ photo }) => photo);
}

export async function forgetDiscardedPhotos(db: Db, photos: string[]): Promise<void> {
  await db.delete(discardedPhotos).where(inArray(discardedPhotos.photo, photos));
}
