import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Clock, minutesAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { throttles } from '../../db/schema/index.js';
import type { Limit, Throttles } from './throttles.js';

/** As much as the column holds. */
const ANY_NUMBER = 2_147_483_647;

const hitsOf = prepared((db, value) =>
  db
    .select({ hits: throttles.hits })
    .from(throttles)
    .where(and(eq(throttles.key, value('key')), gt(throttles.resets_at, value('now')))),
);

const forgotten = prepared((db, value) => db.delete(throttles).where(eq(throttles.key, value('key'))));

/** One more in the window, or the first of another when it is over; no row comes back when it is full. */
const added = prepared((db, value) => {
  const isOver = sql`${throttles.resets_at} <= ${value('now')}::timestamptz`;
  return db
    .insert(throttles)
    .values({ key: value('key'), hits: 1, resets_at: value('resetsAt') })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${throttles.hits} + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else ${throttles.resets_at} end`,
      },
      setWhere: sql`${isOver} or ${throttles.hits} < ${value('most')}`,
    })
    .returning({ key: throttles.key });
});

/** Kept in the database: it outlives restarts and is there anyway. */
export class DatabaseThrottles implements Throttles {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async take(key: string, { hits: most, minutes }: Limit): Promise<boolean> {
    const now = this.clock.now();
    const resetsAt = minutesAfter(now, minutes);
    return (await added(this.db, { key, now: now.toISOString(), resetsAt, most })).length > 0;
  }

  async giveBack(key: string): Promise<void> {
    await this.db
      .update(throttles)
      .set({ hits: sql`greatest(${throttles.hits} - 1, 0)` })
      .where(eq(throttles.key, key));
  }

  async isFull(key: string, { hits }: Limit): Promise<boolean> {
    const [row] = await hitsOf(this.db, { key, now: this.clock.now() });
    return row !== undefined && row.hits >= hits;
  }

  async count(key: string, { minutes }: Limit): Promise<void> {
    await this.take(key, { hits: ANY_NUMBER, minutes });
  }

  async forget(key: string): Promise<void> {
    await forgotten(this.db, { key });
  }
}

export async function deleteOldWindows(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lte(throttles.resets_at, now));
}
