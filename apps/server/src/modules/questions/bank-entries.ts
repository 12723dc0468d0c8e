import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { bankEntries } from '../../db/schema/index.js';

/** `bank_entries`, what the bank is searched by, kept in step with the questions it is made from. */

/** Everything one reads in a question "q". */
const texts = sql`concat_ws(' ',
  q.statement,
  regexp_replace(q.context, '!\\[([^\\]]*)\\]\\([^)]*\\)', '\\1', 'g'),
  (select string_agg(text, ' ') from alternatives where question_id = q.id))`;

/**
 * Files questions anew: those of an edition that are served are in the bank, all others are not. Words are kept without
 * their positions, and addresses of images are no words.
 */
export async function fileInBank(tx: Db, questionIds: number[]): Promise<void> {
  await tx.delete(bankEntries).where(inArray(bankEntries.question_id, questionIds));
  await tx.execute(sql`
    insert into bank_entries (question_id, year, index, area, difficulty, skill, words)
    select q.id, e.year, q.index, q.area, q.difficulty, q.skill, strip(to_tsvector('portuguese', searchable(${texts})))
    from questions q join editions e on e.id = q.edition_id
    where q.status = 'served' and q.id = any(${sql.param(questionIds)}::integer[])`);
  // A word stays when its last question goes: it finds nothing then, and costs nothing.
  await tx.execute(sql`
    insert into bank_words
    select word, min(stem) from questions q cross join lateral words_with_stems(${texts})
    where q.status = 'served' and q.edition_id is not null and q.id = any(${sql.param(questionIds)}::integer[])
    group by word order by word
    on conflict do nothing`);
}

/** After a change of what questions are filtered by: difficulty, skill, or the year of their edition. */
export async function refreshBankFilters(tx: Db): Promise<void> {
  await tx.execute(sql`
    update bank_entries b set year = e.year, difficulty = q.difficulty, skill = q.skill
    from questions q join editions e on e.id = q.edition_id
    where q.id = b.question_id
      and (b.year, b.difficulty, b.skill) is distinct from (e.year, q.difficulty, q.skill)`);
}
