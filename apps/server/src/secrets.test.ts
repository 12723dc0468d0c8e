import { describe, expect, it } from 'vitest';
import { newReadableCode, newToken, normalizeCode, sameSecret } from './secrets.js';

describe('a code to be read out', () => {
  it('has no letter that is taken for another', () => {
    for (let n = 0; n < 200; n++) expect(newReadableCode()).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
  });

  it('is understood however it is typed', () => {
    for (const typed of ['K7QWM-3XZ9P', 'k7qwm3xz9p', ' k7qwm 3xz9p ']) expect(normalizeCode(typed)).toBe('K7QWM3XZ9P');
  });

  it('does not touch the token of a link', () => {
    const token = newToken();
    expect(normalizeCode(token)).toBe(token);
  });
});

it('secrets are compared whole', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abcd')).toBe(false);
  expect(sameSecret('', 'a')).toBe(false);
});
