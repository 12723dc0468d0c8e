import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { exams, examTurmas, turmaMembers } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import { canEdit, type Exam, type Relation } from './policy.js';

/** An exam and what the reader has to do with it; 404 when there is none. */
export async function findRelation(db: Db, person: Pick<Person, 'id'>, examId: number): Promise<Relation> {
  const [exam] = await db.select().from(exams).where(eq(exams.id, examId));
  if (!exam) throw new AppError('not-found');
  const shared = await db
    .select({ one: sql`1` })
    .from(examTurmas)
    .innerJoin(turmaMembers, eq(turmaMembers.turma_id, examTurmas.turma_id))
    .where(and(eq(examTurmas.exam_id, examId), eq(turmaMembers.user_id, person.id)))
    .limit(1);
  return { exam, assigned: shared.length > 0 };
}

/**
 * The exam, for somebody who is about to change it. The row stays locked until the transaction ends: two changes cannot
 * cross, and no session can begin (its row refers to this one) while the questions change.
 */
export async function lockForEditing(tx: Db, person: Person, examId: number): Promise<Exam> {
  const [exam] = await tx.select().from(exams).where(eq(exams.id, examId)).for('update');
  if (!exam) throw new AppError('not-found');
  if (!canEdit(person, exam)) throw new AppError('access.denied');
  return exam;
}
