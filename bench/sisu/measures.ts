import type { Case } from './backtest.js';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Candidates stand at every fifth point from 40 below to 40 above the cut-off that came, but not exactly on it. */
const OFFSETS = [-40, -35, -30, -25, -20, -15, -10, -5, 5, 10, 15, 20, 25, 30, 35, 40];

const BINS = 10;

export interface Measures {
  readonly cases: number;
  readonly error: number;
  readonly lastYear: number;
  readonly meanOfThree: number;
  /** Share within the 10 and 90 % points. */
  readonly coverage: number;
  readonly brier: number;
  readonly brierLastYear: number;
  readonly calibration: number;
}

export function measure(cases: readonly Case[]): Measures {
  const miss = (guess: (one: Case) => number) => mean(cases.map((one) => Math.abs(one.truth.cutoff - guess(one))));
  const asked = cases.flatMap(({ truth, forecast, lastYear }) =>
    OFFSETS.map((offset) => {
      const score = truth.cutoff + offset;
      return { came: offset >= 0 ? 1 : 0, chance: forecast.chance(score), yes: score >= lastYear ? 1 : 0 };
    }),
  );
  return {
    cases: cases.length,
    error: miss(({ forecast }) => forecast.median),
    lastYear: miss((one) => one.lastYear),
    meanOfThree: miss((one) => one.meanOfThree),
    coverage: mean(
      cases.map(({ truth, forecast }) =>
        truth.cutoff >= forecast.quantile(0.1) && truth.cutoff <= forecast.quantile(0.9) ? 1 : 0,
      ),
    ),
    brier: mean(asked.map(({ came, chance }) => (came - chance) ** 2)),
    brierLastYear: mean(asked.map(({ came, yes }) => (came - yes) ** 2)),
    calibration: calibrationError(asked),
  };
}

/** Mean distance between what was said and what came, over tenths of chance, weighted by how often each was said. */
function calibrationError(asked: readonly { came: number; chance: number }[]): number {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, came: 0, count: 0 }));
  for (const { came, chance } of asked) {
    const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
    if (!bin) continue;
    bin.said += chance;
    bin.came += came;
    bin.count += 1;
  }
  return bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / asked.length;
}
