import { describe, expect, it } from 'vitest';
import { ID_STRIP } from './id-strip.js';
import { LAYOUTS, layoutFor } from './layouts.js';
import { MARKER_CELLS, MARKER_SIZE } from './markers.js';
import { PAGE, type Point } from './page.js';
import { DOT_RADIUS } from './question-grid.js';
import { STUDENT_NUMBER, studentNumberBubbles } from './student-number.js';

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance from a point to the square of a marker. */
function clearance(point: Point, marker: Point): number {
  const beside = Math.abs(point.x - marker.x) - MARKER_SIZE / 2;
  const above = Math.abs(point.y - marker.y) - MARKER_SIZE / 2;
  return Math.max(beside, above);
}

describe('layoutFor', () => {
  it('prefers the sheet with large bubbles', () => {
    expect(layoutFor(1).capacity).toBe(90);
    expect(layoutFor(90).capacity).toBe(90);
    expect(layoutFor(91).capacity).toBe(180);
    expect(layoutFor(180).capacity).toBe(180);
  });

  it('refuses what does not fit on a page', () => {
    for (const questions of [0, -1, 181, 4.5, Number.NaN]) expect(() => layoutFor(questions)).toThrow(RangeError);
  });
});

describe.each(LAYOUTS.map((layout) => [layout.capacity, layout] as const))(
  'the layout of %i questions',
  (_, layout) => {
    const { bubbles, dots, markers, grid } = layout;

    it('has five bubbles for each question, none touching another', () => {
      expect(bubbles).toHaveLength(layout.capacity * 5);
      for (const bubble of bubbles) {
        const nearest = Math.min(
          ...bubbles.filter((other) => other !== bubble).map((other) => distance(bubble, other)),
        );
        expect(nearest).toBeGreaterThan(2 * grid.bubbleRadius + 1);
      }
    });

    it('has at least 28 dots, apart from every bubble', () => {
      expect(dots.length).toBeGreaterThanOrEqual(28);
      for (const dot of dots) {
        const nearest = Math.min(...bubbles.map((bubble) => distance(dot, bubble)));
        expect(nearest).toBeGreaterThan(grid.bubbleRadius + DOT_RADIUS + 0.4);
      }
    });

    it('leaves each marker a margin of one white cell', () => {
      const quiet = MARKER_SIZE / MARKER_CELLS;
      for (const marker of markers) {
        for (const dot of dots) expect(clearance(dot, marker)).toBeGreaterThan(quiet + DOT_RADIUS);
        for (const bubble of bubbles) expect(clearance(bubble, marker)).toBeGreaterThan(quiet + grid.bubbleRadius);
      }
    });

    it('keeps strip, student number and questions apart and on the page', () => {
      const numberBottom = Math.max(...studentNumberBubbles().map(({ y }) => y)) + STUDENT_NUMBER.bubbleRadius;
      expect(ID_STRIP.y).toBeGreaterThan(numberBottom);
      expect(Math.min(...dots.map(({ y }) => y)) - DOT_RADIUS).toBeGreaterThan(ID_STRIP.y + ID_STRIP.height);
      for (const { x } of [...bubbles, ...studentNumberBubbles()]) {
        expect(x).toBeGreaterThan(9);
        expect(x).toBeLessThan(PAGE.width - 9);
      }
    });
  },
);

describe('the markers', () => {
  const rotate = (pattern: number) =>
    Array.from({ length: 16 }, (_, cell) => {
      const [row, column] = [Math.floor(cell / 4), cell % 4];
      return ((pattern >> (15 - cell)) & 1) << (15 - (column * 4 + 3 - row));
    }).reduce((sum, bit) => sum + bit, 0);
  const differing = (a: number, b: number) => (a ^ b).toString(2).replaceAll('0', '').length;

  it('differ by six cells or more however they are turned', () => {
    const patterns = LAYOUTS.flatMap(({ markers }) => markers.map(({ pattern }) => pattern));
    const turned = patterns.flatMap((pattern, of) => {
      const quarter = rotate(pattern);
      const half = rotate(quarter);
      return [pattern, quarter, half, rotate(half)].map((seen) => ({ of, seen }));
    });
    for (const a of turned)
      for (const b of turned) if (a !== b) expect(differing(a.seen, b.seen)).toBeGreaterThanOrEqual(6);
  });
});
