import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { turmas, users } from '../db/schema/index.js';
import { demoStudents, demoTurma } from './people.js';

const TEACHER = 'professora@gabarita.demo';

/** Who gives the demonstration's exams, and to whom. */
export interface School {
  teacherId: number;
  turmaId: number;
}

/** Undefined when somebody has renamed or removed one of them: then nothing is added to what is there. */
export async function demoSchool(db: Db): Promise<School | undefined> {
  const [teacher] = await db.select({ id: users.id }).from(users).where(eq(users.email, TEACHER));
  const [turma] = await db.select({ id: turmas.id }).from(turmas).where(eq(turmas.code, demoTurma.code));
  return teacher && turma && { teacherId: teacher.id, turmaId: turma.id };
}

/** In the order of `people.ts`. */
export async function studentIds(tx: Db): Promise<number[]> {
  const emails = demoStudents.map(({ email }) => email);
  const rows = await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.email, emails));
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return emails.flatMap((email) => byEmail.get(email) ?? []);
}
