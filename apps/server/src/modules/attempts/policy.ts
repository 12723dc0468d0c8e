import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findRelation } from '../exams/access.js';
import { canEdit } from '../exams/policy.js';
import { teachesStudent, turmaIdsOf } from '../turmas/membership.js';
import { findAccount } from '../users/accounts.js';
import type { Attempt } from './record.js';

/** Whether somebody is staff of an attempt: admins, the exam's owner, and teachers of the turma it was made in. */
export async function isStaffOfAttempt(db: Db, person: Person, attempt: Attempt): Promise<boolean> {
  if (person.role === 'admin') return true;
  if (person.role !== 'teacher') return false;
  if (attempt.exam_id === null) return teachesStudent(db, person.id, attempt.user_id);
  const { exam } = await findRelation(db, person, attempt.exam_id);
  if (canEdit(person, exam)) return true;
  return attempt.turma_id === null
    ? teachesStudent(db, person.id, attempt.user_id)
    : (await turmaIdsOf(db, person.id)).has(attempt.turma_id);
}

/** Whose attempt it is: the person's own, or that of a student of their turmas when staff say so. */
export async function subjectFor(db: Db, person: Person, userId: number | undefined): Promise<number> {
  if (userId === undefined || userId === person.id) return person.id;
  if (person.role === 'student') throw new AppError('access.denied');
  const student = await findAccount(db, userId);
  const allowed =
    student?.role === 'student' && (person.role === 'admin' || (await teachesStudent(db, person.id, userId)));
  if (!allowed) throw new AppError('access.denied');
  return userId;
}
