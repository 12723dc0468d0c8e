import type { Letter } from '@gabarita/enem';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { alternatives, questionKeys } from '../../db/schema/index.js';

/** Writing questions: the only place that keeps alternatives and keys in step with them. */

export interface NewAlternative {
  letter: Letter;
  text: string | null;
  /** The hash of a stored image. */
  image: string | null;
}

export type NewKey = Omit<typeof questionKeys.$inferInsert, 'question_id'>;

/** Replaces the alternatives of questions. Letters that stay keep their ids: answers given before point to them. */
export async function writeAlternatives(tx: Db, byQuestion: ReadonlyMap<number, NewAlternative[]>): Promise<void> {
  const rows = [...byQuestion].flatMap(([question_id, options]) =>
    options.map((option) => ({ ...option, question_id })),
  );
  await tx.execute(sql`
    delete from alternatives
    where question_id = any(${sql.param([...byQuestion.keys()])}::integer[])
      and (question_id, letter) not in (
        select * from unnest(
          ${sql.param(rows.map((row) => row.question_id))}::integer[],
          ${sql.param(rows.map(({ letter }) => letter))}::text[]))`);
  if (rows.length === 0) return;
  await tx
    .insert(alternatives)
    .values(rows)
    .onConflictDoUpdate({
      target: [alternatives.question_id, alternatives.letter],
      set: { text: sql`excluded.text`, image: sql`excluded.image` },
    });
}

/** Columns that no key names stay as they are. All keys of one call name the same columns. */
export async function writeKeys(tx: Db, byQuestion: ReadonlyMap<number, NewKey>): Promise<void> {
  const rows = [...byQuestion].map(([question_id, key]) => ({ ...key, question_id }));
  const [first] = rows;
  if (!first) return;
  const { question_id: _, ...named } = first;
  await tx
    .insert(questionKeys)
    .values(rows)
    .onConflictDoUpdate({ target: questionKeys.question_id, set: asGiven(named) });
}

/** `set` of an upsert: every column as the new row has it. */
export const asGiven = <Row extends object>(row: Row): Record<keyof Row, SQL> =>
  Object.fromEntries(Object.keys(row).map((column) => [column, sql.raw(`excluded."${column}"`)])) as Record<
    keyof Row,
    SQL
  >;
