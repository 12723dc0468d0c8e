import type { Role, UserView } from '@gabarita/contract';
import { messages } from '@gabarita/contract';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { turmaMembers, users } from '../../db/schema/index.js';
import type { Installation } from '../../installation.js';

/** Accounts as other modules use them: found, made, changed and shown. */

export type Account = typeof users.$inferSelect;
export type NewAccount = Pick<Account, 'name' | 'email' | 'password_hash' | 'role' | 'created_at'>;

/** `turma_id` of section 3: the turma joined last. */
export const lastTurmaId = sql<number | null>`(
  select ${turmaMembers.turma_id} from ${turmaMembers} where ${turmaMembers.user_id} = ${users.id}
  order by ${turmaMembers.joined_at} desc, ${turmaMembers.turma_id} desc limit 1)`;

const accountByEmail = prepared((db, value) =>
  db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, value('email'))),
);

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await accountByEmail(db, { email: email.toLowerCase() });
  return account;
}

export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

const shownUser = prepared((db, value) =>
  db
    .select({ ...getTableColumns(users), turma_id: lastTurmaId })
    .from(users)
    .where(eq(users.id, value('id'))),
);

/** A person as a call answers it; undefined when there is none with that id. */
export async function findUserView(db: Db, id: number): Promise<UserView | undefined> {
  const [row] = await shownUser(db, { id });
  return row && userView(row);
}

export const userView = (row: Account & { turma_id: number | null }): UserView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  turma_id: row.turma_id,
  ranking_visible: row.ranking_visible,
  created_at: row.created_at.toISOString(),
});

export async function createAccount(db: Db, account: NewAccount): Promise<UserView> {
  const [row] = await refuseTakenEmail(db.insert(users).values(account).returning());
  if (!row) throw new Error('the new account did not come back from the database');
  return userView({ ...row, turma_id: null });
}

export type AccountChanges = Partial<Pick<Account, 'name' | 'email' | 'password_hash' | 'role' | 'ranking_visible'>>;

export async function updateAccount(db: Db, id: number, changes: AccountChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await refuseTakenEmail(db.update(users).set(changes).where(eq(users.id, id)));
}

export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function setDeactivated(tx: Db, id: number, at: Date | null): Promise<void> {
  await tx.update(users).set({ deactivated_at: at }).where(eq(users.id, id));
}

/**
 * Admins who can sign in other than this one, locked until the transaction ends, so that two cannot step down at the same moment.
 * Outside a demonstration its own admin cannot.
 */
export async function otherAdminExists(tx: Db, { demo }: Installation, id: number): Promise<boolean> {
  const canSignIn = and(isNull(users.deactivated_at), demo ? undefined : eq(users.demo, false));
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin' satisfies Role), canSignIn))
    .orderBy(desc(users.id))
    .for('update');
  return admins.some((admin) => admin.id !== id);
}

/** Whoever answers with it tells that somebody has an account, so each such answer is counted. */
export class EmailTaken extends AppError {
  constructor() {
    super('validation.failed', { email: [messages.validation.emailTaken] });
  }
}

const UNIQUE_VIOLATION = '23505';

/** The index decides whether an address is free: asking first and writing later would let two people have it. */
async function refuseTakenEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
    if (cause?.code === UNIQUE_VIOLATION && cause.constraint === 'users_email') {
      throw new EmailTaken();
    }
    throw error;
  }
}
