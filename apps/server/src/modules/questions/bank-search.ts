import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';

const WORDS = /[\p{L}\p{N}]+/gu;

/** Every word must begin a word of the question, so that the list already answers while somebody types. */
export function searchQuery(search: string): SQL | undefined {
  const words = search.match(WORDS);
  if (!words) return undefined;
  // searchable() keeps letters and digits, so no operator of the query language can be typed in.
  const terms = words.map((word) => sql`to_tsquery('portuguese', searchable(${word}) || ':*')`);
  return sql`(${sql.join(terms, sql` && `)})`;
}

/** Those of the words that the search found, whatever ending or accent each has. */
export async function matchingWords(db: Db, search: string, texts: string[]): Promise<string[]> {
  const terms = search.match(WORDS) ?? [];
  const words = [...new Set(texts.flatMap((text) => text.toLowerCase().match(WORDS) ?? []))];
  if (terms.length === 0 || words.length === 0) return [];
  const queries = terms.map((term) => sql`to_tsquery('portuguese', searchable(${term}) || ':*')`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) as word
    where to_tsvector('portuguese', searchable(word)) @@ (${sql.join(queries, sql` || `)})`);
  return rows.map(({ word }) => word);
}
