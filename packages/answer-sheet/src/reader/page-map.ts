import type { Point } from '../layout/page.js';

/** From millimetres on the page to pixels of the photo. */
export type PageMap = (onPage: Point) => Point;

/** The map around one point, as good as straight there: how a millimetre to the right and one downwards look. */
export interface LocalFrame {
  readonly origin: Point;
  readonly right: Point;
  readonly down: Point;
  /** Pixels per millimetre. */
  readonly scale: number;
}

export function frameAt(map: PageMap, { x, y }: Point): LocalFrame {
  const origin = map({ x, y });
  const beside = map({ x: x + 1, y });
  const below = map({ x, y: y + 1 });
  const right = { x: beside.x - origin.x, y: beside.y - origin.y };
  const down = { x: below.x - origin.x, y: below.y - origin.y };
  return { origin, right, down, scale: Math.sqrt(Math.abs(right.x * down.y - right.y * down.x)) };
}

export function fromFrame({ origin, right, down }: LocalFrame, x: number, y: number): Point {
  return { x: origin.x + right.x * x + down.x * y, y: origin.y + right.y * x + down.y * y };
}
