import { messages, type Role } from '@gabarita/contract';
import { and, eq, getTableColumns, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import { fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { turmaMembers, turmas, users } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';

const plainName = sql<string>`plain(${turmas.name})`;

const columnsFor = (person: Pick<Person, 'id'>) => ({
  ...getTableColumns(turmas),
  plain_name: plainName,
  member: sql<boolean>`exists (
    select from turma_members where turma_id = turmas.id and user_id = ${person.id})`,
  students_count: sql<number>`(
    select count(*)::integer from turma_members join users on users.id = user_id
    where turma_id = turmas.id and role = 'student')`,
});

export type TurmaRow = NonNullable<Awaited<ReturnType<typeof findTurma>>>;

export async function findTurma(db: Db, person: Pick<Person, 'id'>, id: number) {
  const [row] = await db.select(columnsFor(person)).from(turmas).where(eq(turmas.id, id));
  return row;
}

export interface Page<After> {
  after: After | undefined;
  limit: number;
}

interface TurmaPage extends Page<{ name: string; id: number }> {
  archived: boolean;
}

/** By name. Staff see those in use, or the archived ones; a student the own one, whatever became of it. */
export function listTurmas(db: Db, person: Person, { after, limit, archived }: TurmaPage) {
  const own = sql`${turmas.id} in (select turma_id from turma_members where user_id = ${person.id})`;
  return db
    .select(columnsFor(person))
    .from(turmas)
    .where(
      and(
        person.role === 'student' ? own : archived ? isNotNull(turmas.archived_at) : isNull(turmas.archived_at),
        after && sql`(${plainName}, ${turmas.id}) > (${after.name}, ${after.id})`,
      ),
    )
    .orderBy(plainName, turmas.id)
    .limit(limit);
}

/** The turma that a code opens; an archived one opens to nobody. */
export async function findByCode(db: Db, code: string) {
  const [row] = await db
    .select({ id: turmas.id, name: turmas.name, expiresAt: turmas.code_expires_at })
    .from(turmas)
    .where(and(eq(turmas.code, code), isNull(turmas.archived_at)));
  return row;
}

/** The index decides whether a code is free: two admins may think of the same one. */
export async function insertTurma(tx: Db, turma: typeof turmas.$inferInsert): Promise<number> {
  const [row] = await tx
    .insert(turmas)
    .values(turma)
    .onConflictDoNothing({ target: turmas.code })
    .returning({ id: turmas.id });
  if (!row) throw fieldError('code', messages.turmas.codeTaken);
  return row.id;
}

export async function updateTurma(tx: Db, id: number, changes: Partial<typeof turmas.$inferInsert>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  try {
    await tx.update(turmas).set(changes).where(eq(turmas.id, id));
  } catch (error) {
    const { constraint } = (error as { cause?: { constraint?: string } }).cause ?? {};
    if (constraint === 'turmas_code_key') throw fieldError('code', messages.turmas.codeTaken);
    throw error;
  }
}

/** Holds the turma until the transaction ends, so that its class moves on once. */
export async function lockTurma(tx: Db, id: number): Promise<void> {
  await tx.select({ id: turmas.id }).from(turmas).where(eq(turmas.id, id)).for('update');
}

/** Holds the account until the transaction ends, so that a student who joins two turmas at once ends up in one. */
export async function lockAccount(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Joining again makes the turma the last joined. */
export async function addMember(tx: Db, turmaId: number, userId: number, at: Date): Promise<void> {
  await tx
    .insert(turmaMembers)
    .values({ turma_id: turmaId, user_id: userId, joined_at: at })
    .onConflictDoUpdate({ target: [turmaMembers.turma_id, turmaMembers.user_id], set: { joined_at: at } });
}

export async function removeMember(tx: Db, turmaId: number, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(turmaMembers)
    .where(and(eq(turmaMembers.turma_id, turmaId), eq(turmaMembers.user_id, userId)))
    .returning({ turma_id: turmaMembers.turma_id });
  return removed.length > 0;
}

export async function leaveAllTurmas(tx: Db, userId: number): Promise<void> {
  await tx.delete(turmaMembers).where(eq(turmaMembers.user_id, userId));
}

const roleOrder = sql<number>`array_position(array['admin', 'teacher', 'student'], ${users.role})`;
const plainMember = sql<string>`plain(${users.name})`;
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

interface MemberPage extends Page<{ role: number; name: string; id: number }> {
  search: string | undefined;
  /** Students look for names; for staff an e-mail counts too. */
  byEmail: boolean;
}

/** Admins, then teachers, then students, each by name: the groups of the screen. */
export function listMembers(db: Db, turmaId: number, { after, limit, search, byEmail }: MemberPage) {
  const pattern = search && `%${literal(search)}%`;
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      joined_at: turmaMembers.joined_at,
      extra_minutes: sql<number>`coalesce(
        (select minutes from extra_time where user_id = ${users.id} and exam_id is null), 0)`,
      role_order: roleOrder,
      plain_name: plainMember,
    })
    .from(turmaMembers)
    .innerJoin(users, eq(users.id, turmaMembers.user_id))
    .where(
      and(
        eq(turmaMembers.turma_id, turmaId),
        pattern
          ? or(
              sql`plain(${users.name}) like plain(${pattern})`,
              byEmail ? like(sql`lower(${users.email})`, pattern.toLowerCase()) : undefined,
            )
          : undefined,
        after && sql`(${roleOrder}, ${plainMember}, ${users.id}) > (${after.role}, ${after.name}, ${after.id})`,
      ),
    )
    .orderBy(roleOrder, plainMember, users.id)
    .limit(limit);
}

export async function countMembers(db: Db, turmaId: number): Promise<Record<Role, number>> {
  const rows = await db
    .select({ role: users.role, count: sql<number>`count(*)::integer` })
    .from(turmaMembers)
    .innerJoin(users, eq(users.id, turmaMembers.user_id))
    .where(eq(turmaMembers.turma_id, turmaId))
    .groupBy(users.role);
  const counts = { student: 0, teacher: 0, admin: 0 };
  for (const { role, count } of rows) counts[role] = count;
  return counts;
}
