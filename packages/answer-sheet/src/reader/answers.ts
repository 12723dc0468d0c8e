import type { Layout } from '../layout/layouts.js';
import { type Bubble, blockOf, type Letter } from '../layout/question-grid.js';
import type { BlockShift } from './block-shift.js';
import { type BubbleSample, paperSpots, sampleBubble } from './bubble-sampling.js';
import { confidenceOf, visibilityLimit } from './confidence.js';
import { darknessBeyondEmpty, neighbours, rowsOf } from './darkness.js';
import { levelsNearby, type MarkLevels, markedLetters, markLevels, rank } from './decision.js';
import type { GrayImage } from './gray-image.js';
import type { PageMap } from './page-map.js';
import { median } from './statistics.js';

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
  const { values, visibility } = darknessBeyondEmpty(samples, grid, inkContrast);
  const levels = markLevels(values);
  const sampleRows = rowsOf(samples);
  const paper = sampleRows.map((row) => median(row.map((sample) => sample.paper)));
  const rows = rowsOf(values);
  const answers = rows.map((row, index) => {
    const nearby = neighbours(index, paper.length, grid);
    const local = levelsNearby(
      levels,
      nearby.flatMap((other) => rows[other]),
    );
    const ranking = rank(row);
    const letters = markedLetters(ranking, local);
    const paperNearby = median(nearby.map((other) => paper[other]));
    const seen = visibilityLimit(sampleRows[index], visibility[index], paperNearby);
    const placed = blockAt(index + 1).trusted ? 1 : MISPLACED;
    const confidence = Math.min(confidenceOf(ranking, letters.length, local), seen, placed);
    return { question: index + 1, letters, confidence };
  });
  return { answers, samples, levels, darkness: values };
}
