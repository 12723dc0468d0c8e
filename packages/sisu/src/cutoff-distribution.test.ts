import { describe, expect, it } from 'vitest';
import { CutoffDistribution } from './cutoff-distribution.js';

const cutoff = new CutoffDistribution(700, 20);

describe('an uncertain cut-off', () => {
  it('gives whoever stands on its middle an even chance', () => {
    expect(cutoff.chance(700)).toBeCloseTo(0.5, 10);
    expect(cutoff.quantile(0.5)).toBeCloseTo(700, 10);
  });

  it.each([0.1, 0.25, 0.9])('stays under its %f point with that chance', (share) => {
    expect(cutoff.chance(cutoff.quantile(share))).toBeCloseTo(share, 10);
  });

  it('is nearer to even for a score that is itself uncertain', () => {
    expect(cutoff.chance(720, 30)).toBeLessThan(cutoff.chance(720));
    expect(cutoff.chance(680, 30)).toBeGreaterThan(cutoff.chance(680));
  });

  it('never leaves the scale of scores', () => {
    expect(new CutoffDistribution(960, 200).quantile(0.99)).toBeLessThanOrEqual(1000);
    expect(new CutoffDistribution(300, 400).quantile(0.01)).toBeGreaterThanOrEqual(0);
  });
});
