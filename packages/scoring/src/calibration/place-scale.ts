import type { ItemCoordinates } from './item-coordinates.js';
import { type CalibrationPriors, EXAM_OFFSET_SD, type Normal } from './priors.js';

export interface Placement {
  readonly items: readonly ItemCoordinates[];
  readonly group: Normal;
}

/**
 * Shifts and stretches θ to where the priors like it best.
 *
 * Without anchors θ → e^s·θ + t, with the items and the group moved along, leaves every answer as likely as before:
 * only the priors choose s and t. The EM steps would creep along that valley for hundreds of iterations, so it is walked
 * in one go.
 */
export function placeScale({ items, group }: Placement, priors: CalibrationPriors): Placement {
  const logStretch = bestLogStretch(items, group, priors);
  const stretch = Math.exp(logStretch);
  const meanB = mean(items.map(([, b]) => b));
  const itemPrecision = 1 / locationVariance(items.length, priors.b);
  const groupPrecision = 1 / priors.groupMean.sd ** 2;
  const shift =
    ((priors.b.mean - stretch * meanB) * itemPrecision +
      (priors.groupMean.mean - stretch * group.mean) * groupPrecision) /
    (itemPrecision + groupPrecision);
  return {
    items: items.map(([logA, b, logitC]) => [logA - logStretch, stretch * b + shift, logitC]),
    group: { mean: stretch * group.mean + shift, sd: stretch * group.sd },
  };
}

/** How far the mean difficulty of an exam of so many items may lie from the bank's. */
const locationVariance = (items: number, b: Normal): number => b.sd ** 2 / items + EXAM_OFFSET_SD ** 2;

/** How much harder than the bank this exam looks, shrunk towards not at all. */
export function examOffset(items: readonly ItemCoordinates[], b: Normal): number {
  if (items.length === 0) return 0;
  const surplus = mean(items.map((item) => item[1])) - b.mean;
  return (surplus * EXAM_OFFSET_SD ** 2) / locationVariance(items.length, b);
}

/** Uncertainty of the scale's place, in θ, when `anchorInformation` about it comes from anchored items. */
export function placementError(freeItems: number, anchorInformation: number, priors: CalibrationPriors): number {
  const fromItems = freeItems > 0 ? 1 / locationVariance(freeItems, priors.b) : 0;
  return 1 / Math.sqrt(fromItems + 1 / priors.groupMean.sd ** 2 + anchorInformation);
}

/** Newton's method on what the priors of a, of b's spread and of the distance from group to items say of the stretch. */
function bestLogStretch(items: readonly ItemCoordinates[], group: Normal, priors: CalibrationPriors): number {
  const meanB = mean(items.map(([, b]) => b));
  const surplusLogA = items.reduce((sum, [logA]) => sum + logA - priors.logA.mean, 0) / priors.logA.sd ** 2;
  const precisionLogA = items.length / priors.logA.sd ** 2;
  const spread = items.reduce((sum, [, b]) => sum + (b - meanB) ** 2, 0) / priors.b.sd ** 2;
  const distance = meanB - group.mean;
  const expected = priors.b.mean - priors.groupMean.mean;
  const variance = locationVariance(items.length, priors.b) + priors.groupMean.sd ** 2;
  let logStretch = 0;
  for (let step = 0; step < 5; step++) {
    const stretch = Math.exp(logStretch);
    const reach = stretch * distance;
    const slope =
      precisionLogA * logStretch - surplusLogA + stretch ** 2 * spread + ((reach - expected) * reach) / variance;
    const curvature = precisionLogA + 2 * stretch ** 2 * spread + reach ** 2 / variance;
    logStretch -= slope / curvature;
  }
  return logStretch;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
