import type { Layout } from '../layout/layouts.js';
import type { Point } from '../layout/page.js';
import { type Bubble, blockOf, LETTERS } from '../layout/question-grid.js';
import { brightnessAt, type GrayImage } from './gray-image.js';
import { frameAt, fromFrame, type LocalFrame, type PageMap } from './page-map.js';
import { median } from './statistics.js';

/** Where a block of questions really is: its shift from the warp, found on the printed rings. */
export interface BlockShift {
  readonly column: number;
  readonly block: number;
  readonly shift: Point;
  /** How clearly its rings are seen, as a share of the paper's brightness. */
  readonly ringContrast: number;
  /** False when the rings were not seen, or stand where the blocks around do not expect them. */
  readonly trusted: boolean;
}

interface Candidate {
  readonly dx: number;
  readonly dy: number;
  readonly score: number;
}

const FURTHEST = 1.2;
const COARSE_STEP = 0.4;
const FINE_STEPS = [0.2, 0.1];
/** A block further than this from the middle of its neighbours' shifts is mistaken. */
const MOST_STRAY = 0.75;
const LEAST_RING_SHARE = 0.3;
const OUTSIDE_RING = 1.24;
const DIRECTIONS = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index + 0.5) / 12) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

export function alignBlocks(image: GrayImage, layout: Layout, bubbles: readonly Bubble[], map: PageMap): BlockShift[] {
  const { grid } = layout;
  const perBlock = grid.rowsPerBlock * LETTERS.length;
  const found = Array.from({ length: Math.ceil(bubbles.length / perBlock) }, (_, index) => {
    const members = bubbles.slice(index * perBlock, (index + 1) * perBlock);
    const { column, block } = blockOf(grid, members[0].question);
    const frames = members.map((bubble) => frameAt(map, bubble));
    return { column, block, ...bestShift(image, frames, grid.bubbleRadius) };
  });
  return judge(found);
}

function bestShift(image: GrayImage, frames: readonly LocalFrame[], radius: number): Candidate {
  const score = (dx: number, dy: number) => ringContrast(image, frames, radius, dx, dy);
  let best: Candidate = { dx: 0, dy: 0, score: score(0, 0) };
  // Staying is preferred a little, and going far less and less: noise must not move a block.
  let reward = best.score * 1.03;
  for (let dy = -FURTHEST; dy <= FURTHEST + 0.01; dy += COARSE_STEP) {
    for (let dx = -FURTHEST; dx <= FURTHEST + 0.01; dx += COARSE_STEP) {
      const seen = score(dx, dy);
      const rewarded = seen * (1 - 0.04 * Math.hypot(dx, dy));
      if (rewarded > reward) {
        reward = rewarded;
        best = { dx, dy, score: seen };
      }
    }
  }
  for (const step of FINE_STEPS) best = bestAround(best, step, score);
  return best;
}

function bestAround(centre: Candidate, step: number, score: (dx: number, dy: number) => number): Candidate {
  let best = centre;
  for (const down of [-step, 0, step]) {
    for (const right of [-step, 0, step]) {
      const dx = centre.dx + right;
      const dy = centre.dy + down;
      const seen = score(dx, dy);
      if (seen > best.score) best = { dx, dy, score: seen };
    }
  }
  return best;
}

/** How much darker the rings are than the paper just outside them. */
function ringContrast(image: GrayImage, frames: readonly LocalFrame[], radius: number, dx: number, dy: number): number {
  let [difference, paper] = [0, 0];
  for (const frame of frames) {
    for (const direction of DIRECTIONS) {
      const x = direction.x * radius;
      const y = direction.y * radius;
      const ring = fromFrame(frame, dx + x, dy + y);
      const outside = fromFrame(frame, dx + OUTSIDE_RING * x, dy + OUTSIDE_RING * y);
      const bright = brightnessAt(image, outside.x, outside.y);
      difference += bright - brightnessAt(image, ring.x, ring.y);
      paper += bright;
    }
  }
  return difference / Math.max(1, paper);
}

type Found = Candidate & { column: number; block: number };

/** A block that disagrees with those around it takes their middle shift, and is not trusted. */
function judge(found: readonly Found[]): BlockShift[] {
  const usual = median(found.map(({ score }) => score));
  return found.map(({ column, block, dx, dy, score }) => {
    const near = found.filter((other) => Math.abs(other.column - column) + Math.abs(other.block - block) <= 1);
    const middle = { x: median(near.map((other) => other.dx)), y: median(near.map((other) => other.dy)) };
    const trusted = score > LEAST_RING_SHARE * usual && Math.hypot(dx - middle.x, dy - middle.y) < MOST_STRAY;
    return { column, block, shift: trusted ? { x: dx, y: dy } : middle, ringContrast: score, trusted };
  });
}
