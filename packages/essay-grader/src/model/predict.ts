import type { Features } from '../features/statistics.js';
import { forestValue } from './forest.js';
import { chooseLevels } from './levels.js';
import { type Weights, weights } from './weights.js';

const STEP = 40;

/** Five scores, 0 to 200 in steps of 40. */
export function predictScores(features: Features): number[] {
  const row = weights.features.map((name) => features[name] ?? 0);
  return chooseLevels(predictLevels(row, weights), weights.levels).map((level) => level * STEP);
}

/** Continuous level of each competency: a mix of a straight line and of trees, whose errors differ. */
export function predictLevels(row: readonly number[], { ridge, trees }: Weights): number[] {
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

/** Half-width that held the human total in four of five cross-validated essays with about this total. */
export function marginOf(total: number): number {
  const band = weights.margins.from.findLastIndex((from) => total >= from);
  return weights.margins.total[Math.max(0, band)] ?? 0;
}

/** The same for each competency. */
export const COMPETENCY_MARGINS: readonly number[] = weights.margins.competency;
