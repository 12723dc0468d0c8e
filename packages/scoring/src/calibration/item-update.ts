import { POINTS, THETA } from '../quadrature.js';
import { probabilityCorrect } from '../three-parameter-model.js';
import { curveOf, type ItemCoordinates, parametersOf } from './item-coordinates.js';
import type { Normal } from './priors.js';
import { type Matrix3, solve, type Vector3 } from './symmetric-system.js';

/** What the students tell of one item: how many saw it and how many got it right, at each point. */
export interface ItemCounts {
  readonly right: Float64Array;
  readonly administered: Float64Array;
}

export type ItemPriors = readonly [logA: Normal, b: Normal, logitC: Normal];

const STEPS = 3;
const MOST_HALVINGS = 6;

/** The M step of one item: a few steps of Fisher scoring towards its maximum a posteriori. */
export function updateItem(item: ItemCoordinates, counts: ItemCounts, priors: ItemPriors): ItemCoordinates {
  let current = item;
  for (let step = 0; step < STEPS; step++) {
    const { gradient, information } = gradientAt(current, counts, priors);
    current = climb(current, solve(information, gradient), counts, priors);
  }
  return current;
}

/** The longest of the whole step, its half, its quarter … that leads upwards; a full one may overshoot and cycle. */
function climb(from: ItemCoordinates, step: Vector3, counts: ItemCounts, priors: ItemPriors): ItemCoordinates {
  const start = logPosterior(from, counts, priors);
  for (let halving = 0; halving <= MOST_HALVINGS; halving++) {
    const length = 0.5 ** halving;
    const to: ItemCoordinates = [from[0] + length * step[0], from[1] + length * step[1], from[2] + length * step[2]];
    if (logPosterior(to, counts, priors) >= start) return to;
  }
  return from;
}

function logPosterior(item: ItemCoordinates, { right, administered }: ItemCounts, priors: ItemPriors): number {
  const parameters = parametersOf(item);
  let sum = 0;
  for (let j = 0; j < POINTS; j++) {
    const p = probabilityCorrect(parameters, THETA[j] as number);
    const rightHere = right[j] as number;
    sum += rightHere * Math.log(p) + ((administered[j] as number) - rightHere) * Math.log(Math.max(1 - p, 1e-300));
  }
  return priors.reduce((rest, { mean, sd }, axis) => rest - (((item[axis] ?? 0) - mean) / sd) ** 2 / 2, sum);
}

function gradientAt(item: ItemCoordinates, counts: ItemCounts, priors: ItemPriors) {
  const { probability, slopes } = curveOf(item);
  const gradient: [number, number, number] = [0, 0, 0];
  const information = priorInformation(priors);
  for (let j = 0; j < POINTS; j++) {
    const p = probability[j] as number;
    const seen = counts.administered[j] as number;
    const variance = Math.max(p * (1 - p), 1e-12);
    const surplus = ((counts.right[j] as number) - seen * p) / variance;
    const at: Vector3 = [slopes[0][j] as number, slopes[1][j] as number, slopes[2][j] as number];
    addScaled(gradient, at, surplus);
    addOuter(information, at, seen / variance);
  }
  addScaled(gradient, pullOf(item, priors), 1);
  return { gradient, information };
}

const precision = ({ sd }: Normal): number => 1 / sd ** 2;

export const priorInformation = ([logA, b, logitC]: ItemPriors): Matrix3 => [
  precision(logA),
  0,
  0,
  precision(b),
  0,
  precision(logitC),
];

/** The priors' gradient. */
const pullOf = (item: ItemCoordinates, [logA, b, logitC]: ItemPriors): Vector3 => [
  (logA.mean - item[0]) * precision(logA),
  (b.mean - item[1]) * precision(b),
  (logitC.mean - item[2]) * precision(logitC),
];

function addScaled(target: [number, number, number], vector: Vector3, factor: number): void {
  target[0] += factor * vector[0];
  target[1] += factor * vector[1];
  target[2] += factor * vector[2];
}

export function addOuter(target: Matrix3, [x, y, z]: Vector3, factor: number): void {
  target[0] += factor * x * x;
  target[1] += factor * x * y;
  target[2] += factor * x * z;
  target[3] += factor * y * y;
  target[4] += factor * y * z;
  target[5] += factor * z * z;
}
