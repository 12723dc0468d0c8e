import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { signIns, users } from '../db/schema/index.js';

/** Outside a demonstration its accounts, which a move or a restored copy may have brought along, are signed in nowhere. Says how many there are. */
export async function signOutDemoAccounts(db: Db): Promise<number> {
  const accounts = await db.select({ id: users.id }).from(users).where(eq(users.demo, true));
  const ids = accounts.map(({ id }) => id);
  if (ids.length > 0) await db.delete(signIns).where(inArray(signIns.user_id, ids));
  return ids.length;
}
