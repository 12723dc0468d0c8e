import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remainingMs } from './device-clock.js';

const HOUR = 3_600_000;
const reading = { remainingMs: HOUR, monotonic: 5_000, wall: 1_000_000 };

it('counts down by the monotonic clock when the wall clock was set back', () => {
  expect(remainingMs(reading, { monotonic: 65_000, wall: 1_000_000 - 24 * HOUR })).toBe(HOUR - 60_000);
});

it('counts down by the wall clock when the page was loaded again', () => {
  expect(remainingMs(reading, { monotonic: 0, wall: 1_600_000 })).toBe(HOUR - 600_000);
});

it('stops at zero', () => {
  expect(remainingMs(reading, { monotonic: 9 * HOUR, wall: 0 })).toBe(0);
});

it('never gives time away, wherever the clocks of the device stand', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (monotonic, wall) => {
      expect(remainingMs(reading, { monotonic, wall })).toBeLessThanOrEqual(HOUR);
    }),
  );
});
