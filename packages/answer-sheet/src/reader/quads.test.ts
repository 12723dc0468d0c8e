import { describe, expect, it } from 'vitest';
import type { Point } from '../layout/page.js';
import { convexHull, distance, quadOf } from './quads.js';

/** The pixels' corners along the ends of each row of a convex shape. */
function outlineOf(isInside: (x: number, y: number) => boolean, size: number): Point[] {
  const outline: Point[] = [];
  for (let y = 0; y < size; y++) {
    const xs = Array.from({ length: size }, (_, x) => x).filter((x) => isInside(x + 0.5, y + 0.5));
    if (xs.length === 0) continue;
    for (const x of [Math.min(...xs), Math.max(...xs) + 1]) outline.push({ x, y }, { x, y: y + 1 });
  }
  return outline;
}

describe('quadOf', () => {
  it('finds the corners of a turned square within a pixel', () => {
    const turned = (angle: number) => (x: number, y: number) => {
      const [dx, dy] = [x - 40, y - 40];
      const [u, v] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)];
      return Math.abs(u) < 20 && Math.abs(v) < 20;
    };
    for (const angle of [0, 0.2, 0.5, 0.78]) {
      const quad = quadOf(outlineOf(turned(angle), 80));
      for (const corner of [0, 1, 2, 3]) {
        const at = angle + Math.PI / 4 + (corner * Math.PI) / 2;
        const expected = { x: 40 + Math.SQRT2 * 20 * Math.cos(at), y: 40 + Math.SQRT2 * 20 * Math.sin(at) };
        expect(Math.min(...(quad ?? []).map((found) => distance(found, expected)))).toBeLessThan(1);
      }
    }
  });

  it('is null for a disc', () => {
    expect(quadOf(outlineOf((x, y) => Math.hypot(x - 30, y - 30) < 20, 60))).toBeNull();
  });
});

describe('convexHull', () => {
  it('keeps the outermost points, clockwise in the picture', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    const inner = [
      { x: 2, y: 2 },
      { x: 1, y: 3 },
      { x: 2, y: 0 },
    ];
    expect(convexHull([...inner, ...square])).toEqual(square);
  });
});
