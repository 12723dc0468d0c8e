import type { Letter } from '@gabarita/enem';
import type { ItemParameters } from '@gabarita/scoring';
import { isCorrect } from '@gabarita/scoring';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { questionKeys, questions } from '../../db/schema/index.js';
import type { CurrentCalibration } from '../calibration/current.js';
import type { CorrectedKey } from '../questions/keys.js';
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
  /** The parameters are those of the exam's own calibration, on the scale of its area whatever the question's. */
  calibrated: boolean;
  time_spent: number | null;
  /** Its key is closed to all students: it does not count before that is over. */
  held: boolean;
}

/** What marking needs to know of a question. */
type MarkingKey = Pick<Mark, 'annulled' | 'outsideTri' | 'parameters' | 'calibrated'> & { key: Letter | null };

const WITHOUT_KEY: MarkingKey = { key: null, annulled: false, outsideTri: false, parameters: null, calibrated: false };

/** Holds a sheet against its key. */
export function markSheet(
  sheet: SheetLine[],
  keys: ReadonlyMap<number, MarkingKey>,
  answers: Answers,
  held: ReadonlySet<number>,
): Mark[] {
  return sheet.map(({ alternatives: _, ...line }) => {
    const { key, ...marking } = keys.get(line.question_id) ?? WITHOUT_KEY;
    const { letter = null, time_spent = null } = answers.get(line.question_id) ?? {};
    const correct = line.available && isCorrect({ answer: letter, key: key ?? '', annulled: marking.annulled });
    return { ...line, ...marking, letter, correct, time_spent, held: held.has(line.question_id) };
  });
}

/** What an exam has of its own, instead of what the bank says of its questions. */
export interface OwnKeys {
  corrected: ReadonlyMap<number, CorrectedKey>;
  calibration: CurrentCalibration | null;
}

const bankKeys = prepared((db, value) =>
  db
    .select({ bank: questionKeys, a: questions.tri_a, b: questions.tri_b, c: questions.tri_c })
    .from(questionKeys)
    .innerJoin(questions, eq(questions.id, questionKeys.question_id))
    .where(sql`${questionKeys.question_id} = any(${value('ids')}::integer[])`),
);

export async function markingKeys(
  db: Db,
  questionIds: number[],
  { corrected, calibration }: OwnKeys,
): Promise<Map<number, MarkingKey>> {
  const rows = await bankKeys(db, { ids: questionIds });
  return new Map(
    rows.map(({ bank, a, b, c }) => {
      const { question_id, outside_tri } = bank;
      const { letter, annulled } = corrected.get(question_id) ?? bank;
      const own = calibration?.items.get(question_id);
      return [
        question_id,
        {
          key: letter,
          annulled,
          outsideTri: outside_tri,
          parameters: own ?? (a === null || b === null || c === null ? null : { a, b, c }),
          calibrated: own !== undefined,
        },
      ];
    }),
  );
}
