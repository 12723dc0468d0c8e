import { LAYOUTS, type Layout } from '../layout/layouts.js';
import { markerCorners } from '../layout/markers.js';
import { PAGE_CORNERS, type Point } from '../layout/page.js';
import { fitHomography, type Homography, type Pair, project } from './homography.js';
import type { MarkerSighting } from './marker-decoding.js';
import { distance, type Quad } from './quads.js';

/** How the sheet lies in the picture, as far as its markers tell. */
export interface Pose {
  readonly layout: Layout;
  readonly view: Homography;
  readonly markers: readonly MarkerSighting[];
}

/** Sightings of one corner that are worth trying; the rest are false. */
const CANDIDATES_PER_CORNER = 4;
/** Bent paper moves markers away from any flat view, but not by more than this share of their size. */
const MOST_DISAGREEMENT = 0.3;
/** Perspective shows the far markers smaller than the near ones, but not by more than this; a letter or a dot is no marker. */
const LEAST_SIZE_RATIO = 0.35;
/** Two patches on someone else's sheet can look like markers by chance; two markers must be clearer, and agree better. */
const PAIR = { likeness: 0.84, disagreement: 0.15 };

/** The largest set of sightings, of one layout, that agree on where the sheet is. Two are enough. */
export function findPose(sightings: readonly MarkerSighting[]): Pose | null {
  let best: { pose: Pose; score: number } | null = null;
  for (const layout of LAYOUTS) {
    for (const markers of combinations(sightings.filter((sighting) => sighting.layout === layout))) {
      const scored = markers.length >= 2 ? scorePose(layout, markers) : null;
      if (scored && (!best || scored.score > best.score)) best = scored;
    }
  }
  return best?.pose ?? null;
}

/** Every choice of at most one sighting for each corner. */
function combinations(sightings: readonly MarkerSighting[]): MarkerSighting[][] {
  let chosen: MarkerSighting[][] = [[]];
  for (let corner = 0; corner < 4; corner++) {
    const candidates = sightings
      .filter((sighting) => sighting.corner === corner)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, CANDIDATES_PER_CORNER);
    chosen = chosen.flatMap((set) => [set, ...candidates.map((candidate) => [...set, candidate])]);
  }
  return chosen;
}

function scorePose(layout: Layout, markers: readonly MarkerSighting[]): { pose: Pose; score: number } | null {
  const sides = markers.map(({ corners }) => sideOf(corners));
  const largest = Math.max(...sides);
  if (Math.min(...sides) < LEAST_SIZE_RATIO * largest) return null;
  const pairs = markers.flatMap((marker) => pairsOf(layout, marker, markers.length));
  const view = fitHomography(pairs);
  if (!view || !isSeenFromAbove(view)) return null;
  const worst = Math.max(...pairs.map(({ from, to }) => distance(project(view, from), to)));
  const disagreement = worst / largest;
  if (disagreement > MOST_DISAGREEMENT) return null;
  const isPair = markers.length === 2;
  if (isPair && (disagreement > PAIR.disagreement || markers.some(({ likeness }) => likeness < PAIR.likeness)))
    return null;
  const likeness = markers.reduce((sum, marker) => sum + marker.likeness, 0);
  return { pose: { layout, view, markers }, score: 10 * markers.length - 10 * disagreement + likeness };
}

/** With all four markers their centres decide, for blur moves corners; with fewer the corners are needed. */
function pairsOf(layout: Layout, { corner, corners }: MarkerSighting, seen: number): Pair[] {
  const printed = layout.markers[corner];
  const [centreWeight, cornerWeight] = seen === 4 ? [4, 0.05] : [1, 1];
  const atCorners = markerCorners(printed).map((from, index) => ({ from, to: corners[index], weight: cornerWeight }));
  return [...atCorners, { from: printed, to: centreOf(corners), weight: centreWeight }];
}

/** Where the diagonals meet: the centre of a square in any perspective. */
export function centreOf([a, b, c, d]: Quad): Point {
  const slant = (a.x - c.x) * (b.y - d.y) - (a.y - c.y) * (b.x - d.x);
  const ac = a.x * c.y - a.y * c.x;
  const bd = b.x * d.y - b.y * d.x;
  return { x: (ac * (b.x - d.x) - (a.x - c.x) * bd) / slant, y: (ac * (b.y - d.y) - (a.y - c.y) * bd) / slant };
}

function sideOf(corners: Quad): number {
  return Math.max(...corners.map((corner, index) => distance(corner, corners[(index + 1) % 4])));
}

/** The page's corners must turn clockwise: a mirrored or folded view is none. */
function isSeenFromAbove(view: Homography): boolean {
  const page = PAGE_CORNERS.map((corner) => project(view, corner));
  return page.every((a, index) => {
    const b = page[(index + 1) % 4];
    const c = page[(index + 2) % 4];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;
  });
}
