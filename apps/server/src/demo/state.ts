import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { settings } from '../db/schema/index.js';

const SETTING = 'demo';

/** `seeded` is a demonstration; `cleared` is a school, for good. A database that says neither was never started. */
export type DemoState = 'seeded' | 'cleared';

export async function demoState(db: Db): Promise<DemoState | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING));
  return row?.value as DemoState | undefined;
}

export async function writeDemoState(tx: Db, value: DemoState): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: SETTING, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
