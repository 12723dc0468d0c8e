import { describe, expect, it } from 'vitest';
import { forestValue } from './forest.js';

/** Two trees: (x0 ≤ 1 ? 100 : (x1 ≤ 5 ? 200 : 300)) and a lone leaf of 7. */
const forest = { base: 2, split: [0, -1, 1, -1, -1, -1], value: [1, 100, 5, 200, 300, 7] };

describe('a forest in preorder', () => {
  it.each([
    [[1, 9], 2.107],
    [[2, 5], 2.207],
    [[2, 6], 2.307],
  ])('adds the leaf of each tree for %j', (row, value) => {
    expect(forestValue(forest, row)).toBeCloseTo(value, 10);
  });
});
