import { describe, expect, it } from 'vitest';
import { NOT_ADMINISTERED } from '../eap.js';
import { type Anchors, calibrate } from './calibrate.js';
import { calibratedScorer } from './calibrated-score.js';
import { responseMatrix } from './response-matrix.js';
import { items, simulatedAnswers } from './simulated-answers.test-builder.js';

const { abilities, rows } = simulatedAnswers(600);
const matrix = responseMatrix(rows, items.length);
const anchorsAt = (...columns: number[]): Anchors =>
  new Map(columns.flatMap((column) => (items[column] ? [[column, items[column]]] : [])));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const correlation = (xs: number[], ys: number[]) => {
  const [mx, my] = [mean(xs), mean(ys)];
  const covariance = mean(xs.map((x, i) => (x - mx) * ((ys[i] ?? 0) - my)));
  return covariance / Math.sqrt(mean(xs.map((x) => (x - mx) ** 2)) * mean(ys.map((y) => (y - my) ** 2)));
};

const anchored = calibrate(matrix, 'CH', anchorsAt(0, 3, 6, 9, 12, 15, 18));

describe('calibrating an exam with anchors', () => {
  it('converges', () => {
    expect(anchored.converged).toBe(true);
    expect(anchored.logLikelihood).toBeLessThan(0);
  });

  it('keeps the anchors and finds the difficulty of the other items within their errors', () => {
    anchored.items.forEach(({ anchor, parameters, standardErrors }, i) => {
      const truth = items[i]?.b ?? 0;
      if (anchor) expect(parameters).toEqual(items[i]);
      else expect(Math.abs(parameters.b - truth)).toBeLessThan(4 * standardErrors.b);
    });
    expect(anchored.items.filter((item) => item.anchor)).toHaveLength(7);
  });

  it('finds the group', () => {
    expect(Math.abs(anchored.group.mean - 0.2)).toBeLessThan(0.12);
    expect(Math.abs(anchored.group.sd - 0.9)).toBeLessThan(0.12);
  });
});

describe('calibrating an exam without anchors', () => {
  const calibration = calibrate(matrix, 'CH');
  const scores = rows.map((row) => calibratedScorer(calibration)(row));

  it('orders the students as their abilities do', () => {
    expect(
      correlation(
        scores.map((score) => score.theta),
        abilities,
      ),
    ).toBeGreaterThan(0.88);
  });

  it('admits that the place of the scale is less certain than with anchors', () => {
    expect(calibration.placementError).toBeGreaterThan(anchored.placementError);
    expect(Math.min(...scores.map((score) => score.standardError))).toBeGreaterThan(112 * calibration.placementError);
  });

  it('gives the same result for the same answers, and for the same answers with columns in another order', () => {
    expect(calibrate(matrix, 'CH')).toEqual(calibration);
    const reversed = calibrate(
      responseMatrix(
        rows.map((row) => row.slice().reverse()),
        items.length,
      ),
      'CH',
    );
    expect(reversed.items[0]?.parameters.b).toBeCloseTo(calibration.items.at(-1)?.parameters.b ?? 0, 6);
  });
});

describe('answers that are missing', () => {
  it('leave an item nobody saw at the bank’s typical values', () => {
    const unseen = rows.slice(0, 300).map((row) => Int8Array.from([...row, NOT_ADMINISTERED]));
    const item = calibrate(responseMatrix(unseen, items.length + 1), 'CH').items.at(-1);
    expect(item?.parameters.a).toBeCloseTo(Math.exp(0.67), 1);
    expect(item?.standardErrors.b).toBeGreaterThan(0.7);
  });

  it('do not pull an item down when half the students were not given it', () => {
    const half = rows.map((row, student) =>
      row.map((outcome, i) => (i === 10 && student % 2 ? NOT_ADMINISTERED : outcome)),
    );
    const anchors = anchorsAt(0, 3, 6, 9, 12, 15, 18);
    const whole = anchored.items[10]?.parameters.b ?? 0;
    expect(calibrate(responseMatrix(half, items.length), 'CH', anchors).items[10]?.parameters.b).toBeCloseTo(whole, 0);
  });
});

describe('degenerate answers', () => {
  it('give finite parameters when everybody answered alike', () => {
    const alike = Array.from({ length: 30 }, () => Int8Array.from(items, (_, i) => i % 2));
    for (const { parameters } of calibrate(responseMatrix(alike, items.length), 'MT').items) {
      expect(Object.values(parameters).every(Number.isFinite)).toBe(true);
    }
  });

  it('are refused when rows have different lengths', () => {
    expect(() => responseMatrix([[1, 0], [1]], 2)).toThrow('row 1 has 1 outcomes, not 2');
  });
});
