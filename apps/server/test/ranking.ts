import type { Area } from '@gabarita/enem';
import type { Db } from '../src/db/database.js';
import { attempts } from '../src/db/schema/index.js';
import { countAttempt } from '../src/modules/ranking/counting.js';

export interface GivenResult {
  percentage: number;
  areas?: Partial<Record<Area, number>>;
  discipline?: 'redacao';
  open?: boolean;
}

/** What the ranking looks at in an attempt. */
export const rankedValues = (user_id: number, { percentage, areas = {}, discipline }: GivenResult) => ({
  user_id,
  source: 'ENEM' as const,
  exam_name: 'ENEM 2022',
  discipline: discipline ?? null,
  mode: 'screen' as const,
  total_questions: 45,
  answered: 45,
  correct_answers: 0,
  score: 0,
  percentage,
  areas: Object.entries(areas).map(([area, share]) => ({
    discipline: area as Area,
    total_questions: 45,
    correct_answers: 0,
    percentage: share,
    tri_score: null,
    tri_error: null,
    tri_source: null,
  })),
  time_spent: 0,
  first: true,
  ranked: true,
  receipt: 'K7QM-3ZPX',
  created_at: new Date('2026-11-14T16:30:00.000Z'),
});

/** A recorded attempt that counts in the ranking, and its id. */
export async function aRankedAttempt(db: Db, userId: number, result: GivenResult): Promise<number> {
  const [attempt] = await db.insert(attempts).values(rankedValues(userId, result)).returning();
  if (!attempt) throw new Error('the attempt did not come back from the database');
  await countAttempt(db, attempt, result.open ?? true);
  return attempt.id;
}
