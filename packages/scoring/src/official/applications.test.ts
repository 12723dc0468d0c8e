import { describe, expect, it } from 'vitest';
import type { Area } from '../area.js';
import { applicationsOf } from './applications.js';
import type { Booklet } from './booklet.js';

const booklet = (code: number, items: number[], area: Area = 'MT'): Booklet => ({
  year: 2022,
  area,
  code,
  colour: 'AZUL',
  reproducible: true,
  items: items.map((item, position) => ({
    booklet: code,
    area,
    item,
    position,
    key: 'A',
    abandoned: false,
    parameters: null,
    language: null,
    skill: null,
    colour: 'AZUL',
  })),
});

describe('applications of an exam', () => {
  it('are told apart by their items, whatever the order, an adapted booklet included', () => {
    const booklets = [booklet(30, [7, 8, 9]), booklet(10, [1, 2, 3]), booklet(11, [3, 1, 2]), booklet(12, [1, 2, 99])];
    expect([...applicationsOf(booklets)]).toEqual([
      [10, 1],
      [11, 1],
      [12, 1],
      [30, 2],
    ]);
  });

  it('are counted within each area', () => {
    expect(applicationsOf([booklet(1, [1, 2]), booklet(2, [3, 4], 'CH')]).get(2)).toBe(1);
  });
});
