import { ESSAY_COMPETENCIES, READERS_APART } from '@gabarita/contract';
import type { CompetencyScores } from '../../db/schema/index.js';

/** How readings become a grade, as INEP does it. Pure. */

export const totalOf = (scores: CompetencyScores): number =>
  ESSAY_COMPETENCIES.reduce((sum, code) => sum + scores[code], 0);

const apart = (a: CompetencyScores, b: CompetencyScores): number => Math.abs(totalOf(a) - totalOf(b));

/** Two readers who differ so much that a third is asked. */
export const disagree = (a: CompetencyScores, b: CompetencyScores): boolean =>
  apart(a, b) > READERS_APART.total ||
  ESSAY_COMPETENCIES.some((code) => Math.abs(a[code] - b[code]) > READERS_APART.competency);

type Outcome = { grade: CompetencyScores } | { wanted: number };

/** The grade of one reading, or the mean of two that nobody came to settle. */
export const gradeWithout = (first: CompetencyScores, second: CompetencyScores | undefined): CompetencyScores =>
  second ? mean(first, second) : first;

/** What the readings so far come to: a grade, or how many readers it takes. */
export function outcomeOf(readings: readonly CompetencyScores[], wanted: number): Outcome {
  const [first, second, third] = readings;
  if (!first || readings.length < wanted) return { wanted };
  if (!second) return { grade: first };
  if (!third) return disagree(first, second) ? { wanted: 3 } : { grade: mean(first, second) };
  return { grade: mean(...closest(first, second, third)) };
}

type Pair = [CompetencyScores, CompetencyScores];

function closest(first: CompetencyScores, second: CompetencyScores, third: CompetencyScores): Pair {
  const pairs: Pair[] = [
    [first, second],
    [first, third],
    [second, third],
  ];
  const gap = ([a, b]: Pair) => apart(a, b);
  return pairs.reduce((nearest, pair) => (gap(pair) < gap(nearest) ? pair : nearest));
}

function mean(a: CompetencyScores, b: CompetencyScores): CompetencyScores {
  const grade = { ...a };
  for (const code of ESSAY_COMPETENCIES) grade[code] = (a[code] + b[code]) / 2;
  return grade;
}
