import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { findRelation } from '../exams/access.js';
import { canEdit, type Exam, isStaffOf } from '../exams/policy.js';
import type { Reopenable } from '../sessions/reopening.js';
import { turmasOfExam } from './repository.js';

/** Of which students somebody may see the results of an exam. */
export interface Scope {
  exam: Exam;
  /** Whether the reader may correct keys and reopen: the owner, and admins. */
  editable: boolean;
  /** Turmas the reader may choose between. */
  turmas: { id: number; name: string }[];
  /** The turmas that are looked at; null for everybody who sits the exam, in a turma or not. */
  turmaIds: number[] | null;
}

/** Owner and admins see all; a teacher of a turma that sits the exam sees the own turmas. Nobody else sees anything. */
export async function scopeFor(db: Db, person: Person, examId: number, turmaId: number | undefined): Promise<Scope> {
  const relation = await findRelation(db, person, examId);
  if (!isStaffOf(person, relation)) throw new AppError('access.denied');
  const editable = canEdit(person, relation.exam);
  const turmas = await turmasOfExam(db, examId, editable ? undefined : person.id);
  if (turmaId !== undefined && !turmas.some(({ id }) => id === turmaId)) throw new AppError('access.denied');
  const visible = editable ? null : turmas.map(({ id }) => id);
  return { exam: relation.exam, editable, turmas, turmaIds: turmaId === undefined ? visible : [turmaId] };
}

/** Whether a turma's column is among those looked at. */
export const within = (column: SQL, { turmaIds }: Pick<Scope, 'turmaIds'>): SQL =>
  turmaIds === null ? sql`true` : sql`${column} = any(${sql.param(turmaIds)}::integer[])`;

/** Whose sessions of an exam somebody may extend and reopen: of everybody whose results they see. */
export async function reopenable(db: Db, person: Person, examId: number): Promise<Reopenable> {
  const { exam, turmaIds } = await scopeFor(db, person, examId, undefined);
  return { exam, sees: (turmaId) => turmaIds === null || (turmaId !== null && turmaIds.includes(turmaId)) };
}
