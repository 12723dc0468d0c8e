import { describe, expect, it } from 'vitest';
import { countAnswered, letterAt, pastedLine, typedLine, withLetter } from './answer-line';

describe('a line of answers', () => {
  it('takes letters in either case, and a space or a zero for a blank', () => {
    expect(typedLine('ab 0e', 90)).toBe('AB--E');
  });

  it('leaves out what can be no answer, and what no question is left for', () => {
    expect(typedLine('AxBzC1D2', 3)).toBe('ABC');
  });

  it('ignores how a pasted list is grouped and numbered', () => {
    expect(pastedLine('ABCDE ABCDE\nEDCBA', 90)).toBe('ABCDEABCDEEDCBA');
    expect(pastedLine('1-A 2-b\n3) C 10. D', 90)).toBe('ABCD');
    expect(pastedLine('AB-D', 90)).toBe('AB-D');
  });

  it('is changed question by question', () => {
    expect(withLetter('AB', 4, 'E')).toBe('AB--E');
    expect(withLetter('AB--E', 4, null)).toBe('AB');
    expect(withLetter('ABC', 1, null)).toBe('A-C');
  });

  it('knows its answers', () => {
    expect([0, 1, 2, 9].map((place) => letterAt('A-C', place))).toEqual(['A', null, 'C', null]);
    expect(countAnswered('A-C')).toBe(2);
  });
});
