import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { recoveryCodes, secondFactors } from '../../db/schema/index.js';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.user_id, userId));
  return row;
}

/** In place of one that was never confirmed; answers whether it was taken. */
export async function beginSecondFactor(db: Db, factor: typeof secondFactors.$inferInsert): Promise<boolean> {
  const begun = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { secret: factor.secret, created_at: factor.created_at, last_step: 0 },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ user_id: secondFactors.user_id });
  return begun.length > 0;
}

export async function confirmSecondFactor(db: Db, userId: number, at: Date): Promise<void> {
  await db.update(secondFactors).set({ confirmed_at: at }).where(eq(secondFactors.user_id, userId));
}

/** One statement, so that of two who send the same code at the same moment one gets in. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.user_id, userId), lt(secondFactors.last_step, step)))
    .returning({ user_id: secondFactors.user_id });
  return spent.length > 0;
}

export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  const deleted = await db
    .delete(secondFactors)
    .where(eq(secondFactors.user_id, userId))
    .returning({ confirmed_at: secondFactors.confirmed_at });
  return deleted.some(({ confirmed_at }) => confirmed_at !== null);
}

export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

export async function spendRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, codeHash)))
    .returning({ user_id: recoveryCodes.user_id });
  return spent.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  return row?.left ?? 0;
}

export async function hasConfirmed(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at)));
  return rows.length > 0;
}
