import type { Area } from '../area.js';
import { type LikelihoodTable, likelihoodTable } from '../eap.js';
import { POINTS } from '../quadrature.js';
import type { ItemParameters } from '../three-parameter-model.js';
import { type Expectation, expectedCounts } from './expectation.js';
import { groupFrom, logShares } from './group.js';
import { coordinatesOf, type ItemCoordinates, parametersOf } from './item-coordinates.js';
import { type ItemPriors, updateItem } from './item-update.js';
import { examOffset, placementError, placeScale } from './place-scale.js';
import { type CalibrationPriors, type Normal, PRIORS } from './priors.js';
import type { ResponseMatrix } from './response-matrix.js';
import { itemInformation, standardErrors } from './standard-errors.js';

export interface CalibratedItem {
  readonly parameters: ItemParameters;
  readonly standardErrors: ItemParameters;
  /** Its parameters were given and not estimated. */
  readonly anchor: boolean;
}

export interface Calibration {
  readonly area: Area;
  readonly items: readonly CalibratedItem[];
  /** The abilities of the students who answered. */
  readonly group: Normal;
  /** Uncertainty of the scale's place, in θ: it moves all scores of the exam together. */
  readonly placementError: number;
  readonly iterations: number;
  readonly converged: boolean;
  /** Of the answers, at the last iteration. */
  readonly logLikelihood: number;
}

/** An item's official parameters, by its column in the matrix. */
export type Anchors = ReadonlyMap<number, ItemParameters>;

const MOST_ITERATIONS = 500;

/** No coordinate of the items or the group moves more than this: about a hundredth of a point of score. */
const TOLERANCE = 1e-4;

interface State {
  readonly items: readonly ItemCoordinates[];
  readonly group: Normal;
}

/**
 * Item parameters of an exam from its answers: 3PL by marginal maximum likelihood (EM), the group's mean and standard
 * deviation free, the items by maximum a posteriori with the ENEM bank's priors. Anchors keep their parameters and so
 * place the scale. The same answers always give the same result.
 */
export function calibrate(matrix: ResponseMatrix, area: Area, anchors: Anchors = new Map()): Calibration {
  const priors = PRIORS[area];
  let state = startingState(matrix.items, priors, anchors);
  let iterations = 0;
  let change = Number.POSITIVE_INFINITY;
  let counts = expectedCounts(matrix, tableOf(state));
  while (change > TOLERANCE && iterations < MOST_ITERATIONS) {
    const next = maximise(state, counts, matrix.students, priors, anchors);
    change = largestChange(state, next);
    state = next;
    counts = expectedCounts(matrix, tableOf(state));
    iterations++;
  }
  return {
    area,
    ...describe(matrix, state, priors, anchors),
    iterations,
    converged: change <= TOLERANCE,
    logLikelihood: counts.logLikelihood,
  };
}

function startingState(items: number, priors: CalibrationPriors, anchors: Anchors): State {
  const typical: ItemCoordinates = [priors.logA.mean, priors.b.mean, priors.logitC.mean];
  const start = Array.from({ length: items }, (_, item) => {
    const anchor = anchors.get(item);
    return anchor ? coordinatesOf(anchor) : typical;
  });
  return { items: start, group: { mean: priors.groupMean.mean, sd: 1 } };
}

const tableOf = ({ items, group }: State): LikelihoodTable =>
  likelihoodTable(items.map(parametersOf), logShares(group));

/** The M step. */
function maximise(
  state: State,
  counts: Expectation,
  students: number,
  priors: CalibrationPriors,
  anchors: Anchors,
): State {
  const itemPriors = itemPriorsFor(state.items, priors, anchors);
  const items = state.items.map((item, index) => {
    if (anchors.has(index)) return item;
    const row = [index * POINTS, (index + 1) * POINTS] as const;
    const seen = { right: counts.right.subarray(...row), administered: counts.administered.subarray(...row) };
    return updateItem(item, seen, itemPriors);
  });
  const next = { items, group: groupFrom(counts.mass, students, priors.groupMean) };
  return anchors.size > 0 ? next : placeScale(next, priors);
}

/** The bank's priors, moved by as much as this exam is harder or easier than the bank. */
function itemPriorsFor(items: readonly ItemCoordinates[], priors: CalibrationPriors, anchors: Anchors): ItemPriors {
  const free = items.filter((_, index) => !anchors.has(index));
  const b = { mean: priors.b.mean + examOffset(free, priors.b), sd: priors.b.sd };
  return [priors.logA, b, priors.logitC];
}

function largestChange(before: State, after: State): number {
  const coordinates = ({ items, group }: State) => [...items.flat(), group.mean, group.sd];
  const ends = coordinates(after);
  return coordinates(before).reduce((largest, value, i) => Math.max(largest, Math.abs(value - (ends[i] ?? value))), 0);
}

function describe(matrix: ResponseMatrix, state: State, priors: CalibrationPriors, anchors: Anchors) {
  const itemPriors = itemPriorsFor(state.items, priors, anchors);
  const information = itemInformation(matrix, tableOf(state), state.items, itemPriors);
  const items = state.items.map((item, index): CalibratedItem => {
    const anchor = anchors.get(index);
    if (anchor) return { parameters: anchor, standardErrors: { a: 0, b: 0, c: 0 }, anchor: true };
    const [a, b, c] = standardErrors(item, information[index] ?? [1, 0, 0, 1, 0, 1]);
    return { parameters: parametersOf(item), standardErrors: { a, b, c }, anchor: false };
  });
  const anchorInformation = [...anchors.keys()].reduce((sum, index) => sum + (information[index]?.[3] ?? 0), 0);
  return {
    items,
    group: state.group,
    placementError: placementError(matrix.items - anchors.size, anchorInformation, priors),
  };
}
