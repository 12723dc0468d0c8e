import { LAYOUTS, type Layout } from '../layout/layouts.js';
import { MARKER_CELLS } from '../layout/markers.js';
import type { Point } from '../layout/page.js';
import { brightnessAt, type GrayImage } from './gray-image.js';
import { fitHomography, type Homography, project } from './homography.js';
import type { Quad } from './quads.js';
import { mean } from './statistics.js';

/** A corner marker seen in the picture. */
export interface MarkerSighting {
  readonly layout: Layout;
  /** Which corner of the sheet, clockwise from the top left. */
  readonly corner: number;
  /** The marker's own corners, clockwise from its own top left. */
  readonly corners: Quad;
  /** Correlation of the cells with the pattern; 1 is perfect. */
  readonly likeness: number;
  readonly paper: number;
  readonly ink: number;
}

interface TurnedPattern {
  readonly layout: Layout;
  readonly corner: number;
  readonly quarterTurns: number;
  readonly pattern: number;
}

const LEAST_LIKENESS = 0.72;
/** The runner-up must stay behind by this much, or the marker could as well be another. */
const LEAST_LEAD = 0.12;
/** Cells of the black frame that may look white, out of twenty. */
const MOST_BROKEN_FRAME = 5;
const LEAST_CONTRAST = 10;
/** The pattern's own contrast, as a share of that between paper and frame: a filled bubble has none. */
const LEAST_DEPTH = 0.3;

/** Places in units of cells, from the outer corner of the black frame: just outside it, in its cells, and in the inner ones. */
const SIDE = Array.from({ length: MARKER_CELLS }, (_, cell) => cell + 0.5);
const AROUND = SIDE.flatMap((at) => squareAround(at, -0.7));
const FRAME = SIDE.slice(0, -1).flatMap((at) => squareAround(at, 0.5));
const INNER_CELLS = Array.from({ length: 16 }, (_, cell) => {
  const within = [0.3, 0.5, 0.7];
  return within.flatMap((dy) => within.map((dx) => ({ x: 1 + (cell % 4) + dx, y: 1 + Math.floor(cell / 4) + dy })));
});

const PATTERNS: readonly TurnedPattern[] = LAYOUTS.flatMap((layout) =>
  layout.markers.flatMap(({ pattern }, corner) =>
    allTurns(pattern).map((turned, quarterTurns) => ({ layout, corner, quarterTurns, pattern: turned })),
  ),
);

/** Reads the cells of a dark quadrilateral; null when they are none of our markers. */
export function decodeMarker(image: GrayImage, quad: Quad): MarkerSighting | null {
  const view = viewOfCells(quad);
  if (!view) return null;
  const paper = mean(AROUND.map((point) => sample(image, view, point)));
  const frame = FRAME.map((point) => sample(image, view, point));
  const ink = mean(frame);
  if (paper - ink < LEAST_CONTRAST) return null;
  const middle = (paper + ink) / 2;
  if (frame.filter((value) => value > middle).length > MOST_BROKEN_FRAME) return null;
  const cells = INNER_CELLS.map((points) => mean(points.map((point) => sample(image, view, point))));
  const [best, second] = bestTwo(cells);
  if (best.likeness < LEAST_LIKENESS || best.likeness - second < LEAST_LEAD) return null;
  const { layout, corner, quarterTurns, pattern } = best.turned;
  if (whiteOverBlack(cells, pattern) < LEAST_DEPTH * (paper - ink)) return null;
  return { layout, corner, corners: turnBack(quad, quarterTurns), likeness: best.likeness, paper, ink };
}

/** The four points at a place along, and a depth into, each side of the marker's square. */
function squareAround(along: number, depth: number): Point[] {
  const far = MARKER_CELLS - depth;
  const back = MARKER_CELLS - along;
  return [
    { x: along, y: depth },
    { x: far, y: along },
    { x: back, y: far },
    { x: depth, y: back },
  ];
}

function viewOfCells(quad: Quad): Homography | null {
  const square = [0, 1, 2, 3].map((corner) => ({
    x: corner === 1 || corner === 2 ? MARKER_CELLS : 0,
    y: corner >= 2 ? MARKER_CELLS : 0,
  }));
  return fitHomography(square.map((from, corner) => ({ from, to: quad[corner], weight: 1 })));
}

function sample(image: GrayImage, view: Homography, point: Point): number {
  const { x, y } = project(view, point);
  return brightnessAt(image, x, y);
}

function bestTwo(inner: readonly number[]): [{ turned: TurnedPattern; likeness: number }, number] {
  let best = { turned: PATTERNS[0], likeness: -1 };
  let second = -1;
  for (const turned of PATTERNS) {
    const likeness = correlation(inner, turned.pattern);
    if (likeness > best.likeness) {
      second = best.likeness;
      best = { turned, likeness };
    } else if (likeness > second) second = likeness;
  }
  return [best, second];
}

/** Blur and light change brightness and contrast but hardly which cells are the brighter ones: Pearson's correlation. */
function correlation(values: readonly number[], pattern: number): number {
  const average = mean(values);
  let [together, spread, white] = [0, 0, 0];
  for (let cell = 0; cell < 16; cell++) {
    const bit = (pattern >> (15 - cell)) & 1;
    white += bit;
    together += bit * (values[cell] - average);
    spread += (values[cell] - average) ** 2;
  }
  const patternSpread = white - (white * white) / 16;
  return spread > 0 ? together / Math.sqrt(spread * patternSpread) : 0;
}

/** How much brighter the cells that should be white are than those that should be black. */
function whiteOverBlack(cells: readonly number[], pattern: number): number {
  const isWhite = (cell: number) => ((pattern >> (15 - cell)) & 1) === 1;
  return mean(cells.filter((_, cell) => isWhite(cell))) - mean(cells.filter((_, cell) => !isWhite(cell)));
}

/** A pattern as it looks after 0, 1, 2 and 3 quarter turns clockwise. */
function allTurns(pattern: number): number[] {
  const turns = [pattern];
  while (turns.length < 4) turns.push(quarterTurn(turns[turns.length - 1]));
  return turns;
}

function quarterTurn(pattern: number): number {
  let turned = 0;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const bit = (pattern >> (15 - (row * 4 + column))) & 1;
      turned |= bit << (15 - (column * 4 + 3 - row));
    }
  }
  return turned;
}

function turnBack(quad: Quad, quarterTurns: number): Quad {
  const at = (corner: number) => quad[(corner + quarterTurns) % 4];
  return [at(0), at(1), at(2), at(3)];
}
