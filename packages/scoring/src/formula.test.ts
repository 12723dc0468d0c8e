import { describe, expect, it } from 'vitest';
import { formulaScore, gradeOutOfTen, manualSheetScore, percentageCorrect } from './formula.js';

describe("the specification's formula", () => {
  it('is 580 for half of the questions', () => {
    expect(formulaScore(10, 20)).toBe(580);
  });

  it('follows the logit between the clamps, and stops there', () => {
    expect(formulaScore(36, 45)).toBe(Math.round(500 + 100 * (Math.log(4) / 1.2 + 0.8)));
    expect(formulaScore(0, 45)).toBe(formulaScore(1, 100));
    expect(formulaScore(45, 45)).toBe(formulaScore(99, 100));
    expect(formulaScore(45, 45)).toBe(963);
  });

  it('moves 80 points with a unit of difficulty', () => {
    expect(formulaScore(10, 20, 2) - formulaScore(10, 20)).toBe(80);
  });

  it('takes an exam without questions for one without right answers', () => {
    expect(formulaScore(0, 0)).toBe(formulaScore(0, 45));
  });
});

describe('the simple scores', () => {
  it('give a grade out of ten, a percentage and a score out of a thousand', () => {
    expect(gradeOutOfTen(29, 45)).toBe(6.4);
    expect(percentageCorrect(29, 45)).toBe(64.4);
    expect(manualSheetScore(29, 45)).toBe(644);
  });

  it('are zero for an exam without questions', () => {
    expect([gradeOutOfTen(0, 0), percentageCorrect(0, 0), manualSheetScore(0, 0)]).toEqual([0, 0, 0]);
  });
});
