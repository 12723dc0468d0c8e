import { expect, it } from 'vitest';
import { anItem } from './an-item.test-builder.js';
import { bookletsOf } from './booklet.js';
import type { ItemRow } from './item-file.js';
import { markedItems } from './marked-items.js';

function bookletOf(rows: ItemRow[]) {
  const booklet = bookletsOf(rows, 2022).get(516);
  if (!booklet) throw new Error('no booklet 516');
  return booklet;
}

const marks = (rows: ItemRow[], responses: string, language: 0 | 1 | null = null) =>
  markedItems(bookletOf(rows), responses, language).map(({ item, response, right }) => [item, response, right]);

it('pairs answers with items by rank and leaves out those that take no part', () => {
  const rows = [
    anItem({ item: 1, position: 10, key: 'A' }),
    anItem({ item: 2, position: 20, key: 'X' }),
    anItem({ item: 3, position: 30, key: 'C' }),
    anItem({ item: 4, position: 40, key: 'D' }),
  ];
  expect(marks(rows, 'ABC.')).toEqual([
    [1, 'A', true],
    [3, 'C', true],
    [4, '.', false],
  ]);
});

it('keeps the chosen language of a sheet that holds both', () => {
  const rows = Array.from({ length: 50 }, (_, place) =>
    anItem({
      area: 'LC',
      item: place,
      position: place < 10 ? place % 5 : place,
      key: place < 5 ? 'A' : 'B',
      language: place < 5 ? 0 : place < 10 ? 1 : null,
    }),
  );
  const spanish = marks(rows, `${'A'.repeat(5)}${'B'.repeat(45)}`, 1);
  expect(spanish).toHaveLength(45);
  expect(spanish.slice(0, 2)).toEqual([
    [5, 'B', true],
    [6, 'B', true],
  ]);
});
