import type { CallOutput } from '@gabarita/contract';
import { keys, readOwned, writeOwned } from '../lib/storage';

export type Ranking = CallOutput<'GET /api/ranking'>;

/** Section 3, `globalRanking`: the first page of each ranking somebody looked at, as it was then. */
export function keepRanking(userId: number, name: string, ranking: Ranking): void {
  writeOwned(keys.globalRanking, userId, { ...kept(userId), [name]: ranking });
}

export const keptRanking = (userId: number, name: string): Ranking | undefined => kept(userId)[name];

function kept(userId: number): Record<string, Ranking> {
  const stored = readOwned(keys.globalRanking, userId);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Ranking>) : {};
}
