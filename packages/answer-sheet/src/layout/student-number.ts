import type { Point } from './page.js';

const DIGITS = 5;

/** On a sheet printed without a name, the student fills in a number: a line of ten bubbles for each digit. */
export const STUDENT_NUMBER = {
  digits: DIGITS,
  left: 142,
  top: 30.9,
  pitch: 5.4,
  rowHeight: 4.3,
  bubbleRadius: 1.65,
} as const;

/** Students fill in the last digits of their account's number, its remainder by this, which tell those of one exam apart. */
export const STUDENT_NUMBERS = 10 ** DIGITS;

/** A student's number as it is told to people. */
export const studentNumberOf = (userId: number): string => String(userId % STUDENT_NUMBERS).padStart(DIGITS, '0');

export interface DigitBubble extends Point {
  readonly place: number;
  readonly digit: number;
}

export function studentNumberBubbles(): DigitBubble[] {
  const { digits, left, top, pitch, rowHeight } = STUDENT_NUMBER;
  return Array.from({ length: digits * 10 }, (_, index) => {
    const place = Math.floor(index / 10);
    const digit = index % 10;
    return { place, digit, x: left + (digit + 0.5) * pitch, y: top + (place + 0.5) * rowHeight };
  });
}
