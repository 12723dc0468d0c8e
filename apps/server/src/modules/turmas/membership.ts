import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.js';
import { turmaMembers, turmas } from '../../db/schema/index.js';

/** Whether a teacher and a student are in a turma together. */
export async function teachesStudent(db: Db, teacherId: number, studentId: number): Promise<boolean> {
  const teacher = alias(turmaMembers, 'teacher');
  const student = alias(turmaMembers, 'student');
  const shared = await db
    .select({ one: sql`1` })
    .from(teacher)
    .innerJoin(student, eq(student.turma_id, teacher.turma_id))
    .where(and(eq(teacher.user_id, teacherId), eq(student.user_id, studentId)))
    .limit(1);
  return shared.length > 0;
}

/** Turmas somebody is in: one at most for a student, any number for a teacher. */
export async function turmaIdsOf(db: Db, userId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: turmaMembers.turma_id })
    .from(turmaMembers)
    .where(eq(turmaMembers.user_id, userId));
  return new Set(rows.map(({ id }) => id));
}

/** The same with their names, as the person would tell it. */
export async function ownTurmas(db: Db, userId: number) {
  const rows = await db
    .select({ id: turmas.id, name: turmas.name, joined_at: turmaMembers.joined_at })
    .from(turmaMembers)
    .innerJoin(turmas, eq(turmas.id, turmaMembers.turma_id))
    .where(eq(turmaMembers.user_id, userId))
    .orderBy(turmaMembers.joined_at);
  return rows.map((row) => ({ ...row, joined_at: row.joined_at.toISOString() }));
}

/** Of these ids, those that are turmas in use: nothing new is given to an archived one. */
export async function turmaIdsAmong(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: turmas.id })
    .from(turmas)
    .where(and(inArray(turmas.id, ids), isNull(turmas.archived_at)));
  return new Set(rows.map(({ id }) => id));
}

/** A teacher who becomes a student is in one turma at most, like every student: the one joined last. */
export async function keepLastTurma(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from turma_members where user_id = ${userId} and turma_id <> (
      select turma_id from turma_members where user_id = ${userId} order by joined_at desc, turma_id desc limit 1)`);
}
