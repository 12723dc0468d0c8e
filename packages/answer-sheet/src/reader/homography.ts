import type { Point } from '../layout/page.js';
import { solveInPlace } from './linear-solve.js';

/** Nine numbers, in rows: how a plane is seen from a point. */
export type Homography = readonly number[];

export interface Pair {
  readonly from: Point;
  readonly to: Point;
  readonly weight: number;
}

export function project(h: Homography, { x, y }: Point): Point {
  const depth = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / depth, y: (h[3] * x + h[4] * y + h[5]) / depth };
}

/** The homography that best takes `from` to `to`: least squares on normalised points. Needs four pairs or more. */
export function fitHomography(pairs: readonly Pair[]): Homography | null {
  const source = normaliser(pairs.map(({ from }) => from));
  const target = normaliser(pairs.map(({ to }) => to));
  const normal = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
  const right = new Array<number>(8).fill(0);
  for (const { from, to, weight } of pairs) {
    const { x, y } = source.apply(from);
    const { x: u, y: v } = target.apply(to);
    accumulate(normal, right, [x, y, 1, 0, 0, 0, -u * x, -u * y], u, weight);
    accumulate(normal, right, [0, 0, 0, x, y, 1, -v * x, -v * y], v, weight);
  }
  const solution = solveInPlace(normal, right)?.[0];
  return solution ? multiply(target.inverse, multiply([...solution, 1], source.matrix)) : null;
}

function accumulate(normal: number[][], right: number[], row: number[], value: number, weight: number): void {
  for (let i = 0; i < 8; i++) {
    right[i] += weight * row[i] * value;
    for (let j = 0; j < 8; j++) normal[i][j] += weight * row[i] * row[j];
  }
}

function normaliser(points: readonly Point[]) {
  const cx = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, { x, y }) => sum + Math.hypot(x - cx, y - cy), 0) / points.length;
  const scale = Math.SQRT2 / spread;
  return {
    apply: ({ x, y }: Point): Point => ({ x: (x - cx) * scale, y: (y - cy) * scale }),
    matrix: [scale, 0, -scale * cx, 0, scale, -scale * cy, 0, 0, 1],
    inverse: [1 / scale, 0, cx, 0, 1 / scale, cy, 0, 0, 1],
  };
}

function multiply(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const row = Math.floor(at / 3) * 3;
    const column = at % 3;
    return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6];
  });
}
