import type { Area, ForeignLanguage } from '@gabarita/enem';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { editions, questions } from '../../db/schema/index.js';

/** Editions and papers. Keys are read elsewhere: see modules/questions/keys.ts. */

export type EditionRow = typeof editions.$inferSelect;

export const listEditions = (db: Db): Promise<EditionRow[]> => db.select().from(editions).orderBy(desc(editions.year));

export async function findEdition(db: Db, year: number): Promise<EditionRow | undefined> {
  const [row] = await db.select().from(editions).where(eq(editions.year, year));
  return row;
}

/** How many numbers each area has, and how many of them can be answered. A language slot is one number. */
export function countAreas(db: Db) {
  return db
    .select({
      edition_id: sql<number>`${questions.edition_id}`,
      area: sql<Area>`${questions.area}`,
      questions: sql<number>`count(distinct ${questions.index})::integer`,
      available: sql<number>`(count(distinct ${questions.index}) filter (where ${questions.status} = 'served'))::integer`,
      languages: sql<number>`count(distinct ${questions.language})::integer`,
    })
    .from(questions)
    .where(sql`${questions.edition_id} is not null`)
    .groupBy(questions.edition_id, questions.area);
}

const paperColumns = {
  id: questions.id,
  index: sql<number>`${questions.index}`,
  discipline: sql<Area>`${questions.area}`,
  language: questions.language,
  status: questions.status,
  context: questions.context,
  statement: questions.statement,
};

export type PaperRow = Awaited<ReturnType<typeof listPaper>>[number];

/** The questions of an edition in their order, gaps and withdrawn ones included; without a language, all versions. */
export function listPaper(db: Db, editionId: number, areas: readonly Area[], language: ForeignLanguage | undefined) {
  return db
    .select(paperColumns)
    .from(questions)
    .where(
      and(
        eq(questions.edition_id, editionId),
        inArray(questions.area, [...areas]),
        language && or(isNull(questions.language), eq(questions.language, language)),
      ),
    )
    .orderBy(asc(questions.index), desc(questions.language));
}
