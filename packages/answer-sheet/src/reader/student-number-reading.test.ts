import { describe, expect, it } from 'vitest';
import type { Point } from '../layout/page.js';
import { STUDENT_NUMBER, studentNumberBubbles } from '../layout/student-number.js';
import { drawPage } from '../testing/index.js';
import { readStudentNumber } from './student-number-reading.js';

const SCALE = 5;
const map = ({ x, y }: Point): Point => ({ x: x * SCALE, y: y * SCALE });
const BLACK = 0;
const RADIUS = STUDENT_NUMBER.bubbleRadius;

/** What is read of a page on which the digits, by their place, are marked so strongly. */
function digitsOf(marks: readonly { place: number; digit: number; strength: number }[]) {
  const page = drawPage({ questions: 90, serial: 1, numbered: true }, SCALE);
  for (const { place, digit, strength } of marks) {
    const bubble = studentNumberBubbles()[place * 10 + digit] ?? { x: 0, y: 0 };
    page.ink(bubble, RADIUS, BLACK, (dx, dy) => (Math.hypot(dx, dy) < RADIUS ? strength : 0));
  }
  return readStudentNumber(page, map, 1).digits;
}

const number = [4, 0, 7, 1, 9].map((digit, place) => ({ place, digit, strength: 0.8 }));
const withThird = (...third: { digit: number; strength: number }[]) => [
  ...number.filter(({ place }) => place !== 2),
  ...third.map((mark) => ({ place: 2, ...mark })),
];

describe('the number of a student', () => {
  it('is read digit by digit', () => {
    expect(digitsOf(number)).toEqual([4, 0, 7, 1, 9]);
  });

  it.each([
    ['nobody filled in', []],
    [
      'somebody filled in twice',
      [
        { digit: 7, strength: 0.8 },
        { digit: 3, strength: 0.7 },
      ],
    ],
    ['is so faint that it may be none', [{ digit: 7, strength: 0.16 }]],
    [
      'has a rival half as dark',
      [
        { digit: 7, strength: 0.8 },
        { digit: 3, strength: 0.36 },
      ],
    ],
  ])('has no digit where it %s', (_, third) => {
    expect(digitsOf(withThird(...third))).toEqual([4, 0, null, 1, 9]);
  });
});
