import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.js';
import { turmaMembers } from '../../db/schema/index.js';

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
