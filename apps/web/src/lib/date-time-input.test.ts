import { describe, expect, it } from 'vitest';
import { fromInput, toInput } from './date-time-input';

describe('a moment in a form', () => {
  it('comes back as the same instant, whatever the zone of the browser', () => {
    const instant = '2026-11-15T16:30:00.000Z';
    expect(toInput(instant)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(fromInput(toInput(instant))).toBe(instant);
  });

  it('is none when the field is empty', () => {
    expect(toInput(null)).toBe('');
    expect(fromInput('')).toBeNull();
  });
});
