import type { History, Offer } from './history.js';
import { KINDS } from './modality.js';
import { keyOf, type Observation, observationsOf, type Places } from './observations.js';
import { noiseOf, type Point } from './offer-process.js';
import { PARAMETERS } from './parameters.js';
import { underQuotaLaw } from './quota-law.js';
import { stretch } from './stretch.js';

/** The observations as columns of numbers, which the parts of the model go through again and again. */
export interface Rows {
  readonly points: readonly Point[];
  readonly value: Float64Array;
  readonly noise: Float64Array;
  /** Index of the offer among the offers. */
  readonly offer: Int32Array;
  /** Counted from the first year. */
  readonly year: Int32Array;
  /** Year and kind together. */
  readonly cell: Int32Array;
  readonly cells: number;
  readonly years: number;
}

/** The years before the given one, as if each had had the given year's rules and places. */
export function rowsBefore(
  history: History,
  offers: readonly Offer[],
  places: ReadonlyMap<number, Places>,
  year: number,
): Rows {
  const seen = underQuotaLaw(
    observationsOf(history, (other) => other < year),
    year,
  ).toSorted((a, b) => a.offer - b.offer || a.year - b.year || a.modality - b.modality);
  const first = seen.reduce((least, one) => Math.min(least, one.year), year);
  const indexes = new Map(offers.map(({ offer }, index) => [offer, index]));
  const known = seen.filter(({ offer }) => indexes.has(offer));
  const column = <Column>(
    make: { from: (rows: readonly Observation[], of: (row: Observation) => number) => Column },
    of: (row: Observation) => number,
  ) => make.from(known, of);
  return {
    points: known.map((row) => ({ ...row, text: history.modalities.get(row.modality) ?? '' })),
    value: column(Float64Array, (row) => stretch(withPlaces(row, places.get(keyOf(row.offer, row.modality))?.places))),
    noise: column(Float64Array, (row) => noiseOf(row.places)),
    offer: column(Int32Array, (row) => indexes.get(row.offer) ?? 0),
    year: column(Int32Array, (row) => row.year - first),
    cell: column(Int32Array, (row) => (row.year - first) * KINDS.length + KINDS.indexOf(row.kind)),
    cells: (year - first) * KINDS.length,
    years: year - first,
  };
}

/** More places reach further down: the cut-off as it would have been with the places of the year to come. */
const withPlaces = ({ cutoff, places }: Observation, coming = places): number =>
  cutoff - PARAMETERS.placesSlope * Math.log(Math.max(coming, 1) / Math.max(places, 1));
