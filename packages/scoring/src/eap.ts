import { POINTS, THETA } from './quadrature.js';
import { type ItemParameters, probabilityCorrect } from './three-parameter-model.js';

/** An item's outcome for one student. An item that was not administered says nothing about θ. */
export const RIGHT = 1;
export const WRONG = 0;
export const NOT_ADMINISTERED = -1;

export interface Estimate {
  /** Posterior mean. */
  readonly theta: number;
  /** Posterior standard deviation. */
  readonly sd: number;
}

/**
 * What a set of items says about θ, tabulated once so that a student costs one addition per right answer and point.
 *
 * Every item is first taken as wrong (`allWrong`, which holds the prior of θ too); a right answer at item i then adds
 * row i of `gain`, the log odds of being right at each point, and an item not administered takes row i of `wrong` back.
 */
export interface LikelihoodTable {
  readonly items: number;
  readonly allWrong: Float64Array;
  readonly gain: Float64Array;
  readonly wrong: Float64Array;
}

/** The N(0, 1) of INEP's scores, in log and up to a constant. */
export const STANDARD_NORMAL: Float64Array = THETA.map((theta) => (-theta * theta) / 2);

export function likelihoodTable(items: readonly ItemParameters[], logPrior = STANDARD_NORMAL): LikelihoodTable {
  const allWrong = Float64Array.from(logPrior);
  const gain = new Float64Array(items.length * POINTS);
  const wrong = new Float64Array(items.length * POINTS);
  items.forEach((item, i) => {
    THETA.forEach((theta, j) => {
      const right = probabilityCorrect(item, theta);
      const logWrong = Math.log1p(-right);
      allWrong[j] = (allWrong[j] ?? 0) + logWrong;
      wrong[i * POINTS + j] = logWrong;
      gain[i * POINTS + j] = Math.log(right) - logWrong;
    });
  });
  return { items: items.length, allWrong, gain, wrong };
}

/** Scratch space, overwritten by each call: allocating it anew would take as long as the estimate itself. */
const posterior = new Float64Array(POINTS);

/** Expected a posteriori θ from one outcome an item, in the table's order. */
export function estimate(table: LikelihoodTable, outcomes: ArrayLike<number>): Estimate {
  accumulate(posterior, table, outcomes);
  return momentsOf(posterior);
}

/** The log posterior of one student at each point, up to a constant. */
export function accumulate(target: Float64Array, table: LikelihoodTable, outcomes: ArrayLike<number>): void {
  const { items, allWrong, gain, wrong } = table;
  target.set(allWrong);
  for (let item = 0, row = 0; item < items; item++, row += POINTS) {
    const outcome = outcomes[item];
    if (outcome === RIGHT) {
      for (let j = 0; j < POINTS; j++) target[j] = (target[j] as number) + (gain[row + j] as number);
    } else if (outcome === NOT_ADMINISTERED) {
      for (let j = 0; j < POINTS; j++) target[j] = (target[j] as number) - (wrong[row + j] as number);
    }
  }
}

/** Mean and sd of a log density; its maximum is taken off so that the exponentials do not all vanish. */
export function momentsOf(logDensity: Float64Array): Estimate {
  const max = maximum(logDensity);
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let j = 0; j < POINTS; j++) {
    const theta = THETA[j] as number;
    const weight = Math.exp((logDensity[j] as number) - max);
    mass += weight;
    first += weight * theta;
    second += weight * theta * theta;
  }
  const theta = first / mass;
  return { theta, sd: Math.sqrt(Math.max(0, second / mass - theta * theta)) };
}

export function maximum(values: Float64Array): number {
  let max = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < values.length; j++) if ((values[j] as number) > max) max = values[j] as number;
  return max;
}
