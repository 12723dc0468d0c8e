import { describe, expect, it } from 'vitest';
import { date, dateTime, time, weekday } from './dates';

/** An instant of the reader's own zone, whichever it is. */
const instant = new Date(2026, 10, 14, 13, 30).toISOString();

describe('dates', () => {
  it('read as in Brazil', () => {
    expect(dateTime(instant)).toBe('sáb., 14 de nov. de 2026, 13:30');
    expect(date(instant)).toBe('14 de nov. de 2026');
    expect(weekday(instant)).toBe('sábado');
    expect(time(instant)).toBe('13:30');
  });
});
