import type { Point } from './page.js';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

/** The questions: columns of blocks of rows, a row of five bubbles each. */
export interface QuestionGrid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly blocksPerColumn: number;
  readonly rowsPerBlock: number;
  readonly columnWidth: number;
  /** From the left of a column to the cell of its letter A: where the question's number is printed. */
  readonly numberWidth: number;
  readonly pitch: number;
  readonly rowHeight: number;
  /** Free height above, between and below the blocks, where the dots are. */
  readonly gap: number;
  readonly bubbleRadius: number;
  /** Dots per dotted line, spread over the whole width. */
  readonly dotsAcross: number;
}

export interface Bubble extends Point {
  readonly question: number;
  readonly letter: Letter;
}

export const DOT_RADIUS = 1.2;

export function capacityOf(grid: QuestionGrid): number {
  return grid.columns * grid.blocksPerColumn * grid.rowsPerBlock;
}

/** Which block a question is in, counting down each column. */
export function blockOf(grid: QuestionGrid, question: number): { column: number; block: number; row: number } {
  const rowsPerColumn = grid.blocksPerColumn * grid.rowsPerBlock;
  const index = question - 1;
  const inColumn = index % rowsPerColumn;
  return {
    column: Math.floor(index / rowsPerColumn),
    block: Math.floor(inColumn / grid.rowsPerBlock),
    row: inColumn % grid.rowsPerBlock,
  };
}

/** Bubbles in order of question and letter. */
export function questionBubbles(grid: QuestionGrid, questions: number): Bubble[] {
  return Array.from({ length: questions }, (_, index) => {
    const question = index + 1;
    const { column, block, row } = blockOf(grid, question);
    const y = blockTop(grid, block) + (row + 0.5) * grid.rowHeight;
    const left = grid.left + column * grid.columnWidth + grid.numberWidth;
    return LETTERS.map((letter, place) => ({ question, letter, x: left + (place + 0.5) * grid.pitch, y }));
  }).flat();
}

/** The black dots between the blocks, which tell how the paper is bent. */
export function latticeDots(grid: QuestionGrid): Point[] {
  const step = (grid.columns * grid.columnWidth) / (grid.dotsAcross - 1);
  return Array.from({ length: grid.blocksPerColumn + 1 }, (_, line) => {
    const y = blockTop(grid, line) - grid.gap / 2;
    return Array.from({ length: grid.dotsAcross }, (_, place) => ({ x: grid.left + place * step, y }));
  }).flat();
}

function blockTop(grid: QuestionGrid, block: number): number {
  return grid.top + grid.gap + block * (grid.rowsPerBlock * grid.rowHeight + grid.gap);
}
