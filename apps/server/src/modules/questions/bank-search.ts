import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';

const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * A word begins a word of the question, so that the list already answers while somebody types. In quotes, because some
 * letters lose their accents to signs of the query language: ʼ becomes an apostrophe, and ⑴ a number in brackets.
 */
const term = (word: string): SQL =>
  sql`to_tsquery('portuguese', '''' || translate(searchable(${word}), '''\\', '  ') || ''':*')`;

/** Shorter ones are part of nearly every word. */
const PART_MIN = 3;
/** Of the stems of words that have a part in them; a query of all would find nearly every question. */
const STEMS_MAX = 200;

/** A word, or a part of one, unless it is one that nobody looks for: "opriedade" is in "propriedade". */
const termOrPart = (word: string): SQL =>
  word.length < PART_MIN
    ? term(word)
    : sql`(select coalesce(${term(word)} || string_agg('''' || stem || '''', ' | ')::tsquery, ${term(word)}) from (
        select distinct stem from bank_words
        where word like ${partOf(word)} and numnode(${term(word)}) > 0 limit ${STEMS_MAX}) as having_it)`;

/** Only letters and digits get here: nothing in it means something to `like`. */
const partOf = (word: string): SQL => sql`'%' || plain(${word}) || '%'`;

/**
 * What was typed as the database's own query: every word must be found. Undefined when nothing is left to look for, as
 * with "o que de". Only letters and digits get through, so no operator of the query language can be typed in.
 */
export async function searchQuery(db: Db, search: string): Promise<string | undefined> {
  const words = search.match(WORDS);
  if (!words) return undefined;
  const { rows } = await db.execute<{ query: string }>(
    sql`select (${sql.join(words.map(termOrPart), sql` && `)})::text as query`,
  );
  return rows[0]?.query || undefined;
}

/** Those of the words that the search found, whatever ending or accent each has. */
export async function matchingWords(db: Db, search: string, texts: string[]): Promise<string[]> {
  const terms = search.match(WORDS) ?? [];
  const words = [...new Set(texts.flatMap((text) => text.toLowerCase().match(WORDS) ?? []))];
  if (terms.length === 0 || words.length === 0) return [];
  const parts = terms.filter(({ length }) => length >= PART_MIN).map((part) => sql`plain(word) like ${partOf(part)}`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) as word
    where ${sql.join([sql`to_tsvector('portuguese', searchable(word)) @@ (${sql.join(terms.map(term), sql` || `)})`, ...parts], sql` or `)}`);
  return rows.map(({ word }) => word);
}
