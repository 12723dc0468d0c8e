import type { Letter } from '@gabarita/enem';
import type { ItemParameters } from '@gabarita/scoring';
import { isCorrect } from '@gabarita/scoring';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { questionKeys, questions } from '../../db/schema/index.js';
import type { SheetLine } from '../sessions/sheet.js';

/** What a student answered: nothing for a question means that it was never touched. */
export type Answers = ReadonlyMap<number, { letter: Letter | null; time_spent?: number | null }>;

/** One question of a sheet, marked. */
export interface Mark extends Omit<SheetLine, 'alternatives'> {
  letter: Letter | null;
  correct: boolean;
  /** Annulled by staff or INEP: right for everyone, and without part in TRI. */
  annulled: boolean;
  outsideTri: boolean;
  parameters: ItemParameters | null;
  time_spent: number | null;
}

/** Holds a sheet against its key. */
export async function markSheet(db: Db, sheet: SheetLine[], answers: Answers): Promise<Mark[]> {
  const keys = await keysOf(
    db,
    sheet.map(({ question_id }) => question_id),
  );
  return sheet.map(({ alternatives: _, ...line }) => {
    const { key = null, annulled = false, outsideTri = false, parameters = null } = keys.get(line.question_id) ?? {};
    const { letter = null, time_spent = null } = answers.get(line.question_id) ?? {};
    const correct = line.available && isCorrect({ answer: letter, key: key ?? '', annulled });
    return { ...line, letter, correct, annulled, outsideTri, parameters, time_spent };
  });
}

async function keysOf(db: Db, ids: number[]) {
  const [keys, items] = [
    await db.select().from(questionKeys).where(inArray(questionKeys.question_id, ids)),
    await db
      .select({ id: questions.id, a: questions.tri_a, b: questions.tri_b, c: questions.tri_c })
      .from(questions)
      .where(inArray(questions.id, ids)),
  ];
  const parameters = new Map(
    items.map(({ id, a, b, c }) => [id, a === null || b === null || c === null ? null : { a, b, c }]),
  );
  return new Map(
    keys.map(({ question_id, letter, annulled, outside_tri }) => [
      question_id,
      { key: letter, annulled, outsideTri: outside_tri, parameters: parameters.get(question_id) ?? null },
    ]),
  );
}
