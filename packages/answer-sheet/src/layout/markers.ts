import { PAGE, type Point } from './page.js';

/**
 * The four corner markers: a black frame, one cell thick, around 4 × 4 cells.
 *
 * Each corner of each layout has a pattern of its own, so that three markers, or even two, tell which layout this is and
 * which way up it lies. The patterns differ from one another by six cells or more in every rotation, from themselves
 * rotated by eight, and from the common ArUco 4 × 4 dictionary by three, so that a cell misread never makes a marker out
 * of another. Among such patterns these have the fewest edges between cells: blur costs them least.
 */
export interface Marker extends Point {
  /** 16 cells in reading order, most significant bit first; 1 is white. */
  readonly pattern: number;
}

/** Clockwise from the top left. */
export type CornerPatterns = readonly [number, number, number, number];

export const MARKER_SIZE = 15;
export const MARKER_CELLS = 6;
const MARKER_MARGIN = 9;

export function cornerMarkers(patterns: CornerPatterns): readonly Marker[] {
  const near = MARKER_MARGIN + MARKER_SIZE / 2;
  const right = PAGE.width - near;
  const bottom = PAGE.height - near;
  return [
    { x: near, y: near, pattern: patterns[0] },
    { x: right, y: near, pattern: patterns[1] },
    { x: right, y: bottom, pattern: patterns[2] },
    { x: near, y: bottom, pattern: patterns[3] },
  ];
}

/** The four corners of a marker, clockwise from its top left. */
export function markerCorners({ x, y }: Point): Point[] {
  const half = MARKER_SIZE / 2;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

export function isWhiteCell(pattern: number, row: number, column: number): boolean {
  return ((pattern >> (15 - (row * 4 + column))) & 1) === 1;
}
