import { describe, expect, it } from 'vitest';
import { anItem } from './an-item.test-builder.js';
import { correctRows, isReproducible } from './errata.js';

/** Item codes and difficulties equal to the rank, so that a shift can be read off. */
const aBooklet = (booklet: number, without: readonly number[] = []) =>
  Array.from({ length: 45 }, (_, rank) =>
    anItem({
      booklet,
      item: rank,
      position: 136 + rank,
      parameters: without.includes(rank) ? null : { a: 1, b: rank, c: 0.2 },
    }),
  );

const difficulties = (rows: ReturnType<typeof correctRows>) => rows.map((row) => row.parameters?.b ?? null);

describe('an exam scored with shifted parameters', () => {
  it('drops the item and gives each later one the parameters of the row before it', () => {
    const used = difficulties(correctRows(aBooklet(404), 2017));
    expect(used.slice(10, 18)).toEqual([10, 11, 12, null, 13, 14, 15, 16]);
    expect(used[44]).toBe(43);
  });

  it('is corrected by item code in the other colours too', () => {
    const shuffled = aBooklet(405).reverse();
    const rows = correctRows([...aBooklet(404), ...shuffled], 2017);
    const other = rows.filter((row) => row.booklet === 405 && row.item === 20);
    expect(difficulties(other)).toEqual([19]);
  });

  it('drops both items where two were dropped, and shifts twice after the second', () => {
    const rows = aBooklet(408).map((row) => ({ ...row, area: 'CH' as const }));
    const used = difficulties(correctRows(rows, 2017));
    expect(used.slice(20, 25)).toEqual([20, 21, null, 22, 23]);
    expect(used.slice(33, 38)).toEqual([32, 33, null, 34, 35]);
    expect(used[44]).toBe(42);
  });

  it('passes over a row that has no parameters of its own', () => {
    const used = difficulties(correctRows(aBooklet(404, [20]), 2017));
    expect(used.slice(19, 23)).toEqual([18, null, 19, 21]);
  });

  it('uses the estimate where the parameters were never published', () => {
    const rows = aBooklet(516, [13]).map((row) => (row.item === 14 ? { ...row, item: 117798 } : row));
    expect(correctRows(rows, 2019)[14]?.parameters).toEqual({ a: 0.3026, b: 13.628, c: 0.146 });
  });

  it('leaves other areas and other years alone', () => {
    expect(difficulties(correctRows(aBooklet(404), 2016))).toEqual(difficulties(aBooklet(404)));
    const humanas = anItem({ booklet: 400, area: 'CH', item: 20 });
    expect(correctRows([...aBooklet(404), humanas], 2017).at(-1)).toEqual(humanas);
  });
});

describe('a key published wrong', () => {
  it('is corrected, and the item scored', () => {
    const annulled = anItem({ item: 29265, area: 'CN', key: 'X', abandoned: true });
    expect(correctRows([annulled], 2016)).toMatchObject([{ key: 'A', abandoned: false }]);
  });

  it('is corrected only in its booklet where it is wrong in one alone', () => {
    const rows = [72, 73].map((booklet) => anItem({ booklet, item: 58542, area: 'CH', key: 'B' }));
    expect(correctRows(rows, 2009).map((row) => row.key)).toEqual(['A', 'B']);
  });
});

describe('booklets that cannot be reproduced', () => {
  it('are known by year and code', () => {
    expect(isReproducible(2013, 188)).toBe(false);
    expect(isReproducible(2021, 896)).toBe(false);
    expect(isReproducible(2013, 179)).toBe(true);
    expect(isReproducible(2022, 188)).toBe(true);
  });
});
