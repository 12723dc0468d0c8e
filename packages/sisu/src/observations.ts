import { groupBy } from './group-by.js';
import type { Cutoff, History } from './history.js';
import { type Kind, kindOf } from './modality.js';

/** The cut-off of an offer and modality in one year. */
export interface Observation {
  readonly offer: number;
  readonly modality: number;
  readonly kind: Kind;
  readonly year: number;
  readonly places: number;
  readonly cutoff: number;
}

const MODALITIES_AT_MOST = 4096;

/** What a modality of an offer is called in maps. */
export const keyOf = (offer: number, modality: number): number => offer * MODALITIES_AT_MOST + modality;

/** An offer with two entries in a year counts once: its places together, the lower cut-off. */
function merged(rows: readonly Cutoff[]): Cutoff[] {
  return [...groupBy(rows, ({ year }) => year).values()].flatMap((ofYear) => {
    const byPlace = new Map<number, Cutoff>();
    for (const row of ofYear) {
      const key = keyOf(row.offer, row.modality);
      const other = byPlace.get(key);
      byPlace.set(key, other ? together(other, row) : row);
    }
    return [...byPlace.values()];
  });
}

const together = (one: Cutoff, other: Cutoff): Cutoff => ({
  ...one,
  places: one.places + other.places,
  cutoff:
    one.cutoff === null || other.cutoff === null ? (one.cutoff ?? other.cutoff) : Math.min(one.cutoff, other.cutoff),
});

/** The cut-offs of the years that the test accepts, in the order of offers. */
export function observationsOf(history: History, accepts: (year: number) => boolean): Observation[] {
  return merged(history.cutoffs.filter(({ year }) => accepts(year)))
    .flatMap(({ cutoff, ...row }) =>
      cutoff === null ? [] : [{ ...row, cutoff, kind: kindOf(history.modalities.get(row.modality) ?? '') }],
    )
    .toSorted((a, b) => a.offer - b.offer || a.year - b.year || a.modality - b.modality);
}

export interface Places {
  readonly places: number;
  /** Published for the year itself, not only known from an earlier one. */
  readonly announced: boolean;
}

/**
 * Places by offer and modality: those announced for the year, which universities publish before candidates enrol, or else those of
 * the last year known.
 */
export function placesFor(history: History, year: number): Map<number, Places> {
  const places = new Map<number, Places>();
  const known = merged(history.cutoffs.filter((row) => row.year <= year)).toSorted((a, b) => a.year - b.year);
  for (const row of known)
    places.set(keyOf(row.offer, row.modality), { places: row.places, announced: row.year === year });
  return places;
}
