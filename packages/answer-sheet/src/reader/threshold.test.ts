import { describe, expect, it } from 'vitest';
import { darkerThanAround, integralOf } from './threshold.js';

/** A picture whose light falls off to a quarter from left to right, with a spot of half its surroundings at `spots`. */
function shaded(width: number, height: number, spots: readonly number[]) {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const light = 1 - (0.75 * (at % width)) / width;
    const isSpot = spots.some(
      (x) => Math.abs((at % width) - x) < 2 && Math.abs(Math.floor(at / width) - height / 2) < 2,
    );
    return 240 * light * (isSpot ? 0.5 : 1);
  });
  return { width, height, pixels };
}

describe('darkerThanAround', () => {
  it('finds ink in the light and in the shadow alike, and nothing else', () => {
    const image = shaded(120, 40, [15, 60, 105]);
    const mask = darkerThanAround(image, integralOf(image), 15, 0.8);
    const darkColumns = new Set([...mask].flatMap((dark, at) => (dark ? [at % image.width] : [])));
    expect([...darkColumns].sort((a, b) => a - b)).toEqual([14, 15, 16, 59, 60, 61, 104, 105, 106]);
  });

  it('does not take noise in the dark for ink', () => {
    const pixels = Uint8Array.from({ length: 900 }, (_, at) => 5 + (at % 3));
    const image = { width: 30, height: 30, pixels };
    expect(darkerThanAround(image, integralOf(image), 9, 0.9)).not.toContain(1);
  });
});
