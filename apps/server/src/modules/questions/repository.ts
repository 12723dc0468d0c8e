import type { Area } from '@gabarita/enem';
import { and, asc, eq, gt, inArray, SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { type Difficulty, editions, questions } from '../../db/schema/index.js';

/** A question and where it stands, with nothing of its key. */
const columns = {
  id: questions.id,
  index: sql<number>`${questions.index}`,
  discipline: sql<Area>`${questions.area}`,
  language: questions.language,
  year: editions.year,
  source: editions.source,
  edition: editions.title,
  context: questions.context,
  statement: questions.statement,
  difficulty: questions.difficulty,
  skill: sql<string | null>`'H' || ${questions.skill}`,
  competence: questions.competence,
};

const staffColumns = {
  ...columns,
  edition_id: editions.id,
  status: questions.status,
  reasons: questions.reasons,
  flags: questions.flags,
  mended_at: questions.mended_at,
};

export interface BankFilter {
  area: Area | undefined;
  difficulty: Difficulty | undefined;
  year: number | undefined;
  skill: number | undefined;
  /** As `searchQuery` writes it. */
  query: string | undefined;
}

export interface BankPage {
  offset: number;
  limit: number;
}

/** One page of the bank, and how many questions there are in all. */
export async function listBank(db: Db, filter: BankFilter, page: BankPage) {
  const { rows: found } = await db.execute<{ total: number; ids: number[] }>(bankQuery(filter, page));
  const { total = 0, ids = [] } = found[0] ?? {};
  const rows = await db
    .select(columns)
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .where(inArray(questions.id, ids));
  return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total };
}

/**
 * Which questions are on the page: newest edition first. Counted and ordered apart, because the page is read off the
 * index and ends with its last row, while putting every match in order to show five would cost more than finding them.
 * Also what bench/questions measures.
 */
export function bankQuery({ area, difficulty, year, skill, query }: BankFilter, { offset, limit }: BankPage): SQL {
  const conditions = [
    query !== undefined && sql`words @@ ${query}::tsquery`,
    area && sql`area = ${area}`,
    difficulty && sql`difficulty = ${difficulty}`,
    year !== undefined && sql`year = ${year}`,
    skill !== undefined && sql`skill = ${skill}`,
  ].filter((condition) => condition instanceof SQL);
  const found = sql`from bank_entries where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const total =
    query === undefined
      ? sql`(select count(*)::integer ${found})`
      : sql`count_with_words(${query}, ${area ?? null}, ${difficulty ?? null}, ${year ?? null}, ${skill ?? null})`;
  return sql`
    select
      ${total} as total,
      array(select question_id ${found} order by year desc, index, question_id limit ${limit} offset ${offset}) as ids`;
}

export interface StaffFilter {
  view: 'quarantined' | 'flagged';
  year: number | undefined;
  after: number | undefined;
  limit: number;
}

export function listForStaff(db: Db, { view, year, after, limit }: StaffFilter) {
  return db
    .select(staffColumns)
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .where(
      and(
        view === 'quarantined'
          ? eq(questions.status, 'quarantined')
          : and(eq(questions.status, 'served'), sql`${questions.flags} <> '{}'`),
        year === undefined ? undefined : eq(editions.year, year),
        after === undefined ? undefined : gt(questions.id, after),
      ),
    )
    .orderBy(asc(questions.id))
    .limit(limit);
}

export async function findForStaff(db: Db, id: number) {
  const [row] = await db
    .select(staffColumns)
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .where(eq(questions.id, id));
  return row;
}

/** Against another change of it, and not against answers to it, which only refer to the row. */
export async function lockQuestion(tx: Db, id: number): Promise<void> {
  await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('no key update');
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;

export async function updateQuestion(
  tx: Db,
  id: number,
  changes: Partial<typeof questions.$inferInsert>,
): Promise<void> {
  await tx.update(questions).set(changes).where(eq(questions.id, id));
}

/** Tells caches that the edition is not what it was. */
export async function touchEdition(tx: Db, editionId: number): Promise<void> {
  await tx
    .update(editions)
    .set({ revision: sql`${editions.revision} + 1` })
    .where(eq(editions.id, editionId));
}
