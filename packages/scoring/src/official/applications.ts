import type { Area } from '../area.js';
import type { Booklet } from './booklet.js';

/**
 * Which application of the exam each booklet belongs to, by CO_PROVA: 1 the regular one, 2 the next, and so on within
 * its area. INEP's file does not say it. The colours of an application hold the same items in another order, and its
 * adapted booklets most of them; no item is in two applications.
 */
export function applicationsOf(booklets: Iterable<Booklet>): Map<number, number> {
  const known: { area: Area; items: Set<number>; number: number }[] = [];
  const numbers = new Map<number, number>();
  for (const booklet of [...booklets].sort((one, other) => one.code - other.code)) {
    const ofArea = known.filter(({ area }) => area === booklet.area);
    let application = ofArea.find(({ items }) => sharesMost(booklet, items));
    if (!application) {
      const items = new Set(booklet.items.map(({ item }) => item));
      application = { area: booklet.area, items, number: ofArea.length + 1 };
      known.push(application);
    }
    numbers.set(booklet.code, application.number);
  }
  return numbers;
}

const sharesMost = (booklet: Booklet, items: ReadonlySet<number>): boolean =>
  booklet.items.filter(({ item }) => items.has(item)).length * 2 > booklet.items.length;
