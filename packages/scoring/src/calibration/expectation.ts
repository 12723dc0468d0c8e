import { accumulate, type LikelihoodTable, maximum, NOT_ADMINISTERED, RIGHT } from '../eap.js';
import { POINTS } from '../quadrature.js';
import { outcomesOf, type ResponseMatrix } from './response-matrix.js';

/** How many students are expected at each point, in all and, for each item, among those who got it right or saw it. */
export interface Expectation {
  readonly mass: Float64Array;
  /** Item by item. */
  readonly right: Float64Array;
  readonly administered: Float64Array;
  /** The students' marginal log likelihood. */
  readonly logLikelihood: number;
}

/** The E step. The table's prior is the group's density. */
export function expectedCounts(matrix: ResponseMatrix, table: LikelihoodTable): Expectation {
  const mass = new Float64Array(POINTS);
  const right = new Float64Array(matrix.items * POINTS);
  const missing = new Float64Array(matrix.items * POINTS);
  let logLikelihood = 0;
  forEachPosterior(matrix, table, (posterior, outcomes, logEvidence) => {
    add(mass, 0, posterior);
    outcomes.forEach((outcome, item) => {
      if (outcome === RIGHT) add(right, item * POINTS, posterior);
      else if (outcome === NOT_ADMINISTERED) add(missing, item * POINTS, posterior);
    });
    logLikelihood += logEvidence;
  });
  const administered = missing.map((absent, cell) => (mass[cell % POINTS] as number) - absent);
  return { mass, right, administered, logLikelihood };
}

type Visit = (posterior: Float64Array, outcomes: Int8Array, logEvidence: number) => void;

/** Each student's posterior over the points, in one buffer that is overwritten by the next. */
export function forEachPosterior(matrix: ResponseMatrix, table: LikelihoodTable, visit: Visit): void {
  const posterior = new Float64Array(POINTS);
  for (let student = 0; student < matrix.students; student++) {
    const outcomes = outcomesOf(matrix, student);
    accumulate(posterior, table, outcomes);
    visit(posterior, outcomes, normalise(posterior));
  }
}

function add(target: Float64Array, at: number, posterior: Float64Array): void {
  for (let j = 0; j < POINTS; j++) target[at + j] = (target[at + j] as number) + (posterior[j] as number);
}

/** Turns log weights into probabilities; returns the log of what they summed to. */
function normalise(weights: Float64Array): number {
  const max = maximum(weights);
  let sum = 0;
  for (let j = 0; j < POINTS; j++) {
    const weight = Math.exp((weights[j] as number) - max);
    weights[j] = weight;
    sum += weight;
  }
  for (let j = 0; j < POINTS; j++) weights[j] = (weights[j] as number) / sum;
  return max + Math.log(sum);
}
