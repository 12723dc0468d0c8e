import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { questions } from '../../db/schema/index.js';

/** Of these ids, the questions that are in the bank: served ones of an edition, never those typed for an exam. */
export async function idsInBank(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(inArray(questions.id, ids), eq(questions.status, 'served'), inArray(questions.source, ['ENEM', 'ORIGINAL'])),
    );
  return new Set(rows.map(({ id }) => id));
}
