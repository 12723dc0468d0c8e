import type { Area } from '@gabarita/enem';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { editions, officialItems, questions } from '../../db/schema/index.js';

/** Years whose item file was imported, newest first. */
export async function yearsWithItems(db: Db): Promise<number[]> {
  const rows = await db
    .select({ year: officialItems.year })
    .from(officialItems)
    .groupBy(officialItems.year)
    .orderBy(desc(officialItems.year));
  return rows.map(({ year }) => year);
}

/** Our own questions of an area of the year's official edition, if it is here. */
export async function questionIdsOf(db: Db, year: number, area: Area): Promise<number[]> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .where(and(eq(editions.year, year), eq(editions.source, 'ENEM'), eq(questions.area, area)));
  return rows.map(({ id }) => id);
}
