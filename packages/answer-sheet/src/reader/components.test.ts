import { describe, expect, it } from 'vitest';
import { findComponents } from './components.js';

function maskOf(drawing: string) {
  const rows = drawing.trim().split(/\s+/);
  const mask = Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
  return [mask, rows[0]?.length ?? 0, rows.length] as const;
}

const LIMITS = { smallest: 2, largest: 20 };

describe('findComponents', () => {
  it('joins what touches, also late and through corners', () => {
    const found = findComponents(
      ...maskOf(`
      #..#....
      #..#..#.
      ####...#
      ......#.`),
      LIMITS,
    );
    expect(found.map(({ width, height, area }) => ({ width, height, area }))).toEqual([
      { width: 4, height: 3, area: 8 },
      { width: 2, height: 3, area: 3 },
    ]);
  });

  it('does not join the end of a row with the start of the next', () => {
    expect(findComponents(...maskOf('...## ...## ##... ##...'), LIMITS)).toHaveLength(2);
  });

  it('leaves out specks, lines and what is too large', () => {
    const mask = maskOf(`
      #.......
      ..######
      ........
      ###.....
      ###.....
      ###.....`);
    expect(findComponents(...mask, { smallest: 2, largest: 5 }).map(({ area }) => area)).toEqual([9]);
  });

  it('outlines a patch by the ends of its rows', () => {
    const [patch] = findComponents(...maskOf('.##. ####'), LIMITS);
    expect(patch?.outline).toEqual([
      { x: 1, y: 0 },
      { x: 3, y: 0 },
      { x: 1, y: 1 },
      { x: 3, y: 1 },
      { x: 0, y: 1 },
      { x: 4, y: 1 },
      { x: 0, y: 2 },
      { x: 4, y: 2 },
    ]);
  });
});
