import { type CornerPatterns, cornerMarkers, type Marker } from './markers.js';
import type { Point } from './page.js';
import { type Bubble, capacityOf, latticeDots, type QuestionGrid, questionBubbles } from './question-grid.js';

/**
 * A layout is for ever: sheets printed with it may be photographed years later. To change one, add another with its own
 * code and its own markers, and let `layoutFor` choose it for new sheets.
 */
export interface Layout {
  /** Printed in the strip of every sheet; 1 to 14. */
  readonly code: number;
  readonly capacity: number;
  readonly grid: QuestionGrid;
  readonly markers: readonly Marker[];
  readonly dots: readonly Point[];
  /** Every bubble the layout has room for; a sheet with fewer questions uses the first ones. */
  readonly bubbles: readonly Bubble[];
}

function layout(code: number, patterns: CornerPatterns, grid: QuestionGrid): Layout {
  const capacity = capacityOf(grid);
  return {
    code,
    capacity,
    grid,
    markers: cornerMarkers(patterns),
    dots: latticeDots(grid),
    bubbles: questionBubbles(grid, capacity),
  };
}

/** One day of ENEM, with large bubbles. */
const NINETY = layout(1, [0x1733, 0x6033, 0x2643, 0x44c5], {
  left: 24,
  top: 57.4,
  columns: 3,
  blocksPerColumn: 6,
  rowsPerBlock: 5,
  columnWidth: 54,
  numberWidth: 11,
  pitch: 7.8,
  rowHeight: 6.2,
  gap: 3.6,
  bubbleRadius: 2.4,
  dotsAcross: 7,
});

/**
 * Both days on a page. Five columns of 36 rather than six of 30: bubbles then stand nearly as far from their neighbours
 * sideways as up and down, and a mark that bleeds into the next bubble is what ruins a crowded sheet.
 */
const ONE_HUNDRED_AND_EIGHTY = layout(2, [0x0c77, 0xd910, 0x8e81, 0x2319], {
  left: 12,
  top: 57.4,
  columns: 5,
  blocksPerColumn: 6,
  rowsPerBlock: 6,
  columnWidth: 37.2,
  numberWidth: 7.6,
  pitch: 5.75,
  rowHeight: 5.35,
  gap: 2.8,
  bubbleRadius: 1.95,
  dotsAcross: 6,
});

export const LAYOUTS: readonly Layout[] = [NINETY, ONE_HUNDRED_AND_EIGHTY];
export const MAX_QUESTIONS = ONE_HUNDRED_AND_EIGHTY.capacity;

/** The roomiest layout for a number of questions. */
export function layoutFor(questions: number): Layout {
  if (!Number.isInteger(questions) || questions < 1 || questions > MAX_QUESTIONS) {
    throw new RangeError(`An answer sheet has 1 to ${MAX_QUESTIONS} questions, not ${questions}`);
  }
  return questions <= NINETY.capacity ? NINETY : ONE_HUNDRED_AND_EIGHTY;
}
