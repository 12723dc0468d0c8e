import type { Point } from '../layout/page.js';
import { DOT_RADIUS } from '../layout/question-grid.js';
import { brightnessAt, type GrayImage, isInside } from './gray-image.js';
import { fromFrame, type LocalFrame } from './page-map.js';

export interface DotSighting {
  /** In pixels of the photo. */
  readonly centre: Point;
  /** How much darker than its surroundings, as a share of the paper. */
  readonly contrast: number;
}

/** A square piece of the photo laid straight, with sums for means over boxes. */
interface Patch {
  readonly reach: number;
  readonly side: number;
  /** Millimetres from one sample to the next. */
  readonly step: number;
  readonly values: Float32Array;
  readonly sums: Float64Array;
}

const FINEST_STEP = 0.22;
const LEAST_CONTRAST = 0.12;

/** The best black dot within `reach` millimetres of where it should be. */
export function findDot(image: GrayImage, frame: LocalFrame, reach: number): DotSighting | null {
  if (!isInside(image, frame.origin.x, frame.origin.y, 2)) return null;
  const patch = cutPatch(image, frame, reach);
  const paper = brightQuantile(patch.values, 0.8);
  const best = darkestDisc(patch, paper, reach);
  if (!best || best.contrast < LEAST_CONTRAST * paper) return null;
  const offset = centroid(patch, best.column, best.row, paper);
  if (!offset) return null;
  return { centre: fromFrame(frame, offset.x, offset.y), contrast: best.contrast / paper };
}

function cutPatch(image: GrayImage, frame: LocalFrame, millimetres: number): Patch {
  const step = Math.max(FINEST_STEP, 0.7 / frame.scale);
  const reach = Math.ceil(millimetres / step);
  const side = 2 * reach + 1;
  const values = new Float32Array(side * side);
  const sums = new Float64Array((side + 1) * (side + 1));
  const { origin, right, down } = frame;
  for (let row = 0; row < side; row++) {
    let along = 0;
    for (let column = 0; column < side; column++) {
      const x = (column - reach) * step;
      const y = (row - reach) * step;
      const value = brightnessAt(image, origin.x + right.x * x + down.x * y, origin.y + right.y * x + down.y * y);
      values[row * side + column] = value;
      along += value;
      sums[(row + 1) * (side + 1) + column + 1] = sums[row * (side + 1) + column + 1] + along;
    }
  }
  return { reach, side, step, values, sums };
}

/** A box as large as a dot against the box around it; the further from the expected place, the less it counts. */
function darkestDisc(patch: Patch, paper: number, reach: number) {
  const radius = DOT_RADIUS / patch.step;
  const inner = Math.max(1, Math.round(radius * 0.85));
  const outer = Math.max(inner + 1, Math.round(radius * 1.75));
  const limit = patch.reach - Math.ceil(radius);
  let best: { row: number; column: number; contrast: number } | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let down = -limit; down <= limit; down++) {
    for (let right = -limit; right <= limit; right++) {
      const row = down + patch.reach;
      const column = right + patch.reach;
      const disc = boxSum(patch, row, column, inner);
      const around = boxSum(patch, row, column, outer);
      const contrast = (around.sum - disc.sum) / (around.count - disc.count) - disc.sum / disc.count;
      const score = contrast - (0.02 * paper * Math.hypot(down, right) * patch.step) / reach;
      if (score > bestScore) {
        bestScore = score;
        best = { row, column, contrast };
      }
    }
  }
  return best;
}

function boxSum({ side, sums }: Patch, row: number, column: number, reach: number): { sum: number; count: number } {
  const top = Math.max(0, row - reach);
  const left = Math.max(0, column - reach);
  const bottom = Math.min(side, row + reach + 1);
  const right = Math.min(side, column + reach + 1);
  const stride = side + 1;
  const sum =
    sums[bottom * stride + right] -
    sums[top * stride + right] -
    sums[bottom * stride + left] +
    sums[top * stride + left];
  return { sum, count: (bottom - top) * (right - left) };
}

/** The middle of what is darker than paper around a sample, in millimetres from the patch's middle. */
function centroid({ reach, side, step, values }: Patch, column: number, row: number, paper: number): Point | null {
  const near = Math.ceil((DOT_RADIUS / step) * 1.5);
  let [x, y, weight] = [0, 0, 0];
  for (let down = -near; down <= near; down++) {
    for (let right = -near; right <= near; right++) {
      const [atRow, atColumn] = [row + down, column + right];
      if (down * down + right * right > near * near) continue;
      if (atRow < 0 || atColumn < 0 || atRow >= side || atColumn >= side) continue;
      const darkness = Math.max(0, 0.93 * paper - values[atRow * side + atColumn]);
      x += darkness * (atColumn - reach);
      y += darkness * (atRow - reach);
      weight += darkness;
    }
  }
  return weight > 0 ? { x: (x / weight) * step, y: (y / weight) * step } : null;
}

function brightQuantile(values: Float32Array, share: number): number {
  const sorted = values.slice().sort();
  return sorted[Math.floor(sorted.length * share)];
}
