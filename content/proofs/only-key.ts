import { expect } from 'vitest';
import { alternativesOf, keyOf, numberIn } from './question.js';

/** The key reads `expected` and no other alternative does. */
export function onlyKeyEquals(id: string, expected: number, digits = 6): void {
  expect(numberIn(keyOf(id))).toBeCloseTo(expected, digits);
  const matching = Object.values(alternativesOf(id)).filter(
    (text) => Math.abs(numberIn(text) - expected) < 0.5 * 10 ** -digits,
  );
  expect(matching).toHaveLength(1);
}

/** The alternatives that satisfy `accepts` are exactly the key. */
export function onlyKeySatisfies(id: string, accepts: (text: string) => boolean): void {
  expect(Object.values(alternativesOf(id)).filter(accepts)).toEqual([keyOf(id)]);
}
