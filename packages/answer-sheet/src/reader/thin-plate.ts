import { PAGE, type Point } from '../layout/page.js';
import { solveInPlace } from './linear-solve.js';

/** A displacement, in pixels, known at a place on the page. */
export interface Displacement {
  readonly at: Point;
  readonly by: Point;
}

export interface ThinPlate {
  readonly at: (place: Point) => Point;
  /** For each known displacement, its distance in pixels from the plate that all the others alone would give. */
  readonly surprises: readonly number[];
}

/**
 * The smoothest field through given displacements: a thin plate bent by them.
 *
 * `stiffness` lets it pass beside them, the stiffer the smoother. Bent paper has no global formula, and a polynomial that
 * follows two waves along the page swings wildly at its edges; a plate does neither.
 */
export function fitThinPlate(known: readonly Displacement[], stiffness: number): ThinPlate | null {
  const places = known.map(({ at }) => normalised(at));
  const count = places.length;
  const matrix = [...places.map((place, row) => plateRow(places, place, row, stiffness)), ...affineRows(places)];
  const zeros = [0, 0, 0];
  const xs = [...known.map(({ by }) => by.x), ...zeros];
  const ys = [...known.map(({ by }) => by.y), ...zeros];
  const units = places.map((_, unit) => Array.from(matrix, (_, row) => (row === unit ? 1 : 0)));
  if (!solveInPlace(matrix, xs, ys, ...units)) return null;
  return {
    at: (point) => {
      const place = normalised(point);
      let x = xs[count] + xs[count + 1] * place.x + xs[count + 2] * place.y;
      let y = ys[count] + ys[count + 1] * place.x + ys[count + 2] * place.y;
      for (let index = 0; index < count; index++) {
        const bend = bending(places[index], place);
        x += xs[index] * bend;
        y += ys[index] * bend;
      }
      return { x, y };
    },
    // Rippa's formula (1999): the error of leaving one out is its coefficient over the inverse's diagonal.
    surprises: units.map((unit, index) => Math.hypot(xs[index], ys[index]) / Math.abs(unit[index])),
  };
}

function plateRow(places: readonly Point[], place: Point, row: number, stiffness: number): number[] {
  const bends = places.map((other, column) => (column === row ? stiffness : bending(other, place)));
  return [...bends, 1, place.x, place.y];
}

function affineRows(places: readonly Point[]): number[][] {
  const zeros = [0, 0, 0];
  return [
    [...places.map(() => 1), ...zeros],
    [...places.map(({ x }) => x), ...zeros],
    [...places.map(({ y }) => y), ...zeros],
  ];
}

/** r² log r, written with r² alone. */
function bending(a: Point, b: Point): number {
  const squared = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  return squared > 0 ? 0.5 * squared * Math.log(squared) : 0;
}

function normalised({ x, y }: Point): Point {
  return { x: (x - PAGE.width / 2) / PAGE.width, y: (y - PAGE.height / 2) / PAGE.width };
}
