import { describe, expect, it } from 'vitest';
import type { Point } from '../layout/page.js';
import { fitThinPlate } from './thin-plate.js';

const LATTICE: Point[] = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => ({ x: 24 + 27 * column, y: 60 + 35 * row })),
);

/** A sheet with a wave along its length, as a curled page shows. */
const wave = ({ y }: Point): Point => ({ x: 0, y: 4 * Math.sin((2 * Math.PI * 1.3 * y) / 297) });

describe('fitThinPlate', () => {
  it('follows a wave between the places where it is known', () => {
    const plate = fitThinPlate(
      LATTICE.map((at) => ({ at, by: wave(at) })),
      0.0001,
    );
    for (const at of [
      { x: 60, y: 100 },
      { x: 120, y: 150 },
      { x: 150, y: 215 },
    ]) {
      expect(Math.abs((plate?.at(at).y ?? 0) - wave(at).y)).toBeLessThan(0.15);
    }
  });

  it('is most surprised by the one place that is wrong', () => {
    const wrong = 24;
    const known = LATTICE.map((at, index) => ({ at, by: index === wrong ? { x: 3, y: wave(at).y } : wave(at) }));
    const surprises = fitThinPlate(known, 0.001)?.surprises ?? [];
    expect(surprises.indexOf(Math.max(...surprises))).toBe(wrong);
    expect(surprises[wrong]).toBeGreaterThan(2);
  });

  it('is null when all places are one', () => {
    const at = { x: 1, y: 1 };
    expect(
      fitThinPlate(
        [at, at, at, at].map((place) => ({ at: place, by: at })),
        0,
      ),
    ).toBeNull();
  });
});
