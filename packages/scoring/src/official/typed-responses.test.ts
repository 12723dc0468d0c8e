import { describe, expect, it } from 'vitest';
import { typedResponses } from './typed-responses.js';

describe('typed answers', () => {
  it.each([
    ['abcde', 'ABCDE'],
    ['ABC DE\nA', 'ABCDEA'],
    ['1-A 2-B 3-', 'AB'],
    ['1) A; 2) -; 3) C', 'A.C'],
    ['91A 92B 93 C', 'ABC'],
    ['A,B,,C', 'ABC'],
    ['A-_.*', 'A...*'],
    ['99999ABCDEA', '.....ABCDEA'],
    ['', ''],
  ])('%j are %j', (typed, read) => {
    expect(typedResponses(typed)).toBe(read);
  });

  it('are refused when another letter is among them', () => {
    expect(typedResponses('ABCDF')).toBeNull();
    expect(typedResponses('A?')).toBeNull();
  });
});
