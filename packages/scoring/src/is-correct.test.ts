import { describe, expect, it } from 'vitest';
import { isCorrect } from './is-correct.js';

describe('an answer', () => {
  it('is right when it is the key', () => {
    expect(['A', 'B', null].map((answer) => isCorrect({ answer, key: 'A' }))).toEqual([true, false, false]);
  });

  it('is right for everyone where the question was annulled, even for those who left it blank', () => {
    expect(isCorrect({ answer: null, key: 'A', annulled: true })).toBe(true);
  });
});
