import type { Area, Language } from '../area.js';
import { correctRows, isReproducible } from './errata.js';
import type { ItemRow } from './item-file.js';

/** A test booklet ("caderno", CO_PROVA) as it was scored: its items with the errata applied. */
export interface Booklet {
  readonly year: number;
  readonly area: Area;
  readonly code: number;
  readonly colour: string;
  readonly items: readonly ItemRow[];
  /** False where the published items do not give back the official scores: a score is then an estimate. */
  readonly reproducible: boolean;
}

/** All booklets of a year's item file, by CO_PROVA. */
export function bookletsOf(rows: readonly ItemRow[], year: number): Map<number, Booklet> {
  const rowsByBooklet = new Map<number, ItemRow[]>();
  for (const row of correctRows(rows, year)) {
    const siblings = rowsByBooklet.get(row.booklet);
    if (siblings) siblings.push(row);
    else rowsByBooklet.set(row.booklet, [row]);
  }
  return new Map([...rowsByBooklet].map(([code, items]) => [code, bookletFrom(code, items, year)]));
}

function bookletFrom(code: number, items: readonly ItemRow[], year: number): Booklet {
  const area = items[0]?.area ?? 'LC';
  return { year, area, code, colour: items[0]?.colour ?? '', items, reproducible: isReproducible(year, code) };
}

export const offersLanguages = (booklet: Booklet): boolean => booklet.items.some((item) => item.language !== null);

/**
 * The items in the order of the answers: the chosen language's first, then the common ones, each by position. The i-th
 * item goes with the i-th answer — by rank, because position numbers differ between editions and leave gaps.
 */
export function answeredItems(booklet: Booklet, language: Language | null): ItemRow[] {
  const common = (item: ItemRow) => (item.language === null ? 1 : 0);
  return booklet.items
    .filter((item) => item.language === null || item.language === language)
    .sort((one, other) => common(one) - common(other) || one.position - other.position);
}

/** Annulled and abandoned items, and those without parameters, take no part in the score. */
export const takesPart = (item: ItemRow): boolean => !item.abandoned && item.key !== 'X' && item.parameters !== null;
