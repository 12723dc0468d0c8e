import {
  type CutoffDistribution,
  Forecaster,
  type History,
  keyOf,
  type Observation,
  observationsOf,
  type Spreads,
} from '@gabarita/sisu';

/** A cut-off that had one the year before: what was forecast, what came, and what the plain guesses said. */
export interface Case {
  readonly truth: Observation;
  readonly forecast: CutoffDistribution;
  readonly lastYear: number;
  readonly meanOfThree: number;
}

export type Group = 'open' | 'quotas';
export const GROUPS: readonly Group[] = ['open', 'quotas'];
export const groupOf = ({ truth }: Case): Group => (truth.kind === 'open' ? 'open' : 'quotas');

/** Whether the places of the forecast year are known, as they are once universities have published them. */
export type PlacesKnown = 'announced' | 'unannounced';

/** Forecasts a year out of the years before it; of the year itself the forecast sees its places at most. */
export function backtest(history: History, year: number, places: PlacesKnown, spreads: Spreads): Case[] {
  const seen = history.cutoffs
    .filter((row) => row.year < year || (row.year === year && places === 'announced'))
    .map((row) => (row.year === year ? { ...row, cutoff: null } : row));
  const forecaster = new Forecaster({ ...history, cutoffs: seen }, year, spreads);
  const before = [1, 2, 3].map(
    (years) =>
      new Map(
        observationsOf(history, (other) => other === year - years).map((one) => [
          keyOf(one.offer, one.modality),
          one.cutoff,
        ]),
      ),
  );
  return observationsOf(history, (other) => other === year).flatMap((truth) => {
    const key = keyOf(truth.offer, truth.modality);
    const past = before.map((cutoffs) => cutoffs.get(key));
    const [lastYear] = past;
    if (lastYear === undefined) return [];
    const known = past.filter((cutoff) => cutoff !== undefined);
    return [
      {
        truth,
        forecast: forecaster.forecast(truth.offer, truth.modality),
        lastYear,
        meanOfThree: known.reduce((sum, cutoff) => sum + cutoff, 0) / known.length,
      },
    ];
  });
}
