import { describe, expect, it } from 'vitest';
import { improvementTrend } from './improvement-trend.js';

describe('the trend of scores', () => {
  it.each([
    [[], null],
    [[500], null],
    [[500, 530], 30],
    [[600, 900, 540], -60],
    [[500, 510, 520, 560], 35],
  ])('of %j is %s', (scores, trend) => {
    expect(improvementTrend(scores)).toBe(trend);
  });

  it('is about the last ten alone', () => {
    expect(improvementTrend([0, 0, 0, ...Array(10).fill(600)])).toBe(0);
  });
});
