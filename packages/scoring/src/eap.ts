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
 * Every item is first taken as wrong (`allWrong`, which holds the N(0, 1) prior too); a right answer at item i then adds
 * row i of `gain`, the log odds of being right at each point, and an item not administered takes row i of `wrong` back.
 */
export interface LikelihoodTable {
  readonly items: number;
  readonly allWrong: Float64Array;
  readonly gain: Float64Array;
  readonly wrong: Float64Array;
}

export function likelihoodTable(items: readonly ItemParameters[]): LikelihoodTable {
  const allWrong = THETA.map((theta) => (-theta * theta) / 2);
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
  posterior.set(table.allWrong);
  for (let i = 0; i < table.items; i++) {
    const outcome = outcomes[i];
    if (outcome === RIGHT) addRow(table.gain, i * POINTS, 1);
    else if (outcome === NOT_ADMINISTERED) addRow(table.wrong, i * POINTS, -1);
  }
  return moments();
}

function addRow(rows: Float64Array, start: number, sign: 1 | -1): void {
  for (let j = 0; j < POINTS; j++) posterior[j] = (posterior[j] as number) + sign * (rows[start + j] as number);
}

/** Mean and sd of `posterior`, a log density; its maximum is taken off so that no exponential vanishes. */
function moments(): Estimate {
  let max = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < POINTS; j++) max = Math.max(max, posterior[j] as number);
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let j = 0; j < POINTS; j++) {
    const theta = THETA[j] as number;
    const weight = Math.exp((posterior[j] as number) - max);
    mass += weight;
    first += weight * theta;
    second += weight * theta * theta;
  }
  const theta = first / mass;
  return { theta, sd: Math.sqrt(Math.max(0, second / mass - theta * theta)) };
}
