import { groupBy } from './group-by.js';
import type { History, Offer } from './history.js';
import { plain } from './plain.js';

/** The same place to study, whatever its campus is called this year and however the course is spelled. */
const placeOf = ({ institution, city, course, degree, shift }: Offer): string =>
  [institution, city, course.replace(/[^\p{L}\p{N}]+/gu, ' '), degree, shift].map(plain).join('|');

/**
 * Offers that go on under another spelling, each with the number it goes on as: two offers, and only two, that agree in all but the
 * campus's name, punctuation, accents and capitals, one of which begins after the other ended. docs/accuracy.md has the rule's precision.
 */
export function continuedOffers({ offers, cutoffs }: History): Map<number, number> {
  const spans = new Map<number, { first: number; last: number }>();
  for (const { offer, year } of cutoffs) {
    const span = spans.get(offer);
    spans.set(offer, { first: Math.min(span?.first ?? year, year), last: Math.max(span?.last ?? year, year) });
  }
  const seen = [...offers.values()].filter(({ offer }) => spans.has(offer));
  const continued = new Map<number, number>();
  for (const [one, other, third] of groupBy(seen, placeOf).values()) {
    if (!one || !other || third) continue;
    const [a, b] = [spans.get(one.offer), spans.get(other.offer)];
    if (a && b && a.last < b.first) continued.set(one.offer, other.offer);
    if (a && b && b.last < a.first) continued.set(other.offer, one.offer);
  }
  return continued;
}
