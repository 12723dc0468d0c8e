import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Clock, minutesAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { throttles } from '../../db/schema/index.js';
import type { Limit, Throttles } from './throttles.js';

const hitsOf = prepared((db, value) =>
  db
    .select({ hits: throttles.hits })
    .from(throttles)
    .where(and(eq(throttles.key, value('key')), gt(throttles.resets_at, value('now')))),
);

const forgotten = prepared((db, value) => db.delete(throttles).where(eq(throttles.key, value('key'))));

/** Kept in the database: it outlives restarts and is there anyway. */
export class DatabaseThrottles implements Throttles {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async isFull(key: string, { hits }: Limit): Promise<boolean> {
    const [row] = await hitsOf(this.db, { key, now: this.clock.now() });
    return row !== undefined && row.hits >= hits;
  }

  async count(key: string, { minutes }: Limit): Promise<void> {
    const now = this.clock.now();
    const resetsAt = minutesAfter(now, minutes);
    const isOver = sql`${throttles.resets_at} <= ${now.toISOString()}::timestamptz`;
    await this.db
      .insert(throttles)
      .values({ key, hits: 1, resets_at: resetsAt })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          hits: sql`case when ${isOver} then 1 else ${throttles.hits} + 1 end`,
          resets_at: sql`case when ${isOver} then ${resetsAt.toISOString()}::timestamptz else ${throttles.resets_at} end`,
        },
      });
  }

  async forget(key: string): Promise<void> {
    await forgotten(this.db, { key });
  }
}

export async function deleteOldWindows(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lte(throttles.resets_at, now));
}
