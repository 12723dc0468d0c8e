import type { Features } from '../features/statistics.js';
import { forestValue } from './forest.js';
import { chooseLevels } from './levels.js';
import { type Weights, weights } from './weights.js';

export const STEP = 40;

export interface Prediction {
  /** Five scores, 0 to 200 in steps of 40. */
  readonly scores: readonly number[];
  readonly total: number;
  /** Half-widths that held the human grade in four of five cross-validated essays. */
  readonly margins: readonly number[];
  readonly totalMargin: number;
}

export function predictScores(features: Features): Prediction {
  const row = weights.features.map((name) => features[name] ?? 0);
  const levels = chooseLevels(predictLevels(row, weights), weights.levels);
  const scores = levels.map((level) => level * STEP);
  const total = scores.reduce((sum, score) => sum + score, 0);
  return { scores, total, margins: weights.margins.competency, totalMargin: marginOf(total) };
}

/** Continuous level of each competency: a mix of a straight line and of trees, whose errors differ. */
function predictLevels(row: readonly number[], { ridge, trees }: Weights): number[] {
  const scaled = row.map((value, index) => {
    const z = (value - (ridge.mean[index] ?? 0)) / (ridge.deviation[index] ?? 1);
    return Math.max(-ridge.clip, Math.min(ridge.clip, z));
  });
  return trees.map((forest, competency) => {
    const line = scaled.reduce(
      (sum, value, index) => sum + value * (ridge.weights[competency]?.[index] ?? 0),
      ridge.intercept[competency] ?? 0,
    );
    return ridge.share * line + (1 - ridge.share) * forestValue(forest, row);
  });
}

export function marginOf(total: number): number {
  const band = weights.margins.from.findLastIndex((from) => total >= from);
  return weights.margins.total[Math.max(0, band)] ?? 0;
}
