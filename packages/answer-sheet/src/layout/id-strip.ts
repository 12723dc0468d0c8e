import type { Box } from './page.js';
import { STRIP_CELLS } from './sheet-code.js';

/** The row of black and white cells above the questions that holds the sheet's code. */
export const ID_STRIP: Box = { x: 21, y: 53.2, width: 168, height: 2.6 };

export function stripCell(index: number): Box {
  const width = ID_STRIP.width / STRIP_CELLS;
  return { x: ID_STRIP.x + index * width, y: ID_STRIP.y, width, height: ID_STRIP.height };
}
