import { blockOf, LETTERS, type QuestionGrid } from '../layout/question-grid.js';
import type { BubbleSample } from './bubble-sampling.js';
import { median, quantile } from './statistics.js';

const CHOICES = LETTERS.length;
/** Printed letters differ by about 0.01; more than this is marks, as on a sheet where every answer is A. */
const MOST_LETTER_DIFFERENCE = 0.02;
/** Rows up and down that share light and blur with a question. */
const NEIGHBOURS = 3;
/** Bounds of what the local light may explain away. */
const MOST_LOCAL_SHIFT = { lighter: -0.12, darker: 0.25 };
const FAINTEST = 0.4;

export interface Darkness {
  /** For each bubble, how dark it is beyond an empty one: 0 is empty, 1 as black as the markers. */
  readonly values: readonly number[];
  /** For each question, how well print can be seen around it: 1 is usual for the sheet, 0 not at all. */
  readonly visibility: readonly number[];
}

/**
 * What an empty bubble shows (its letter, and its ring when blurred) differs by letter and from one part of the page
 * to another, and is taken from the emptiest bubbles themselves. Where a reflection or haze makes printed rings fainter,
 * marks are fainter by the same factor, and are amplified.
 */
export function darknessBeyondEmpty(
  samples: readonly BubbleSample[],
  grid: QuestionGrid,
  inkContrast: number,
): Darkness {
  const raw = samples.map(({ visible, inside, paper }) => (visible ? (1 - inside / paper) / inkContrast : 0));
  const visibility = ringVisibility(samples, grid);
  const values = withoutLocalEmptiness(withoutLetters(raw), grid).map(
    (value, index) => value / Math.min(1, Math.max(FAINTEST, visibility[Math.floor(index / CHOICES)])),
  );
  return { values, visibility };
}

function withoutLetters(darkness: readonly number[]): number[] {
  const empty = LETTERS.map((_, letter) =>
    quantile(
      darkness.filter((_, index) => index % CHOICES === letter),
      0.3,
    ),
  );
  const usual = median(empty);
  const believed = empty.map((value) => (Math.abs(value - usual) <= MOST_LETTER_DIFFERENCE ? value : usual));
  return darkness.map((value, index) => value - believed[index % CHOICES]);
}

function withoutLocalEmptiness(darkness: readonly number[], grid: QuestionGrid): number[] {
  const emptiest = rowsOf(darkness).map((row) => row.sort((a, b) => a - b).slice(0, 3));
  const local = emptiest.map((_, question) =>
    median(neighbours(question, emptiest.length, grid).flatMap((other) => emptiest[other])),
  );
  return darkness.map((value, index) => {
    const shift = local[Math.floor(index / CHOICES)];
    return value - Math.max(MOST_LOCAL_SHIFT.lighter, Math.min(MOST_LOCAL_SHIFT.darker, shift));
  });
}

/** The middle contrast of the rings nearby against that of the whole sheet; marks are too few to move the middle. */
function ringVisibility(samples: readonly BubbleSample[], grid: QuestionGrid): number[] {
  const rings = rowsOf(samples.map(({ ring }) => ring));
  const usual = Math.max(0.01, median(rings.flat()));
  return rings.map(
    (_, question) => median(neighbours(question, rings.length, grid).flatMap((other) => rings[other])) / usual,
  );
}

/** The questions of the same column within reach, the question itself included. */
export function neighbours(question: number, count: number, grid: QuestionGrid): number[] {
  const { column } = blockOf(grid, question + 1);
  const near: number[] = [];
  for (let other = Math.max(0, question - NEIGHBOURS); other <= Math.min(count - 1, question + NEIGHBOURS); other++) {
    if (blockOf(grid, other + 1).column === column) near.push(other);
  }
  return near;
}

export function rowsOf<T>(bubbles: readonly T[]): T[][] {
  return Array.from({ length: bubbles.length / CHOICES }, (_, index) =>
    bubbles.slice(index * CHOICES, (index + 1) * CHOICES),
  );
}
