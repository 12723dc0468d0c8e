import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { minutesAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { throttles } from '../../db/schema/index.js';

/** Counts misses (wrong passwords, wrong codes) in windows. Kept in the database: it outlives restarts and processes. */

export interface Limit {
  readonly hits: number;
  readonly minutes: number;
}

export async function isThrottled(db: Db, key: string, { hits }: Limit, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ hits: throttles.hits })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.resets_at, now)));
  return row !== undefined && row.hits >= hits;
}

/** Counts one miss; the window opens with the first. */
export async function countMiss(db: Db, key: string, { minutes }: Limit, now: Date): Promise<void> {
  const resetsAt = minutesAfter(now, minutes);
  await db
    .insert(throttles)
    .values({ key, hits: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${throttles.resets_at} <= ${now.toISOString()}::timestamptz then 1 else ${throttles.hits} + 1 end`,
        resets_at: sql`case when ${throttles.resets_at} <= ${now.toISOString()}::timestamptz
          then ${resetsAt.toISOString()}::timestamptz else ${throttles.resets_at} end`,
      },
    });
}

export async function forgetMisses(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

export async function deleteOldWindows(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lte(throttles.resets_at, now));
}
