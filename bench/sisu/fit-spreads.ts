import { type History, type Spreads, stretch, UPPER_TENTH } from '@gabarita/sisu';
import { backtest, type Case, GROUPS, groupOf, type PlacesKnown } from './backtest.js';

const PLAIN: Spreads = { announced: { open: 1, quotas: 1 }, unannounced: { open: 1, quotas: 1 } };

/** Years remembered: before the last three, less history stood behind each forecast. */
const YEARS = 3;

const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much wider than forecast the middle 80 % lay around the drift of their year. */
function widthOf(cases: readonly Case[]): number {
  const errors = cases.map(({ truth, forecast }) => stretch(truth.cutoff) - stretch(forecast.median));
  const drift = middle(errors);
  return middle(
    errors.map((error, i) => Math.abs(error - drift) / ((cases[i]?.forecast.spread ?? 1) * UPPER_TENTH)),
    0.8,
  );
}

const backtests = new Map<string, Case[]>();

/** Each year before the given one is forecast out of the years before it; the given year is not looked at. */
export function fitSpreads(history: History, year: number): Spreads {
  const first = history.cutoffs.reduce((least, row) => Math.min(least, row.year), year);
  const years = Array.from({ length: year - first - 1 }, (_, i) => first + 1 + i).slice(-YEARS);
  const widths = (places: PlacesKnown) => {
    const cases = years.map((one) => {
      const key = `${one} ${places}`;
      const made = backtests.get(key) ?? backtest(history, one, places, PLAIN);
      backtests.set(key, made);
      return made;
    });
    const [open = 1, quotas = 1] = GROUPS.map((group) =>
      mean(cases.map((ofYear) => widthOf(ofYear.filter((one) => groupOf(one) === group)))),
    );
    return { open: Math.round(open * 1000) / 1000, quotas: Math.round(quotas * 1000) / 1000 };
  };
  return { announced: widths('announced'), unannounced: widths('unannounced') };
}
