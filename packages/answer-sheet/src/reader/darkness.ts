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
/** Paper so much brighter than the darker quarter of that nearby, with rings so faint, lies in a reflection of the light. */
const REFLECTION = { brighter: 1.12, rings: 0.45, faintest: 0.2 };
/** A mark beyond doubt. Where a question has one, what a reflection shows of the others is not made more of. */
const PLAIN_MARK = 0.3;

export interface Darkness {
  /** For each bubble, how dark it is beyond an empty one: 0 is empty, 1 as black as the markers. */
  readonly values: readonly number[];
  /** For each question, how well print can be seen around it: 1 is usual for the sheet, 0 not at all. */
  readonly visibility: readonly number[];
  /** For each bubble, whether a reflection lies on it, of which its neighbours in the row may know nothing. */
  readonly washedOut: readonly boolean[];
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
  const reflected = visibilityInReflections(samples, grid);
  const values = rowsOf(withoutLocalEmptiness(withoutLetters(raw), grid)).flatMap((row, question) => {
    const around = Math.min(1, Math.max(FAINTEST, visibility[question]));
    const isPlain = Math.max(...row) > PLAIN_MARK * around;
    return row.map((value, letter) =>
      isPlain ? value / around : value / Math.min(around, reflected[question * CHOICES + letter]),
    );
  });
  return { values, visibility, washedOut: reflected.map((seen) => seen < 1) };
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

/**
 * A reflection can be as small as a few bubbles. There the rings of the same letter just above and below tell how faint a mark
 * has become; marks only darken them, so that it is never taken for fainter than it is. 1 outside of reflections.
 */
function visibilityInReflections(samples: readonly BubbleSample[], grid: QuestionGrid): number[] {
  const rows = rowsOf(samples);
  const usual = Math.max(0.01, median(samples.map(({ ring }) => ring)));
  return rows.flatMap((row, question) => {
    const nearby = neighbours(question, rows.length, grid).flatMap((other) => rows[other]);
    const darker = quantile(
      nearby.map(({ paper }) => paper),
      0.25,
    );
    return row.map(({ paper }, letter) => {
      const rings = neighbours(question, rows.length, grid, 1).map((other) => rows[other][letter].ring);
      const seen = median(rings) / usual;
      const isReflection = paper > REFLECTION.brighter * darker && seen < REFLECTION.rings;
      return isReflection ? Math.max(REFLECTION.faintest, seen) : 1;
    });
  });
}

/** The questions of the same column within reach, the question itself included. */
export function neighbours(question: number, count: number, grid: QuestionGrid, reach = NEIGHBOURS): number[] {
  const { column } = blockOf(grid, question + 1);
  const near: number[] = [];
  for (let other = Math.max(0, question - reach); other <= Math.min(count - 1, question + reach); other++) {
    if (blockOf(grid, other + 1).column === column) near.push(other);
  }
  return near;
}

export function rowsOf<T>(bubbles: readonly T[]): T[][] {
  return Array.from({ length: bubbles.length / CHOICES }, (_, index) =>
    bubbles.slice(index * CHOICES, (index + 1) * CHOICES),
  );
}
