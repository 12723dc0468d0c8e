import { describe, expect, it } from 'vitest';
import { disagree, outcomeOf, totalOf } from './readings.js';

const scores = (C1: number, C2 = C1, C3 = C1, C4 = C1, C5 = C1) => ({ C1, C2, C3, C4, C5 });

describe('readings by teachers', () => {
  it('one reading is the grade when one was asked for, and waits when two were', () => {
    expect(outcomeOf([scores(120)], 1)).toEqual({ grade: scores(120) });
    expect(outcomeOf([scores(120)], 2)).toEqual({ wanted: 2 });
    expect(outcomeOf([], 1)).toEqual({ wanted: 1 });
  });

  it('two that agree are averaged', () => {
    expect(outcomeOf([scores(120), scores(120, 160, 120, 120, 160)], 2)).toEqual({
      grade: scores(120, 140, 120, 120, 140),
    });
  });

  it('over 80 apart in a competency, or over 100 in total, a third is asked', () => {
    expect(disagree(scores(120), scores(120, 200, 120, 120, 120))).toBe(false);
    expect(disagree(scores(80), scores(80, 200, 80, 80, 80))).toBe(true);
    expect(disagree(scores(120), scores(160, 160, 120, 120, 120))).toBe(false);
    expect(disagree(scores(120), scores(160, 160, 160, 120, 120))).toBe(true);
    expect(outcomeOf([scores(80), scores(200)], 2)).toEqual({ wanted: 3 });
  });

  it('of three, the two nearest in total count', () => {
    const outcome = outcomeOf([scores(40), scores(200), scores(160)], 3);
    expect(outcome).toEqual({ grade: scores(180) });
    expect(totalOf(scores(180))).toBe(900);
  });
});
