import { describe, expect, it } from 'vitest';
import { type Highlight, segmentsOf } from './highlight-kinds';

const mark = (start: number, end: number): Highlight => ({ kind: 'comma', start, end, reason: '', suggestion: null });

describe('the pieces of a marked text', () => {
  it('give the text back, whatever is marked', () => {
    const text = 'Primeiro, a ideia. Depois, o fim.';
    for (const marks of [[], [mark(0, 8)], [mark(8, 9), mark(9, 11)], [mark(30, 33)]]) {
      const pieces = segmentsOf(text, marks);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.filter(({ highlight }) => highlight !== undefined)).toHaveLength(marks.length);
    }
  });
});
