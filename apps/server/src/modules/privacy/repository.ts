import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { consents, users } from '../../db/schema/index.js';

export async function findPersonalFacts(db: Db, userId: number) {
  const { birth_date, guardian_name, guardian_email } = users;
  const [row] = await db.select({ birth_date, guardian_name, guardian_email }).from(users).where(eq(users.id, userId));
  return row;
}

export async function storePersonalFacts(
  tx: Db,
  userId: number,
  facts: { birth_date: string; guardian_name: string | null; guardian_email: string | null },
): Promise<void> {
  await tx.update(users).set(facts).where(eq(users.id, userId));
}

export function listConsents(db: Db, userId: number) {
  const { version, given, decided_at } = consents;
  return db
    .select({ version, given, decided_at })
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(desc(consents.id));
}

export async function addConsent(tx: Db, decision: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(decision);
}
