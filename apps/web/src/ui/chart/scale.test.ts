import { describe, expect, it } from 'vitest';
import { linearScale, roundTicks } from './scale';

describe('a linear scale', () => {
  it('maps the ends and the middle, upside down too', () => {
    const y = linearScale([0, 1000], [150, 0]);
    expect([y(0), y(500), y(1000)]).toEqual([150, 75, 0]);
  });

  it('survives a domain of one value', () => {
    expect(linearScale([5, 5], [0, 100])(5)).toBe(0);
  });
});

describe('round ticks', () => {
  it.each([
    [0, 1000, [0, 500, 1000]],
    [412, 688, [400, 500, 600, 700]],
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 1, [0, 0.5, 1]],
    [0, 0.9, [0, 0.5, 1]],
    [600, 600, [600, 600.5]],
    [-1.2, 1.4, [-2, -1, 0, 1, 2]],
  ])('from %f to %f are %j', (min, max, ticks) => {
    expect(roundTicks(min, max)).toEqual(ticks);
  });
});
