import { describe, expect, it } from 'vitest';
import { isOffered, nextChangeIn } from './exams';

const now = Date.parse('2026-11-15T12:00:00.000Z');
const window = (start: string | null, end: string | null) => ({ start_time: start, end_time: end });

describe('the list of exams is asked for again', () => {
  it('a second after the next one opens or closes', () => {
    const list = [
      window('2026-11-15T12:05:00.000Z', '2026-11-15T14:00:00.000Z'),
      window(null, '2026-11-15T12:02:00.000Z'),
    ];
    expect(nextChangeIn(list, now)).toBe(121_000);
  });

  it('after ten minutes at the latest, and what is over changes no more', () => {
    expect(nextChangeIn([window('2026-11-14T12:00:00.000Z', null)], now)).toBe(600_000);
    expect(nextChangeIn([], now)).toBe(600_000);
  });
});

describe('an exam is offered to students', () => {
  it('once its questions were sent, while it is active', () => {
    const staff = { owner: 'Carla', editable: true, begun: false, offline_hours: 24 };
    expect(isOffered({ is_active: true })).toBe(true);
    expect(isOffered({ is_active: true, staff: { ...staff, sent: true } })).toBe(true);
    expect(isOffered({ is_active: true, staff: { ...staff, sent: false } })).toBe(false);
    expect(isOffered({ is_active: false, staff: { ...staff, sent: true } })).toBe(false);
  });
});
