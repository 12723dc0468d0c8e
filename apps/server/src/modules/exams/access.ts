import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { exams } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import { canEdit, type Exam, type Relation } from './policy.js';

const relation = prepared((db, value) =>
  db
    .select({
      exam: exams,
      assigned: sql<boolean>`exists (
        select from exam_turmas join turma_members using (turma_id)
        where exam_turmas.exam_id = exams.id and turma_members.user_id = ${value('userId')})`,
    })
    .from(exams)
    .where(eq(exams.id, value('examId'))),
);

/** An exam and what the reader has to do with it; 404 when there is none. */
export async function findRelation(db: Db, person: Pick<Person, 'id'>, examId: number): Promise<Relation> {
  const [found] = await relation(db, { examId, userId: person.id });
  if (!found) throw new AppError('not-found');
  return found;
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
