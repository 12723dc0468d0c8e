/** Thrown when the numbers drawn do not make a good question; the engine then draws again. */
export class Unsuitable extends Error {}

/** Made once: it is thrown thousands of times, and nobody reads where it came from. */
const UNSUITABLE = new Unsuitable('the numbers do not make a good question');

/** Draws again unless this holds. */
export function insist(holds: boolean): asserts holds {
  if (!holds) throw UNSUITABLE;
}

/** Whether a number is whole, apart from what binary fractions lose. */
export const isWhole = (value: number): boolean =>
  Math.abs(value - Math.round(value)) < 1e-9 * Math.max(1, Math.abs(value));

/** How many decimals a number needs, up to nine; more when it does not end. */
export function decimalsOf(value: number): number {
  let decimals = 0;
  while (decimals < 10 && !isWhole(value * 10 ** decimals)) decimals++;
  return decimals;
}
