import { describe, expect, it } from 'vitest';
import { chooseLevels } from './levels.js';

const plainCuts = Array.from({ length: 5 }, () => [0.5, 1.5, 2.5, 3.5, 4.5]);
const fitted = { cuts: plainCuts, centre: 15, stretch: 1, pull: 0 };

describe('levels from predictions', () => {
  it('round to the nearest with plain cuts and no pull', () => {
    expect(chooseLevels([2.6, 3.4, 0.2, 4.9, 1.51], fitted)).toEqual([3, 3, 0, 5, 2]);
  });

  it('stay between 0 and 5 whatever is predicted', () => {
    expect(chooseLevels([-3, 9, 5.4, -0.6, 5.5], fitted)).toEqual([0, 5, 5, 0, 5]);
  });

  it('give up a rounding to come nearer to the total', () => {
    expect(chooseLevels([3.45, 3.45, 3.45, 3.45, 3.45], fitted)).toEqual([3, 3, 3, 3, 3]);
    const pulled = chooseLevels([3.45, 3.45, 3.45, 3.45, 3.45], { ...fitted, pull: 2 });
    expect(pulled.reduce((sum, level) => sum + level, 0)).toBe(17);
  });

  it('follow cuts that were moved', () => {
    const moved = { ...fitted, cuts: plainCuts.map(() => [0.5, 1.5, 2.5, 3.2, 4.1]) };
    expect(chooseLevels([3.3, 4.2, 3, 3, 3], moved)).toEqual([4, 5, 3, 3, 3]);
  });
});
