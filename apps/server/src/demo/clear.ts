import type { Role } from '@gabarita/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { turmas, users } from '../db/schema/index.js';
import { deleteExam } from '../modules/exams/service.js';
import { writeDemoState } from './state.js';

/** What clearing takes away and what it leaves, to be read before anybody says yes. */
export interface Clearing {
  accounts: { name: string; email: string }[];
  turmas: { id: number; name: string }[];
  exams: { id: number; title: string }[];
  /** What the demonstration made and others use: it stays. */
  kept: string[];
  /** Accounts that the demonstration did not make. */
  others: { email: string; role: Role }[];
}

/** Exams of the demonstration's teachers, with whether somebody else has answered one. */
const EXAMS = sql<{ id: number; title: string; used: boolean }>`
  select exams.id, title,
    exists (select from sessions join users u on u.id = user_id where exam_id = exams.id and not u.demo)
    or exists (select from attempts join users u on u.id = user_id where exam_id = exams.id and not u.demo)
    or exists (select from essays join users u on u.id = user_id where exam_id = exams.id and not u.demo) as used
  from exams join users on users.id = owner_id where users.demo order by exams.id`;

const TURMAS = sql<{ id: number; name: string; used: boolean }>`
  select id, name, exists (
    select from turma_members join users u on u.id = user_id where turma_id = turmas.id and not u.demo) as used
  from turmas where demo order by id`;

export async function surveyDemo(db: Db): Promise<Clearing> {
  const people = await db.select().from(users).orderBy(users.id);
  const { rows: madeExams } = await db.execute<{ id: number; title: string; used: boolean }>(EXAMS);
  const { rows: madeTurmas } = await db.execute<{ id: number; name: string; used: boolean }>(TURMAS);
  return {
    accounts: people.filter(({ demo }) => demo).map(({ name, email }) => ({ name, email })),
    others: people.filter(({ demo }) => !demo).map(({ email, role }) => ({ email, role })),
    turmas: madeTurmas.filter(({ used }) => !used).map(({ id, name }) => ({ id, name })),
    exams: madeExams.filter(({ used }) => !used).map(({ id, title }) => ({ id, title })),
    kept: [
      ...madeTurmas.filter(({ used }) => used).map(({ name }) => `turma ${name}`),
      ...madeExams.filter(({ used }) => used).map(({ title }) => `prova ${title}`),
    ],
  };
}

/** Makes a school of it, for good: what the demonstration made goes, but for what others use, and nothing else is touched. */
export async function clearDemo(db: Db): Promise<Clearing> {
  return db.transaction(async (tx) => {
    const clearing = await surveyDemo(tx);
    for (const { id } of clearing.exams) await deleteExam(tx, id);
    for (const { id } of clearing.turmas) await tx.delete(turmas).where(eq(turmas.id, id));
    await tx.update(turmas).set({ demo: false });
    // Their sessions, attempts, essays and photos go with them.
    await tx.delete(users).where(eq(users.demo, true));
    await writeDemoState(tx, 'cleared');
    return clearing;
  });
}
