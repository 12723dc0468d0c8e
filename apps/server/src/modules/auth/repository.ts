import { and, desc, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { daysAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { knownDevices, loginChallenges, oneTimeCodes, signIns } from '../../db/schema/index.js';
import { run } from '../../db/statement.js';
import type { Person } from '../../http/person.js';

type SignIn = typeof signIns.$inferSelect;
type NewSignIn = Omit<SignIn, 'id' | 'last_used_at'> & { deviceHash: string };

const STORE = `
  with signed_in as (
    insert into sign_ins (user_id, token_hash, device, shared_computer, created_at, last_used_at, expires_at)
    values ($1, $2, $3, $4, $5, $5, $6)
  ), seen as (
    update users set last_seen_at = $5 where id = $1
  )
  insert into known_devices (user_id, device_hash, seen_at) values ($1, $7, $5)
  on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at`;

/** Somebody has signed in: the token lives, the person was seen, and the device is known from now on. */
export async function insertSignIn(db: Db, signIn: NewSignIn): Promise<void> {
  const { user_id, token_hash, device, shared_computer, created_at, expires_at, deviceHash } = signIn;
  await run(db, STORE, [user_id, token_hash, device, shared_computer, created_at, expires_at, deviceHash]);
}

interface SignInRow {
  id: number;
  user_id: number;
  shared_computer: boolean;
  created_at: string;
  last_used_at: string;
  name: string;
  email: string;
  role: Person['role'];
}

/** Every request of somebody signed in begins here. */
const SIGN_IN = `
  select sign_ins.id, user_id, shared_computer, sign_ins.created_at, last_used_at, name, email, role
  from sign_ins join users on users.id = user_id
  where token_hash = $1 and expires_at > $2 and deactivated_at is null`;

export async function findSignIn(db: Db, tokenHash: string, now: Date) {
  const [row] = await run<SignInRow>(db, SIGN_IN, [tokenHash, now]);
  if (!row) return undefined;
  const { id, user_id, shared_computer, name, email, role } = row;
  return {
    signIn: {
      id,
      user_id,
      shared_computer,
      created_at: new Date(row.created_at),
      last_used_at: new Date(row.last_used_at),
    },
    person: { id: user_id, name, email, role },
  };
}

const EXTEND = `
  with seen as (update users set last_seen_at = $2 where id = $4)
  update sign_ins set last_used_at = $2, expires_at = $3 where id = $1`;

export async function extendSignIn(
  db: Db,
  { id, user_id }: Pick<SignIn, 'id' | 'user_id'>,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await run(db, EXTEND, [id, now, expiresAt, user_id]);
}

export function listSignIns(db: Db, userId: number, now: Date): Promise<SignIn[]> {
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.user_id, userId), gt(signIns.expires_at, now)))
    .orderBy(desc(signIns.last_used_at));
}

/** Ends one session; answers whether there was one. The owner is part of the question, so nobody ends another's. */
export async function deleteSignIn(db: Db, userId: number, signInId: number): Promise<boolean> {
  const deleted = await db
    .delete(signIns)
    .where(and(eq(signIns.id, signInId), eq(signIns.user_id, userId)))
    .returning({ id: signIns.id });
  return deleted.length > 0;
}

/** Ends every session of a person, those half begun too, but for the one to keep. */
export async function deleteSignIns(db: Db, userId: number, keep?: number): Promise<void> {
  await db.delete(loginChallenges).where(eq(loginChallenges.user_id, userId));
  await db
    .delete(signIns)
    .where(and(eq(signIns.user_id, userId), keep === undefined ? undefined : ne(signIns.id, keep)));
}

/** A device nobody has used for longer than a school year is no longer known. */
const KNOWN_DEVICE_DAYS = 400;

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.seen_at, daysAfter(now, -KNOWN_DEVICE_DAYS)));
  await db.delete(signIns).where(lte(signIns.expires_at, now));
  await db.delete(loginChallenges).where(lte(loginChallenges.expires_at, now));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expires_at, now));
}

export async function isKnownDevice(db: Db, userId: number, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ seen_at: knownDevices.seen_at })
    .from(knownDevices)
    .where(and(eq(knownDevices.user_id, userId), eq(knownDevices.device_hash, deviceHash)));
  return rows.length > 0;
}

export async function insertOneTimeCode(db: Db, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  // A new code is the only one that works: an old list left on a desk is worth nothing. Codes from staff and codes by
  // e-mail do not touch each other, so that asking for a link cannot spoil what a teacher just handed out.
  const sameWay = code.issued_by ? isNotNull(oneTimeCodes.issued_by) : isNull(oneTimeCodes.issued_by);
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.user_id, code.user_id), sameWay));
  await db.insert(oneTimeCodes).values(code);
}

/** Codes for another password: they end with the one they were to replace, or with the address that asked for them. */
export async function deleteOneTimeCodes(db: Db, userId: number): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.user_id, userId));
}

/** Takes a code out of circulation and answers whether it was good. One statement, so it cannot be spent twice. */
export async function spendOneTimeCode(db: Db, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const spent = await db
    .delete(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.user_id, userId), eq(oneTimeCodes.code_hash, codeHash), gt(oneTimeCodes.expires_at, now)),
    )
    .returning({ id: oneTimeCodes.id });
  return spent.length > 0;
}

type Challenge = typeof loginChallenges.$inferSelect;

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insert(loginChallenges).values(challenge);
}

export async function findChallenge(db: Db, tokenHash: string, now: Date): Promise<Challenge | undefined> {
  const [row] = await db
    .select()
    .from(loginChallenges)
    .where(and(eq(loginChallenges.token_hash, tokenHash), gt(loginChallenges.expires_at, now)));
  return row;
}

/** Takes a challenge out of circulation and answers whether it was still there: it opens one session. */
export async function spendChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const spent = await db
    .delete(loginChallenges)
    .where(eq(loginChallenges.token_hash, tokenHash))
    .returning({ user_id: loginChallenges.user_id });
  return spent.length > 0;
}
