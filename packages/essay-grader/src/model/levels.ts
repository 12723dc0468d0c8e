import type { Weights } from './weights.js';

const TOP = 5;
const LEVELS = [0, 1, 2, 3, 4, 5];

/**
 * Whole levels near each prediction whose sum is near the predicted total. Rounding five competencies apart adds up
 * five errors; the pull towards the total takes most of that back (bench/essays/train/levels.py fits the numbers).
 */
export function chooseLevels(predicted: readonly number[], fitted: Weights['levels']): number[] {
  const warped = predicted.map((value, index) => warp(value, fitted.cuts[index] ?? []));
  const total = fitted.centre + fitted.stretch * (predicted.reduce((sum, value) => sum + value, 0) - fitted.centre);
  let best: { levels: number[]; cost: number } = { levels: [], cost: Number.POSITIVE_INFINITY };
  for (const levels of combinations(warped.map(optionsNear))) {
    const distance = levels.reduce((sum, level, index) => sum + (level - (warped[index] ?? 0)) ** 2, 0);
    const excess = levels.reduce((sum, level) => sum + level, 0) - total;
    const cost = distance + fitted.pull * excess ** 2;
    if (cost < best.cost) best = { levels, cost };
  }
  return best.levels;
}

/** Stretches a prediction piecewise so that the fitted cuts fall on half steps. */
function warp(value: number, cuts: readonly number[]): number {
  const first = cuts[0] ?? 0;
  const last = cuts.at(-1) ?? 0;
  const knots = [first - 1, ...cuts, last + 1];
  if (value <= first - 1) return -0.5;
  const right = knots.findIndex((knot) => value < knot);
  if (right === -1) return TOP + 0.5;
  const [from, to] = [knots[right - 1] ?? 0, knots[right] ?? 1];
  return right - 1.5 + (value - from) / (to - from);
}

const optionsNear = (value: number): number[] => {
  const floor = Math.floor(value);
  return LEVELS.filter((level) => level >= floor - 1 && level <= floor + 2);
};

function combinations(options: readonly (readonly number[])[]): number[][] {
  return options.reduce<number[][]>(
    (heads, tail) => heads.flatMap((head) => tail.map((level) => [...head, level])),
    [[]],
  );
}
