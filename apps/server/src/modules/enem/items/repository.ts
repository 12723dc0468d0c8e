import type { ItemRow } from '@gabarita/scoring';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.js';
import { officialItems } from '../../../db/schema/index.js';

const ROWS_AT_ONCE = 2_000;

/** Replaces the item file of a year, row by row as INEP published it. */
export async function replaceItems(tx: Db, year: number, items: readonly ItemRow[]): Promise<void> {
  await tx.delete(officialItems).where(eq(officialItems.year, year));
  const rows = items.map(({ parameters, ...item }, row) => ({
    ...item,
    year,
    row,
    a: parameters?.a ?? null,
    b: parameters?.b ?? null,
    c: parameters?.c ?? null,
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(officialItems).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** The item file of a year as it was imported; empty when none was. */
export async function findItems(db: Db, year: number): Promise<ItemRow[]> {
  const rows = await db
    .select()
    .from(officialItems)
    .where(eq(officialItems.year, year))
    .orderBy(asc(officialItems.row));
  return rows.map(({ year: _, row: __, a, b, c, ...item }) => ({
    ...item,
    parameters: a === null || b === null || c === null ? null : { a, b, c },
  }));
}

/** The year under which one of these booklets is already known, if it is another: booklet numbers are never reused. */
export async function otherYearOf(db: Db, year: number, booklets: number[]): Promise<number | undefined> {
  const [row] = await db
    .select({ year: officialItems.year })
    .from(officialItems)
    .where(and(inArray(officialItems.booklet, booklets), ne(officialItems.year, year)))
    .limit(1);
  return row?.year;
}
