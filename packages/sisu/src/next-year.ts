import { Forecaster } from './forecaster.js';
import type { History } from './history.js';
import { keyOf } from './observations.js';

/** The forecast of an offer and modality as it is kept. */
export interface KeptForecast {
  readonly year: number;
  readonly offer: number;
  readonly modality: number;
  readonly median: number;
  readonly spread: number;
}

/** The year after the last, for every offer and modality of the last. */
export function forecastNextYear(history: History): KeptForecast[] {
  const last = history.cutoffs.reduce((latest, { year }) => Math.max(latest, year), 0);
  const forecaster = new Forecaster(history, last + 1);
  const offered = new Map(
    history.cutoffs.filter(({ year }) => year === last).map((row) => [keyOf(row.offer, row.modality), row]),
  );
  return [...offered.values()].map(({ offer, modality }) => {
    const { median, spread } = forecaster.forecast(offer, modality);
    return { year: last + 1, offer, modality, median, spread };
  });
}
