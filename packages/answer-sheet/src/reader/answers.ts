import type { Layout } from '../layout/layouts.js';
import { type Bubble, blockOf, type Letter } from '../layout/question-grid.js';
import type { BlockShift } from './block-shift.js';
import { type BubbleSample, paperSpots, sampleBubble } from './bubble-sampling.js';
import { confidenceOf, DOUBTFUL, visibilityLimits } from './confidence.js';
import { darknessBeyondEmpty, neighbours, rowsOf } from './darkness.js';
import { levelsNearby, levelsWhereHardlySeen, type MarkLevels, markedLetters, markLevels, rank } from './decision.js';
import type { GrayImage } from './gray-image.js';
import { habitualLetter, withHabit } from './habit.js';
import type { PageMap } from './page-map.js';

export interface Answer {
  readonly question: number;
  /** What is marked: nothing, one letter, or several. */
  readonly letters: readonly Letter[];
  /** 0 to 1; below 0.5 a person should look. */
  readonly confidence: number;
}

export interface AnswerArea {
  readonly answers: readonly Answer[];
  readonly samples: readonly BubbleSample[];
  readonly levels: MarkLevels;
  readonly darkness: readonly number[];
}

/** A question in a block whose rings are not where they should be may have been read from the wrong place. */
const MISPLACED = 0.3;

export function readAnswers(
  image: GrayImage,
  map: PageMap,
  { grid }: Layout,
  bubbles: readonly Bubble[],
  blocks: readonly BlockShift[],
  inkContrast: number,
): AnswerArea {
  const blockAt = (question: number) => {
    const { column, block } = blockOf(grid, question);
    return blocks[column * grid.blocksPerColumn + block];
  };
  const spots = paperSpots(grid);
  const samples = bubbles.map(({ question, x, y }) => {
    const { shift } = blockAt(question);
    return sampleBubble(image, map, { x: x + shift.x, y: y + shift.y }, grid.bubbleRadius, spots);
  });
  const darkness = darknessBeyondEmpty(samples, grid, inkContrast);
  const rows = rowsOf(darkness.values);
  const seen = visibilityLimits(samples, darkness, grid);
  // A thumb is as dark as a mark, and must not pass for this student's usual one.
  const wellSeen = rows.filter((_, index) => seen[index] >= DOUBTFUL);
  const levels = markLevels(wellSeen.flat());
  const habit = habitualLetter(wellSeen.map(rank), levels);
  const answers = rowsOf(samples).map((row, index) => {
    const ranking = rank(rows[index]);
    const nearby = neighbours(index, rows.length, grid).flatMap((other) => rows[other]);
    const local = levelsNearby(levels, nearby);
    const isClear = seen[index] >= DOUBTFUL && row.every(({ evenPaper }) => evenPaper);
    const marked = markedLetters(ranking, isClear ? local : levelsWhereHardlySeen(local));
    const letters = withHabit(marked, ranking, local, habit);
    const placed = blockAt(index + 1).trusted ? 1 : MISPLACED;
    const confidence = Math.min(confidenceOf(ranking, letters.length, local), seen[index], placed);
    return { question: index + 1, letters, confidence };
  });
  return { answers, samples, levels, darkness: darkness.values };
}
