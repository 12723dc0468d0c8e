import { stretch, unstretch } from './stretch.js';

/** Student's t with four degrees: cut-offs jump now and then, more than a normal distribution knows. */
const tailBelow = (t: number): number => {
  const u = 1 + (t * t) / 4;
  return 0.5 + (3 / 8) * (t / Math.sqrt(u)) * (1 - (t * t) / (12 * u));
};

/** Where t with four degrees has the given share below it. */
function quantile(share: number): number {
  const alpha = Math.sqrt(4 * share * (1 - share));
  const q = Math.cos(Math.acos(alpha) / 3) / alpha;
  return Math.sign(share - 0.5) * 2 * Math.sqrt(Math.max(q - 1, 0));
}

/** The 90 % point of the distribution with spread 1. */
export const UPPER_TENTH = quantile(0.9);

/** Points and weights of Gauss and Hermite for the mean over a normal distribution. */
const NORMAL = [
  [0, 16 / 35],
  [1.154405394739968, 0.2401231786050126],
  [2.366759410734541, 0.0307571239675865],
  [3.750439717725742, 0.0005482688559722],
] as const;

/** Next year's cut-off, uncertain as it is. */
export class CutoffDistribution {
  constructor(
    /** As probably below as above, in points. */
    readonly median: number,
    /** On the stretched scale. */
    readonly spread: number,
  ) {}

  /** The score that the cut-off stays under with the given chance. */
  quantile(share: number): number {
    return unstretch(stretch(this.median) + this.spread * quantile(share));
  }

  /** The chance that the cut-off is not above a score that is itself uncertain by the error (standard deviation). */
  chance(score: number, error = 0): number {
    const below = (at: number) => tailBelow((stretch(at) - stretch(this.median)) / this.spread);
    if (error === 0) return below(score);
    return NORMAL.reduce(
      (sum, [node, weight]) =>
        sum + weight * (node === 0 ? below(score) : below(score + node * error) + below(score - node * error)),
      0,
    );
  }
}
