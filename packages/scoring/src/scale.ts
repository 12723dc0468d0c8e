import type { Area } from './area.js';

/**
 * score = k·θ + d, the same in every year since 2009: the constants place the 2009 graduates of public schools at
 * mean 500 and standard deviation 100.
 */
const SCALES: Record<Area, { k: number; d: number }> = {
  CH: { k: 112.31, d: 501.489 },
  CN: { k: 113.102, d: 501.144 },
  LC: { k: 108.086, d: 499.978 },
  MT: { k: 129.646, d: 500.02 },
};

/** Rounded to one decimal, as published. */
export const scoreOf = (area: Area, theta: number): number =>
  Math.round((SCALES[area].k * theta + SCALES[area].d) * 10) / 10;

/** A θ difference, such as a standard error, in points of the ENEM scale; not rounded. */
export const pointsOf = (area: Area, thetaDifference: number): number => SCALES[area].k * thetaDifference;
