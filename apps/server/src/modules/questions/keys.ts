import type { QuestionKey } from '@gabarita/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { questionKeys } from '../../db/schema/index.js';

/** What is right. Read only by calls whose readers may see it. */
export async function findKeys(db: Db, questionIds: number[]): Promise<Map<number, QuestionKey>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({
      question_id: questionKeys.question_id,
      letter: questionKeys.letter,
      annulled: questionKeys.annulled,
      explanation: questionKeys.explanation,
    })
    .from(questionKeys)
    .where(inArray(questionKeys.question_id, questionIds));
  return new Map(rows.map(({ question_id, ...key }) => [question_id, key]));
}

/** A gap has no key. */
export const NO_KEY: QuestionKey = { letter: null, annulled: false, explanation: null };
