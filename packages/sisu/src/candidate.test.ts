import { describe, expect, it } from 'vitest';
import { belowMinimum, type Candidate, chanceOf, competingScore, worthOfPoint } from './candidate.js';
import { CutoffDistribution } from './cutoff-distribution.js';
import { missingPoints } from './missing-points.js';
import type { Scores, Weights } from './weights.js';

const all = (value: number): Scores => ({ cn: value, ch: value, lc: value, mt: value, redacao: value });
const weights: Weights = {
  weights: { cn: 2, ch: 1, lc: 1, mt: 4, redacao: 2 },
  minimums: { ...all(0), redacao: 500 },
  minimumTotal: 450,
};
const candidate: Candidate = { scores: { ...all(600), mt: 700 }, errors: all(0), bonus: 0 };
const cutoff = new CutoffDistribution(674, 20);

describe('a candidate’s side', () => {
  it('weighs the scores as the offer does', () => {
    expect(competingScore(weights, candidate)).toEqual({ score: 640, error: 0 });
    expect(competingScore(weights, { ...candidate, bonus: 0.1 }).score).toBeCloseTo(704, 10);
  });

  it('carries the errors of the scores into the error of the mean', () => {
    const { error } = competingScore(weights, { ...candidate, errors: { ...all(0), mt: 30, redacao: 40 } });
    expect(error).toBeCloseTo(Math.hypot(12, 8), 10);
  });

  it('says what a point of each score is worth for this course', () => {
    expect(worthOfPoint(weights)).toEqual({ cn: 0.2, ch: 0.1, lc: 0.1, mt: 0.4, redacao: 0.2 });
  });

  it('leaves no chance to whoever is below a minimum', () => {
    const poorEssay = { ...candidate, scores: { ...all(900), redacao: 480 } };
    expect(belowMinimum(weights, poorEssay)).toEqual(['redacao']);
    expect(chanceOf(cutoff, weights, poorEssay)).toBe(0);
    const uncertain = chanceOf(cutoff, weights, { ...poorEssay, errors: { ...all(0), redacao: 40 } });
    expect(uncertain).toBeGreaterThan(0.1);
    expect(uncertain).toBeLessThan(0.5);
  });

  it('has the chance of its score where every minimum is met', () => {
    expect(chanceOf(cutoff, weights, candidate)).toBeCloseTo(cutoff.chance(640), 10);
  });

  it('tells how many points are missing, and what would bring most of them', () => {
    const { missing, rises } = missingPoints(cutoff, weights, candidate);
    expect(missing).toBeCloseTo(34, 10);
    expect(rises.slice(0, 2)).toEqual([
      { score: 'mt', rise: 40, brings: 16 },
      { score: 'redacao', rise: 80, brings: 16 },
    ]);
  });

  it('misses nothing above the cut-off, and rises no score above 1000', () => {
    expect(missingPoints(cutoff, weights, { ...candidate, scores: all(900) })).toEqual({ missing: 0, rises: [] });
    const nearTop = missingPoints(new CutoffDistribution(990, 5), weights, { ...candidate, scores: all(985) });
    expect(nearTop.rises.every(({ rise }) => rise === 15)).toBe(true);
  });
});
