import { describe, expect, it } from 'vitest';
import { Forecaster } from './forecaster.js';
import { smallHistory } from './small-history.test-builder.js';

const MEDICINE = 0;
const PHYSICS = 20;
const [OPEN, PUBLIC] = [1, 2];

describe('the forecast of a cut-off', () => {
  const forecaster = new Forecaster(smallHistory(), 2023);

  it('stays near what the offer had, in each modality', () => {
    expect(Math.abs(forecaster.forecast(MEDICINE, OPEN).median - 762)).toBeLessThan(8);
    expect(Math.abs(forecaster.forecast(MEDICINE, PUBLIC).median - 732)).toBeLessThan(8);
    expect(Math.abs(forecaster.forecast(PHYSICS, OPEN).median - 642)).toBeLessThan(8);
  });

  it('is a range that low cut-offs make wider', () => {
    const width = (offer: number) => {
      const forecast = forecaster.forecast(offer, OPEN);
      return forecast.quantile(0.9) - forecast.quantile(0.1);
    };
    expect(width(PHYSICS)).toBeGreaterThan(width(MEDICINE));
    expect(width(MEDICINE)).toBeGreaterThan(10);
  });

  it('never looks at the cut-offs of its own year or of later ones', () => {
    const knowing = new Forecaster(
      smallHistory((row) => (row.year >= 2022 ? { ...row, cutoff: 999 } : row)),
      2022,
    );
    expect(knowing.forecast(MEDICINE, OPEN)).toEqual(new Forecaster(smallHistory(), 2022).forecast(MEDICINE, OPEN));
  });

  it('falls when more places are announced for the year', () => {
    const announcing = new Forecaster(
      smallHistory((row) => (row.year === 2022 && row.offer === MEDICINE ? { ...row, places: 60 } : row)),
      2022,
    );
    const usual = new Forecaster(smallHistory(), 2022).forecast(MEDICINE, OPEN).median;
    expect(announcing.forecast(MEDICINE, OPEN).median).toBeLessThan(usual - 10);
  });

  it('learns an offer without history from its neighbours, and says how little it knows', () => {
    const unseen = new Forecaster(
      smallHistory((row) => (row.offer === MEDICINE ? { ...row, cutoff: null } : row)),
      2023,
    ).forecast(MEDICINE, OPEN);
    const seen = forecaster.forecast(MEDICINE, OPEN);
    expect(unseen.median).toBeGreaterThan(forecaster.forecast(PHYSICS, OPEN).median);
    expect(unseen.spread).toBeGreaterThan(1.5 * seen.spread);
  });

  it('raises open cut-offs where the law of 2024 lets everybody compete for open places first', () => {
    const open = (year: number) => new Forecaster(smallHistory(), year).forecast(MEDICINE, OPEN).median;
    expect(open(2024)).toBeGreaterThan(open(2023) + 3);
  });

  it('refuses an offer that nobody knows', () => {
    expect(() => forecaster.forecast(99, OPEN)).toThrow('unknown: 99 1');
  });
});
