import { type Candidate, competingScore, worthOfPoint } from './candidate.js';
import type { CutoffDistribution } from './cutoff-distribution.js';
import { SCORES, type ScoreName, type Weights } from './weights.js';

/** A rise that a term of study can bring: two levels of an essay's competences, a handful of right answers elsewhere. */
const RISES: Readonly<Record<ScoreName, number>> = { redacao: 80, cn: 40, ch: 40, lc: 40, mt: 40 };

export interface Rise {
  readonly score: ScoreName;
  readonly rise: number;
  /** Points of the weighted mean that the rise brings. */
  readonly brings: number;
}

export interface MissingPoints {
  /** To an even chance; 0 for who is there already. */
  readonly missing: number;
  /** What brings most first. */
  readonly rises: readonly Rise[];
}

/** "Faltam 34 pontos; 21 deles se a Redação subir 80". */
export function missingPoints(cutoff: CutoffDistribution, weights: Weights, candidate: Candidate): MissingPoints {
  const worth = worthOfPoint(weights, candidate.bonus);
  const missing = Math.max(0, cutoff.median - competingScore(weights, candidate).score);
  const rises = SCORES.map((score) => {
    const rise = Math.min(RISES[score], 1000 - candidate.scores[score]);
    return { score, rise, brings: Math.min(missing, rise * worth[score]) };
  });
  return { missing, rises: rises.filter(({ brings }) => brings > 0).toSorted((a, b) => b.brings - a.brings) };
}
