import { describe, expect, it } from 'vitest';
import { Random } from './random.js';

const numbers = (seed: string, many: number) => {
  const random = new Random(seed);
  return Array.from({ length: many }, () => random.below(100));
};

describe('the random numbers', () => {
  it('are those of the seed, for ever', () => {
    expect(numbers('mt-escala-de-mapa.1.0', 8)).toMatchInlineSnapshot(`
      [
        97,
        38,
        68,
        81,
        87,
        88,
        4,
        61,
      ]
    `);
  });

  it('differ from seed to seed', () => {
    expect(numbers('a.1.1', 20)).not.toEqual(numbers('a.1.2', 20));
    expect(numbers('a.1.11', 20)).not.toEqual(numbers('a.11.1', 20));
  });

  it('fall everywhere about equally often', () => {
    const random = new Random('evenly');
    const faces = Array.from({ length: 60_000 }, () => random.below(6));
    for (const face of [0, 1, 2, 3, 4, 5]) {
      expect(Math.abs(faces.filter((thrown) => thrown === face).length - 10_000)).toBeLessThan(500);
    }
  });

  it('stay within their bounds, in steps', () => {
    const random = new Random('bounds');
    const seen = new Set(Array.from({ length: 500 }, () => random.int(10, 30, 5)));
    expect([...seen].sort((one, other) => one - other)).toEqual([10, 15, 20, 25, 30]);
  });

  it('shuffle without losing anything, and take samples without repeating', () => {
    const random = new Random('cards');
    expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(random.sample([1, 2, 3, 4, 5], 3)).size).toBe(3);
  });
});
