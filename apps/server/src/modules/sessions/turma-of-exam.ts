import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { examTurmas, turmaMembers } from '../../db/schema/index.js';

const shared = prepared((db, value) =>
  db
    .select({ id: turmaMembers.turma_id })
    .from(turmaMembers)
    .innerJoin(examTurmas, eq(examTurmas.turma_id, turmaMembers.turma_id))
    .where(and(eq(turmaMembers.user_id, value('userId')), eq(examTurmas.exam_id, value('examId'))))
    .orderBy(desc(turmaMembers.joined_at))
    .limit(1),
);

/** The turma through which a student sits an exam: the one joined last of those that have it. */
export async function sharedTurma(db: Db, userId: number, examId: number): Promise<number | null> {
  const [row] = await shared(db, { userId, examId });
  return row?.id ?? null;
}
