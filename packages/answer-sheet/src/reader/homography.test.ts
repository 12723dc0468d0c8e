import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitHomography, project } from './homography.js';
import { solveInPlace } from './linear-solve.js';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 210, y: 0 },
  { x: 210, y: 297 },
  { x: 0, y: 297 },
];

describe('fitHomography', () => {
  it('finds the view that was used, from four points', () => {
    const slope = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    const depth = fc.double({ min: -0.001, max: 0.001, noNaN: true });
    fc.assert(
      fc.property(slope, slope, depth, depth, (a, b, c, d) => {
        const view = [4 + a, b, 100, -b, 4 - a, 80, c, d, 1];
        const found = fitHomography(SQUARE.map((from) => ({ from, to: project(view, from), weight: 1 })));
        const middle = { x: 90, y: 120 };
        const [expected, seen] = [project(view, middle), project(found ?? [], middle)];
        expect(Math.hypot(expected.x - seen.x, expected.y - seen.y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is null when the points are one', () => {
    expect(fitHomography(SQUARE.map((from) => ({ from, to: { x: 5, y: 5 }, weight: 1 })))).toBeNull();
  });
});

describe('solveInPlace', () => {
  it('solves a system that needs its rows exchanged', () => {
    expect(
      solveInPlace(
        [
          [0, 2],
          [3, 1],
        ],
        [4, 5],
      ),
    ).toEqual([[1, 2]]);
  });

  it('is null for a singular matrix', () => {
    expect(
      solveInPlace(
        [
          [1, 2],
          [2, 4],
        ],
        [1, 2],
      ),
    ).toBeNull();
  });
});
