import { describe, expect, it } from 'vitest';
import { gradeOf } from './grade-text';

const graded = { percentage: 62.5, tri_score: 581.2, tri_error: 34.4, tri_source: null, non_tri_score: null };

describe('the grade of an attempt', () => {
  it('is the percentage while the exam has no parameters of its own', () => {
    expect(gradeOf({ ...graded, tri_source: 'formula' })).toBe('62,5%');
    expect(gradeOf({ ...graded, tri_source: 'manual' })).toBe('62,5%');
  });

  it('is an estimate with its error, then a score with its error', () => {
    expect(gradeOf({ ...graded, tri_source: 'estimate' })).toBe('TRI estimada 581,2 ± 34');
    expect(gradeOf({ ...graded, tri_source: 'calibrated' })).toBe('TRI 581,2 ± 34');
  });

  it('is out of ten in an exam without TRI', () => {
    expect(gradeOf({ ...graded, non_tri_score: 7.5, tri_score: null })).toBe('7,5');
  });
});
