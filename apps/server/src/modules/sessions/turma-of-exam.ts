import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { examTurmas, turmaMembers } from '../../db/schema/index.js';

/** The turma through which a student sits an exam: the one joined last of those that have it. */
export async function sharedTurma(db: Db, userId: number, examId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: turmaMembers.turma_id })
    .from(turmaMembers)
    .innerJoin(examTurmas, eq(examTurmas.turma_id, turmaMembers.turma_id))
    .where(and(eq(turmaMembers.user_id, userId), eq(examTurmas.exam_id, examId)))
    .orderBy(desc(turmaMembers.joined_at))
    .limit(1);
  return row?.id ?? null;
}
