import { describe, expect, it } from 'vitest';
import { ageOn, isPlausibleAge } from './age.js';

describe('age', () => {
  it('grows on the birthday, not before', () => {
    expect(ageOn('2008-11-15', '2026-11-14')).toBe(17);
    expect(ageOn('2008-11-15', '2026-11-15')).toBe(18);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('is plausible for a student and for the teacher, not for a slip of the keyboard', () => {
    expect([4, 5, 16, 70, 120, 121, -1].filter(isPlausibleAge)).toEqual([5, 16, 70, 120]);
  });
});
