import type { Area } from '@gabarita/enem';
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { type Difficulty, editions, questions } from '../../db/schema/index.js';
import { searchQuery } from './bank-search.js';

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
  search: string | undefined;
}

/** One page of the bank and how many questions there are in all. Typed questions of an exam are never in it. */
export async function listBank(db: Db, filter: BankFilter, page: { offset: number; limit: number }) {
  const query = filter.search ? searchQuery(filter.search) : undefined;
  const rows = await db
    .select({ ...columns, total: sql<number>`(count(*) over ())::integer` })
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .where(bankCondition(filter, query))
    .orderBy(...(query ? [desc(sql`ts_rank(${questions.search}, ${query})`)] : []), ...bankOrder)
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total };
}

/** A page past the end has no row to carry the count. */
export async function countBank(db: Db, filter: BankFilter): Promise<number> {
  const query = filter.search ? searchQuery(filter.search) : undefined;
  const [row] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .where(bankCondition(filter, query));
  return row?.total ?? 0;
}

const bankOrder = [desc(editions.year), asc(questions.index), asc(questions.id)];

function bankCondition({ area, difficulty, year, skill }: BankFilter, query: SQL | undefined): SQL | undefined {
  return and(
    eq(questions.status, 'served'),
    area && eq(questions.area, area),
    difficulty && eq(questions.difficulty, difficulty),
    year === undefined ? undefined : eq(editions.year, year),
    skill === undefined ? undefined : eq(questions.skill, skill),
    // Nothing but "o", "de" and the like leaves no word to look for, and hides nothing.
    query && sql`(numnode(${query}) = 0 or ${questions.search} @@ ${query})`,
  );
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
