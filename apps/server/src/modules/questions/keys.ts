import type { QuestionKey } from '@gabarita/contract';
import type { Letter } from '@gabarita/enem';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { keyCorrections, questionKeys } from '../../db/schema/index.js';
import { run } from '../../db/statement.js';
import type { Person } from '../../http/person.js';

const keysOf = prepared((db, value) =>
  db
    .select({
      question_id: questionKeys.question_id,
      letter: questionKeys.letter,
      annulled: questionKeys.annulled,
      explanation: questionKeys.explanation,
      why_not: questionKeys.why_not,
    })
    .from(questionKeys)
    .where(sql`${questionKeys.question_id} = any(${value('ids')}::integer[])`),
);

/** What is right. Read only by calls whose readers may see it. */
export async function findKeys(db: Db, questionIds: number[]): Promise<Map<number, QuestionKey>> {
  if (questionIds.length === 0) return new Map();
  const rows = await keysOf(db, { ids: questionIds });
  return new Map(rows.map(({ question_id, ...key }) => [question_id, key]));
}

/** What is right in one custom exam: its corrections are its own, and the bank knows nothing of them. */
export async function findKeysIn(db: Db, examId: number, questionIds: number[]): Promise<Map<number, QuestionKey>> {
  const keys = await findKeys(db, questionIds);
  for (const [questionId, corrected] of await correctedKeys(db, examId)) {
    const key = keys.get(questionId);
    if (key) keys.set(questionId, { ...corrected, ...reasonsFor(corrected.letter, key) });
  }
  return keys;
}

/** What explains one letter would explain what is wrong when another is right. */
export const reasonsFor = (letter: Letter | null, { explanation, why_not, ...key }: QuestionKey) =>
  letter === key.letter ? { explanation, why_not } : { explanation: null, why_not: {} };

export interface CorrectedKey {
  letter: Letter | null;
  annulled: boolean;
}

const OWN_KEYS = `
  select distinct on (question_id) question_id, letter, annulled from (
    select question_id, to_letter as letter, to_annulled as annulled, id from key_corrections where exam_id = $1
    union all
    select question_id, letter, annulled, 0 from key_offers where exam_id = $1) as own
  order by question_id, id desc`;

/** Keys that an exam has for itself: corrected there by staff, or kept since the bank's was corrected. */
export async function correctedKeys(db: Db, examId: number): Promise<Map<number, CorrectedKey>> {
  const rows = await run<CorrectedKey & { question_id: number }>(db, OWN_KEYS, [examId]);
  return new Map(rows.map(({ question_id, ...key }) => [question_id, key]));
}

export interface Correction {
  /** Null for the question's own key, wherever it is used. */
  exam_id: number | null;
  question_id: number;
  from: CorrectedKey;
  to: CorrectedKey;
  reason?: string;
}

/** Writes a new version of a key down; the old one stays readable in it. */
export async function recordCorrection(
  tx: Db,
  at: Date,
  actor: Pick<Person, 'id' | 'name'>,
  { exam_id, question_id, from, to, reason }: Correction,
): Promise<void> {
  await tx.insert(keyCorrections).values({
    exam_id,
    question_id,
    from_letter: from.letter,
    from_annulled: from.annulled,
    to_letter: to.letter,
    to_annulled: to.annulled,
    reason: reason ?? null,
    actor_id: actor.id,
    actor_name: actor.name,
    at,
  });
}

/** A gap has no key. */
export const NO_KEY: QuestionKey = { letter: null, annulled: false, explanation: null, why_not: {} };
