import { describe, expect, it } from 'vitest';
import { rawCount } from './raw-count.js';

describe('the raw count', () => {
  it('counts the answers equal to the key', () => {
    expect(
      rawCount([
        { answer: 'A', key: 'A' },
        { answer: 'B', key: 'A' },
        { answer: null, key: 'A' },
      ]),
    ).toEqual({ correct: 1, total: 3 });
  });

  it('gives an annulled question to everyone, even to those who left it blank', () => {
    expect(rawCount([{ answer: null, key: 'A', annulled: true }])).toEqual({ correct: 1, total: 1 });
  });

  it('leaves out a question that could not be answered', () => {
    expect(rawCount([{ answer: null, key: 'A', unavailable: true }])).toEqual({ correct: 0, total: 0 });
  });
});
