import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { courseModalities, type OfferForecast, type OfferYear } from '../../db/schema/index.js';

export interface StoredOffer extends Record<string, unknown> {
  id: number;
  uf: string;
  institution: string;
  acronym: string;
  campus: string;
  city: string;
  course: string;
  degree: string;
  shift: string;
  goes_on_as: number | null;
  years: OfferYear[];
  forecast: OfferForecast | null;
}

/** What is stored beside an offer, to find it by. */
export interface OfferRow extends StoredOffer {
  course_words: string;
  city_words: string;
  institution_words: string;
}

const TEXTS = [
  'uf',
  'institution',
  'acronym',
  'campus',
  'city',
  'course',
  'degree',
  'shift',
  'course_words',
  'city_words',
  'institution_words',
] as const;

/** As many as one statement takes in with ease. */
const AT_ONCE = 1500;

/** Replaces everything, inside the transaction that is given. */
export async function replaceCourses(
  tx: Db,
  modalities: ReadonlyMap<number, string>,
  offers: readonly OfferRow[],
): Promise<void> {
  await tx.execute(sql`delete from course_offers`);
  await tx.execute(sql`delete from course_modalities`);
  const texts = [...modalities].map(([id, text]) => ({ id, text }));
  await tx.execute(sql`insert into course_modalities
    select id, text from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given (id integer, text text)`);
  for (let first = 0; first < offers.length; first += AT_ONCE) {
    const given = offers.slice(first, first + AT_ONCE);
    const all = (of: (row: OfferRow) => unknown, type: 'integer' | 'text') =>
      sql`${sql.param(given.map(of))}::${sql.raw(type)}[]`;
    const texts = TEXTS.map((column) => all((row) => row[column], 'text'));
    await tx.execute(sql`insert into course_offers
      select id, uf, institution, acronym, campus, city, course, degree, shift, goes_on_as, years::json, forecast::json,
        setweight(to_tsvector('simple', course_words), 'A') || setweight(to_tsvector('simple', city_words), 'B') ||
        setweight(to_tsvector('simple', institution_words), 'C')
      from unnest(${all((row) => row.id, 'integer')}, ${all((row) => row.goes_on_as, 'integer')}, ${sql.join(texts, sql`, `)},
        ${all((row) => JSON.stringify(row.years), 'text')},
        ${all((row) => (row.forecast ? JSON.stringify(row.forecast) : null), 'text')})
      as given (id, goes_on_as, ${sql.raw(TEXTS.join(', '))}, years, forecast)`);
  }
  // The embedded engine has no worker that would do either later: words would wait outside of their index, and the planner
  // would not know which of them are rare.
  await tx.execute(sql`select gin_clean_pending_list('course_offers_by_word')`);
  await tx.execute(sql`analyze course_offers`);
}

const OFFER = sql`id, uf, institution, acronym, campus, city, course, degree, shift, goes_on_as, years, forecast`;

export async function listModalities(db: Db): Promise<Map<number, string>> {
  const rows = await db.select().from(courseModalities);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

export async function listCourses(db: Db): Promise<StoredOffer[]> {
  const { rows } = await db.execute<StoredOffer>(sql`select ${OFFER} from course_offers order by id`);
  return rows;
}

/** An offer, and before it the one it goes on from. */
export async function findCourse(db: Db, id: number): Promise<StoredOffer[]> {
  const { rows } = await db.execute<StoredOffer>(sql`select ${OFFER} from course_offers
    where id = ${id} or goes_on_as = ${id} order by (id = ${id})`);
  return rows;
}

export interface Wanted {
  /** A tsquery over the labelled words; undefined for everything. */
  words: string | undefined;
  uf: string | undefined;
  shift: string | undefined;
  degree: string | undefined;
  after: { course: string; city: string; id: number } | undefined;
  limit: number;
}

/** Those that are offered still, in alphabetical order; one more than the limit. */
export function searchQuery({ words, uf, shift, degree, after, limit }: Wanted): SQL {
  const only = (condition: SQL, given: unknown): SQL => (given === undefined ? sql`` : sql`and ${condition}`);
  return sql`select ${OFFER} from course_offers
    where forecast is not null
      ${only(sql`words @@ ${words}::tsquery`, words)}
      ${only(sql`uf = ${uf}`, uf)} ${only(sql`shift = ${shift}`, shift)} ${only(sql`degree = ${degree}`, degree)}
      ${only(sql`(course, city, id) > (${after?.course}, ${after?.city}, ${after?.id}::integer)`, after)}
    order by course, city, id limit ${limit + 1}`;
}

export async function searchCourses(db: Db, wanted: Wanted): Promise<StoredOffer[]> {
  const { rows } = await db.execute<StoredOffer>(searchQuery(wanted));
  return rows;
}

/** The years that are known. */
export async function listYears(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct (known ->> 'year')::integer as year from course_offers, json_array_elements(years) as known`);
  return rows.map(({ year }) => year);
}
