import { describe, expect, it } from 'vitest';
import { isMinor } from './minor';

describe('whoever is under age', () => {
  it('is so until the eighteenth birthday, and not while the date is being typed', () => {
    const now = new Date(2026, 10, 15, 12);
    expect(isMinor('2008-11-16', now)).toBe(true);
    expect(isMinor('2008-11-15', now)).toBe(false);
    expect(isMinor('1980-01-01', now)).toBe(false);
    expect(isMinor('', now)).toBe(false);
  });
});
