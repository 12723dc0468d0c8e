import { stripCell } from '../layout/id-strip.js';
import { layoutFor } from '../layout/layouts.js';
import { isWhiteCell, MARKER_CELLS, MARKER_SIZE, type Marker } from '../layout/markers.js';
import type { Point } from '../layout/page.js';
import { DOT_RADIUS, type Letter } from '../layout/question-grid.js';
import { encodeSheetCode, type SheetCode } from '../layout/sheet-code.js';
import { STUDENT_NUMBER, studentNumberBubbles } from '../layout/student-number.js';
import { Canvas } from './canvas.js';

const RING = 107;
const LETTER = 143;

/** Letters as strokes in a square of two by two around their middle. */
const STROKES: Record<Letter, readonly (readonly [number, number, number, number])[]> = {
  A: [
    [-0.7, 1, 0, -1],
    [0, -1, 0.7, 1],
    [-0.4, 0.3, 0.4, 0.3],
  ],
  B: [
    [-0.6, -1, -0.6, 1],
    [-0.6, -1, 0.5, -0.7],
    [0.5, -0.7, 0.4, 0],
    [-0.6, 0, 0.4, 0],
    [0.4, 0, 0.6, 0.6],
    [0.6, 0.6, -0.6, 1],
  ],
  C: [
    [0.7, -0.7, 0, -1],
    [0, -1, -0.7, 0],
    [-0.7, 0, 0, 1],
    [0, 1, 0.7, 0.7],
  ],
  D: [
    [-0.6, -1, -0.6, 1],
    [-0.6, -1, 0.4, -0.8],
    [0.4, -0.8, 0.6, 0],
    [0.6, 0, 0.4, 0.8],
    [0.4, 0.8, -0.6, 1],
  ],
  E: [
    [-0.6, -1, -0.6, 1],
    [-0.6, -1, 0.6, -1],
    [-0.6, 0, 0.5, 0],
    [-0.6, 1, 0.6, 1],
  ],
};

/** An empty sheet as pixels, close to what the PDF looks like: for tests and benchmarks that have no PDF renderer. */
export function drawPage(code: Omit<SheetCode, 'layout'>, pixelsPerMm: number): Canvas {
  const canvas = new Canvas(pixelsPerMm);
  const layout = layoutFor(code.questions);
  for (const marker of layout.markers) drawMarker(canvas, marker);
  for (const dot of layout.dots) canvas.fillCircle(dot, DOT_RADIUS, 0);
  encodeSheetCode({ ...code, layout: layout.code }).forEach((black, index) => {
    if (black) canvas.fillBox(stripCell(index), 0);
  });
  const { bubbleRadius, pitch } = layout.grid;
  for (const bubble of layout.bubbles.slice(0, code.questions * 5)) {
    canvas.strokeCircle(bubble, bubbleRadius, RING, 0.25);
    drawLetter(canvas, bubble, bubbleRadius * 0.37, bubble.letter);
    if (bubble.letter === 'A') drawNumber(canvas, { x: bubble.x - pitch / 2 - 1, y: bubble.y });
  }
  if (code.numbered) {
    for (const bubble of studentNumberBubbles()) canvas.strokeCircle(bubble, STUDENT_NUMBER.bubbleRadius, RING, 0.25);
  }
  return canvas;
}

function drawMarker(canvas: Canvas, { x, y, pattern }: Marker): void {
  const cell = MARKER_SIZE / MARKER_CELLS;
  const corner = { x: x - MARKER_SIZE / 2, y: y - MARKER_SIZE / 2 };
  canvas.fillBox({ ...corner, width: MARKER_SIZE, height: MARKER_SIZE }, 0);
  for (let index = 0; index < 16; index++) {
    const [row, column] = [Math.floor(index / 4), index % 4];
    if (!isWhiteCell(pattern, row, column)) continue;
    canvas.fillBox(
      { x: corner.x + (column + 1) * cell, y: corner.y + (row + 1) * cell, width: cell, height: cell },
      255,
    );
  }
}

function drawLetter(canvas: Canvas, centre: Point, half: number, letter: Letter): void {
  for (const [x1, y1, x2, y2] of STROKES[letter]) {
    canvas.stroke(centre, { x: x1 * half, y: y1 * half }, { x: x2 * half, y: y2 * half }, 0.22, LETTER);
  }
}

/** Two upright strokes that end where a number ends; which number is nobody's concern. */
function drawNumber(canvas: Canvas, end: Point): void {
  for (const x of [-0.3, -1.1, -1.9, -2.7]) canvas.stroke(end, { x, y: -0.9 }, { x: x - 0.2, y: 0.9 }, 0.35, 20);
}
