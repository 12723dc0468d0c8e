import { type CallParsed, messages } from '@gabarita/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { insertTurma, lockTurma, updateTurma } from './repository.js';
import { auditTurma, requireTurma } from './service.js';

/**
 * A new turma for the new year, with the class in it. The old one is archived and keeps its exams, results, teachers and whoever
 * was left behind: attempts name the turma they were made in, so its history needs nobody to stay.
 */
export async function moveToNextYear(
  { db, clock }: Services,
  person: Person,
  turmaId: number,
  { left_behind, ...next }: CallParsed<'POST /api/turmas/:id/next-year', 'body'>,
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockTurma(tx, turmaId);
    const old = await requireTurma(tx, person, turmaId);
    if (old.archived_at) throw new AppError('turmas.archived');
    const id = await insertTurma(tx, { ...next, previous_id: turmaId, created_at: now });
    await copyStaff(tx, turmaId, id, now);
    const moved = await moveStudents(tx, turmaId, id, left_behind, now);
    await updateTurma(tx, turmaId, { archived_at: now });
    const turma = await requireTurma(tx, person, id);
    await auditTurma(tx, now, person, 'turma.moved-on', old, { to: id, name: turma.name, moved });
    return { message: messages.turmas.movedOn(moved, turma.name), turma, moved };
  });
}

async function copyStaff(tx: Db, from: number, to: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into turma_members (turma_id, user_id, joined_at)
    select ${to}, user_id, ${at.toISOString()}::timestamptz
    from turma_members join users on users.id = user_id and role <> 'student'
    where turma_id = ${from}`);
}

/** One statement, so that whoever joins another turma at this moment is in one of the two, never in both. */
async function moveStudents(tx: Db, from: number, to: number, leftBehind: number[], at: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update turma_members set turma_id = ${to}, joined_at = ${at.toISOString()}::timestamptz
    from users
    where users.id = user_id and role = 'student' and turma_id = ${from}
      and user_id <> all (${sql.param(leftBehind)}::integer[])`);
  return rowCount ?? 0;
}
