import { describe, expect, it } from 'vitest';
import {
  contact,
  deadlineOf,
  dueAt,
  type ExamTiming,
  fitsInTime,
  isOver,
  isPaused,
  pause,
  timeLeft,
  timeUsed,
} from './exam-timing.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = Date.UTC(2026, 10, 14, 16, 30);
const at = (minutes: number) => start + minutes * MINUTE;

const begun = (pausable: boolean): ExamTiming => ({
  pausable,
  startedAt: start,
  durationMs: 90 * MINUTE,
  usedMs: 0,
  runningSince: start,
  lastContactAt: start,
});

describe('the clock of a custom exam', () => {
  const exam = begun(false);

  it('never stops, whatever the student does', () => {
    const left = pause(exam, at(10));
    expect(timeLeft(left, at(60))).toBe(30 * MINUTE);
    expect(deadlineOf(left, at(60))).toBe(at(90));
    expect(isPaused(left, at(60))).toBe(false);
  });

  it('is over at its deadline, never below zero', () => {
    expect(isOver(exam, at(89))).toBe(false);
    expect(isOver(exam, at(90))).toBe(true);
    expect(timeLeft(exam, at(500))).toBe(0);
  });

  it('does not believe a device that reports less or more', () => {
    expect(timeUsed(contact(exam, at(20), 0), at(30))).toBe(30 * MINUTE);
    expect(timeUsed(contact(exam, at(20), 80 * MINUTE), at(30))).toBe(30 * MINUTE);
  });
});

describe('the clock of an edition', () => {
  const exam = begun(true);

  it('stops when the student leaves and goes on at the return', () => {
    const left = pause(contact(exam, at(9)), at(15));
    expect(deadlineOf(left, at(700))).toBeNull();
    const back = contact(left, at(700));
    expect(timeUsed(back, at(705))).toBe(20 * MINUTE);
    expect(deadlineOf(back, at(705))).toBe(at(775));
  });

  it('stops after ten minutes without contact', () => {
    const heard = contact(exam, at(5));
    expect(timeUsed(heard, at(14))).toBe(14 * MINUTE);
    expect(timeUsed(heard, at(300))).toBe(15 * MINUTE);
    expect(isPaused(heard, at(300))).toBe(true);
  });

  it('counts what a device that was offline counted itself, but no more than has gone by', () => {
    expect(timeUsed(contact(exam, at(60), 50 * MINUTE), at(60))).toBe(50 * MINUTE);
    expect(timeUsed(contact(exam, at(60), 80 * MINUTE), at(60))).toBe(60 * MINUTE);
  });

  it('gives no time back to a device that reports too little', () => {
    const heard = [3, 6, 9, 12].reduce((timing, minute) => contact(timing, at(minute), 0), exam);
    expect(timeUsed(heard, at(12))).toBe(12 * MINUTE);
  });
});

describe('a clock of the server that goes a day back and returns', () => {
  it('neither closes a custom exam early nor gives it more than its time', () => {
    const meanwhile = contact(begun(false), at(10) - DAY);
    expect(timeLeft(meanwhile, at(10) - DAY)).toBe(90 * MINUTE);
    expect(dueAt(meanwhile, at(10) - DAY)).toBe(at(91));
    expect(timeLeft(contact(meanwhile, at(11)), at(11))).toBe(79 * MINUTE);
  });

  it('costs an edition ten minutes at most', () => {
    const meanwhile = contact(contact(begun(true), at(10)), at(11) - DAY);
    expect(timeLeft(meanwhile, at(12))).toBeGreaterThanOrEqual(70 * MINUTE);
  });
});

describe('the server looks at a session again', () => {
  it('a minute after the deadline of a custom exam', () => {
    expect(dueAt(begun(false), at(20))).toBe(at(91));
  });

  it('when an edition nears its end, and otherwise when its student has stayed away', () => {
    expect(dueAt(contact(begun(true), at(20), 85 * MINUTE), at(20))).toBe(at(20) + 30 * DAY);
    expect(dueAt(contact({ ...begun(true), usedMs: 80 * MINUTE }, at(5)), at(5))).toBe(at(11));
    expect(dueAt(pause(begun(true), at(5)), at(5))).toBe(at(5) + 30 * DAY);
  });
});

it('an answer of the last second may arrive a little later, and no more', () => {
  expect(fitsInTime(begun(false), 90 * MINUTE + 59_000)).toBe(true);
  expect(fitsInTime(begun(false), 92 * MINUTE)).toBe(false);
});
