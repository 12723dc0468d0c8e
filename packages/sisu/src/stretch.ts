import { PARAMETERS } from './parameters.js';

/**
 * Low cut-offs move far more from year to year than high ones. On this scale both move alike: distances above 600 points grow,
 * those below shrink.
 */
export const stretch = (score: number): number => PARAMETERS.stretch * Math.expm1((score - 600) / PARAMETERS.stretch);

/** Back to points. Nothing lies below 0 or above 1000. */
export const unstretch = (value: number): number =>
  Math.min(1000, Math.max(0, 600 + PARAMETERS.stretch * Math.log1p(Math.max(value / PARAMETERS.stretch, -0.9))));
