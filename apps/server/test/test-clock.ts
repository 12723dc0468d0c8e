import type { Clock } from '../src/clock.js';

/** A clock that stands still until the test moves it. */
export class TestClock implements Clock {
  private moment = new Date('2026-11-14T16:30:00.000Z');

  now(): Date {
    return new Date(this.moment);
  }

  advance({ minutes = 0, hours = 0, days = 0 }: { minutes?: number; hours?: number; days?: number }): void {
    this.moment = new Date(this.moment.getTime() + (minutes + 60 * (hours + 24 * days)) * 60_000);
  }
}
