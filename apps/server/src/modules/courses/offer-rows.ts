import { continuedOffers, type KeptForecast, plain, type Scores, type Tables, type Weights } from '@gabarita/sisu';
import type { FiveScores, OfferForecast, OfferYear } from '../../db/schema/index.js';
import type { OfferRow } from './repository.js';

/** The tables as the database keeps them: an offer a row, with its years and its forecast in it. */
export function offerRows(tables: Tables, forecasts: readonly KeptForecast[]): OfferRow[] {
  const years = yearsOf(tables);
  const coming = forecastsByOffer(forecasts);
  const continued = continuedOffers(tables);
  return [...tables.offers.values()].map(({ offer, ...place }) => ({
    id: offer,
    ...place,
    goes_on_as: continued.get(offer) ?? null,
    years: years.get(offer) ?? [],
    forecast: coming.get(offer) ?? null,
    course_words: plain(place.course),
    city_words: plain(place.city),
    institution_words: plain(`${place.institution} ${place.acronym} ${place.campus}`),
  }));
}

function yearsOf({ weights, cutoffs }: Tables): Map<number, OfferYear[]> {
  const byOffer = new Map<number, OfferYear[]>();
  const byYear = new Map<string, OfferYear>();
  for (const { year, offer, weights: weighed, minimums, minimumTotal } of weights) {
    const one: OfferYear = {
      year,
      weights: five(weighed),
      minimums: five(minimums),
      minimum_total: minimumTotal,
      cutoffs: [],
    };
    byYear.set(`${year} ${offer}`, one);
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), one]);
  }
  for (const { year, offer, modality, places, cutoff } of cutoffs)
    byYear.get(`${year} ${offer}`)?.cutoffs.push([modality, places, cutoff]);
  return byOffer;
}

function forecastsByOffer(forecasts: readonly KeptForecast[]): Map<number, OfferForecast> {
  const byOffer = new Map<number, OfferForecast>();
  for (const { year, offer, modality, median, spread } of forecasts) {
    const one = byOffer.get(offer) ?? { year, cutoffs: [] };
    one.cutoffs.push([modality, median, spread]);
    byOffer.set(offer, one);
  }
  return byOffer;
}

const five = ({ cn, ch, lc, mt, redacao }: Scores): FiveScores => [cn, ch, lc, mt, redacao];
const scoresOf = ([cn, ch, lc, mt, redacao]: FiveScores): Scores => ({ cn, ch, lc, mt, redacao });

/** How an offer weighed in a year. */
export const weightsOf = ({ weights, minimums, minimum_total }: OfferYear): Weights => ({
  weights: scoresOf(weights),
  minimums: scoresOf(minimums),
  minimumTotal: minimum_total,
});

/** The tables again, out of what the database keeps. */
export function tablesOf(rows: readonly OfferRow[], modalities: ReadonlyMap<number, string>): Tables {
  return {
    modalities,
    offers: new Map(
      rows.map(({ id, uf, institution, acronym, campus, city, course, degree, shift }) => [
        id,
        { offer: id, uf, institution, acronym, campus, city, course, degree, shift },
      ]),
    ),
    weights: rows.flatMap(({ id, years }) => years.map((one) => ({ year: one.year, offer: id, ...weightsOf(one) }))),
    cutoffs: rows.flatMap(({ id, years }) =>
      years.flatMap(({ year, cutoffs }) =>
        cutoffs.map(([modality, places, cutoff]) => ({ year, offer: id, modality, places, cutoff })),
      ),
    ),
  };
}
