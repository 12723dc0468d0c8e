import type { ItemRow } from './item-file.js';

/** A plain mathematics item for tests; say only what the test is about. */
export const anItem = (fields: Partial<ItemRow> = {}): ItemRow => ({
  booklet: 516,
  area: 'MT',
  item: 1,
  position: 1,
  key: 'A',
  abandoned: false,
  parameters: { a: 1, b: 0, c: 0.2 },
  language: null,
  skill: 1,
  colour: 'Azul',
  ...fields,
});
