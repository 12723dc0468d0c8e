import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { invitations, turmas } from '../../db/schema/index.js';

export type Invitation = typeof invitations.$inferSelect;

const plainName = sql<string>`plain(${invitations.name})`;

/** Whoever came another way, with the turma's code, is not waited for. Named in full: the subquery has a turma of its own. */
const stillWaits = sql`not exists (
  select from users join turma_members on turma_members.user_id = users.id
  where turma_members.turma_id = invitations.turma_id and lower(users.email) = lower(invitations.email))`;

interface Page {
  after: { name: string; id: number } | undefined;
  limit: number;
}

export function listInvitations(db: Db, turmaId: number, { after, limit }: Page) {
  return db
    .select({ invitation: invitations, plain_name: plainName })
    .from(invitations)
    .where(
      and(
        eq(invitations.turma_id, turmaId),
        stillWaits,
        after && sql`(${plainName}, ${invitations.id}) > (${after.name}, ${after.id})`,
      ),
    )
    .orderBy(plainName, asc(invitations.id))
    .limit(limit);
}

export const findPending = (tx: Db, turmaId: number, ids: number[] | undefined) =>
  tx
    .select({ name: invitations.name, email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.turma_id, turmaId), stillWaits, ids && inArray(invitations.id, ids)))
    .orderBy(plainName, asc(invitations.id));

/** Who of these addresses has an account, and whether the person is in the turma. */
export async function findKnown(tx: Db, turmaId: number, emails: string[]) {
  const { rows } = await tx.execute<{ email: string; role: string; member: boolean }>(sql`
    select lower(email) as email, role,
      exists (select from turma_members where turma_id = ${turmaId} and user_id = users.id) as member
    from users where lower(email) = any (${sql.param(emails)}::text[])`);
  return new Map(rows.map((row) => [row.email, row]));
}

export type NewInvitation = Pick<Invitation, 'name' | 'email' | 'token_hash'>;
type Shared = Pick<Invitation, 'turma_id' | 'delivery' | 'invited_by' | 'created_at' | 'expires_at'>;

/** All in one statement, two thousand rows too. Whoever was invited before has the new invitation instead. */
export async function storeInvitations(tx: Db, shared: Shared, rows: NewInvitation[]): Promise<Invitation[]> {
  const column = (name: keyof NewInvitation) => sql`${sql.param(rows.map((row) => row[name]))}::text[]`;
  await tx.execute(sql`
    insert into invitations (turma_id, delivery, invited_by, created_at, expires_at, name, email, token_hash)
    select ${shared.turma_id}, ${shared.delivery}, ${shared.invited_by}::integer,
      ${shared.created_at.toISOString()}::timestamptz, ${shared.expires_at.toISOString()}::timestamptz, new.*
    from unnest(${column('name')}, ${column('email')}, ${column('token_hash')}) as new
    on conflict (turma_id, lower(email)) do update set
      name = excluded.name, delivery = excluded.delivery, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at,
      mailed_at = null, mail_failures = 0`);
  const stored = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.turma_id, shared.turma_id),
        inArray(
          sql`lower(${invitations.email})`,
          rows.map(({ email }) => email.toLowerCase()),
        ),
      ),
    )
    .orderBy(plainName, asc(invitations.id));
  return stored;
}

export async function deleteInvitation(tx: Db, turmaId: number, id: number): Promise<Invitation | undefined> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.turma_id, turmaId), eq(invitations.id, id)))
    .returning();
  return row;
}

export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ invitation: invitations, turma: { id: turmas.id, name: turmas.name } })
    .from(invitations)
    .innerJoin(turmas, eq(turmas.id, invitations.turma_id))
    .where(eq(invitations.token_hash, tokenHash));
  return row;
}

/** Takes an invitation out of circulation. One statement, so that it cannot be used twice. */
export async function spendInvitation(tx: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.token_hash, tokenHash), gt(invitations.expires_at, now)))
    .returning();
  return row;
}

/** Those of an archived turma wait until it is in use again: nobody could take them up. */
export const listToMail = (db: Db, maxFailures: number, limit: number) =>
  db
    .select({ invitation: invitations, turma: turmas.name })
    .from(invitations)
    .innerJoin(turmas, eq(turmas.id, invitations.turma_id))
    .where(
      and(
        eq(invitations.delivery, 'email'),
        isNull(invitations.mailed_at),
        lt(invitations.mail_failures, maxFailures),
        isNull(turmas.archived_at),
        stillWaits,
      ),
    )
    .orderBy(asc(invitations.mail_failures), asc(invitations.id))
    .limit(limit);

/** False when somebody else (another process, a new invitation) was quicker. */
export async function claimForMail(
  db: Db,
  id: number,
  letter: Pick<Invitation, 'token_hash' | 'mailed_at' | 'expires_at'>,
): Promise<boolean> {
  const claimed = await db
    .update(invitations)
    .set(letter)
    .where(and(eq(invitations.id, id), isNull(invitations.mailed_at)))
    .returning({ id: invitations.id });
  return claimed.length > 0;
}

export async function countMailFailure(db: Db, id: number): Promise<void> {
  await db
    .update(invitations)
    .set({ mailed_at: null, mail_failures: sql`${invitations.mail_failures} + 1` })
    .where(eq(invitations.id, id));
}

export async function deleteExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expires_at, moment));
}
