import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { type attempts, type RankingArea, rankingResults } from '../../db/schema/index.js';

/** An attempt as far as the ranking knows it. Standings and positions follow by the database's triggers. */
type Attempt = Pick<typeof attempts.$inferSelect, 'id' | 'user_id' | 'ranked' | 'discipline' | 'percentage' | 'areas'>;

/**
 * Lets an attempt count, if it ranks, in the transaction that records it. One that its student may not know yet is held
 * back, or the ranking would tell it.
 */
export async function countAttempt(tx: Db, attempt: Attempt, open: boolean): Promise<void> {
  if (!attempt.ranked) return;
  const rows = [...percentagesOf(attempt)].map(([area, percentage]) => ({
    user_id: attempt.user_id,
    attempt_id: attempt.id,
    area,
    tenths: Math.round(percentage * 10),
    open,
  }));
  await tx.insert(rankingResults).values(rows);
}

/** The attempt got other numbers, or ranks no longer. */
export async function recountAttempt(tx: Db, attempt: Attempt): Promise<void> {
  const [before] = await tx
    .delete(rankingResults)
    .where(eq(rankingResults.attempt_id, attempt.id))
    .returning({ open: rankingResults.open });
  if (before) await countAttempt(tx, attempt, before.open);
}

/** Each area counts in its own ranking, and the whole in that of all areas. */
function percentagesOf({ discipline, percentage, areas }: Attempt): Map<RankingArea, number> {
  const byArea = areas.map((area) => [area.discipline, area.percentage ?? 0] as const);
  const essay = discipline === 'redacao' ? ([['redacao', percentage]] as const) : [];
  return new Map<RankingArea, number>([['geral', percentage], ...byArea, ...essay]);
}
