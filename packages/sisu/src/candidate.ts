import type { CutoffDistribution } from './cutoff-distribution.js';
import { SCORES, type ScoreName, type Scores, type Weights } from './weights.js';

/** What somebody brings: five scores, and how uncertain each is (standard deviation; 0 for those of a past ENEM). */
export interface Candidate {
  readonly scores: Scores;
  readonly errors: Scores;
  /** The bonus of the modality: 0.1 for ten per cent. */
  readonly bonus: number;
}

export interface Competing {
  readonly score: number;
  readonly error: number;
}

const total = (weights: Scores): number => SCORES.reduce((sum, name) => sum + weights[name], 0);

/** Points of the weighted mean for one point of each score. */
export function worthOfPoint({ weights }: Weights, bonus = 0): Scores {
  const worth = (name: ScoreName) => ((1 + bonus) * weights[name]) / total(weights);
  return { cn: worth('cn'), ch: worth('ch'), lc: worth('lc'), mt: worth('mt'), redacao: worth('redacao') };
}

/** The score that competes: the mean weighted as the offer weighs, with the bonus. */
export function competingScore(weights: Weights, { scores, errors, bonus }: Candidate): Competing {
  const worth = worthOfPoint(weights, bonus);
  return {
    score: SCORES.reduce((sum, name) => sum + worth[name] * scores[name], 0),
    error: Math.hypot(...SCORES.map((name) => worth[name] * errors[name])),
  };
}

/** The scores that lie below what the offer asks at least: with one of them the candidate is out. */
export const belowMinimum = ({ minimums }: Weights, { scores }: Candidate): ScoreName[] =>
  SCORES.filter((name) => scores[name] < minimums[name]);

/** The chance of the first call: to be above the minimums and not below the cut-off. */
export function chanceOf(cutoff: CutoffDistribution, weights: Weights, candidate: Candidate): number {
  const { score, error } = competingScore(weights, candidate);
  const plain = { score: score / (1 + candidate.bonus), error: error / (1 + candidate.bonus) };
  const passing = SCORES.map((name) =>
    reaching(candidate.scores[name], candidate.errors[name], weights.minimums[name]),
  );
  return [...passing, reaching(plain.score, plain.error, weights.minimumTotal)].reduce(
    (chance, one) => chance * one,
    cutoff.chance(score, error),
  );
}

/** The chance that an uncertain score reaches a limit. */
function reaching(score: number, error: number, limit: number): number {
  if (error === 0) return score >= limit ? 1 : 0;
  return 1 / (1 + Math.exp((-1.702 * (score - limit)) / error));
}
