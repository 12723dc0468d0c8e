import { areasInOrder, QUESTIONS_PER_EXAM } from './booklet-order.js';
import type { Area } from './disciplines.js';

/** A whole exam can be sat day by day, as at INEP: the first two areas of the year's order, then the other two. */
export const EXAM_DAYS = [1, 2] as const;
export type ExamDay = (typeof EXAM_DAYS)[number];

const QUESTIONS_PER_DAY = QUESTIONS_PER_EXAM / EXAM_DAYS.length;

/** The first and the last number asked on a day, in every year. */
export const numbersOfDay = (day: ExamDay): [first: number, last: number] => [
  (day - 1) * QUESTIONS_PER_DAY + 1,
  day * QUESTIONS_PER_DAY,
];

export const areasOfDay = (year: number, day: ExamDay): readonly Area[] =>
  areasInOrder(year).slice((day - 1) * 2, day * 2);

/** The essay is written on the day of Linguagens, which is half an hour longer. */
export const minutesOfDay = (year: number, day: ExamDay): number =>
  areasOfDay(year, day).includes('linguagens') ? 330 : 300;
