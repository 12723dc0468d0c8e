import type { Point } from '../layout/page.js';

/** Four corners, clockwise as seen in the picture. */
export type Quad = readonly [Point, Point, Point, Point];

interface Line {
  readonly through: Point;
  readonly direction: Point;
}

/** A patch that loses more than this of its hull when reduced to four corners is no square. */
const LEAST_KEPT = 0.74;

/** The quadrilateral that a patch fills, or null when it is of another shape. */
export function quadOf(outline: readonly Point[]): Quad | null {
  const hull = convexHull(outline);
  if (hull.length < 4) return null;
  const hullArea = areaOf(hull);
  const rough = fourCorners(hull);
  if (areaOf(rough) < LEAST_KEPT * hullArea) return null;
  const refined = meetingPoints(rough.map((corner, side) => fitSide(outline, corner, rough[(side + 1) % 4])));
  const moved = (corner: Point, index: number) => distance(corner, rough[index]);
  const trusted = refined?.every((corner, index) => moved(corner, index) < 0.25 * Math.sqrt(hullArea));
  return asQuad(refined && trusted ? refined : rough);
}

/** Andrew's monotone chain, clockwise in a picture whose y grows downwards. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Drops, again and again, the vertex whose loss costs least area. */
function fourCorners(hull: readonly Point[]): Point[] {
  const corners = [...hull];
  while (corners.length > 4) {
    let cheapest = 0;
    let cost = Number.POSITIVE_INFINITY;
    for (let index = 0; index < corners.length; index++) {
      const before = corners[(index + corners.length - 1) % corners.length];
      const after = corners[(index + 1) % corners.length];
      const lost = Math.abs(turn(before, corners[index], after));
      if (lost < cost) [cheapest, cost] = [index, lost];
    }
    corners.splice(cheapest, 1);
  }
  return corners;
}

/** The line through the outline points near the middle of a side: corners are what blur rounds off first. */
function fitSide(outline: readonly Point[], from: Point, to: Point): Line {
  const length = distance(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const near = outline.filter(({ x, y }) => {
    const reached = ((x - from.x) * along.x + (y - from.y) * along.y) / length;
    const aside = Math.abs((x - from.x) * along.y - (y - from.y) * along.x);
    return reached > 0.12 && reached < 0.88 && aside < Math.max(1.2, 0.06 * length);
  });
  return near.length < 4 ? { through: from, direction: along } : principalLine(near);
}

function principalLine(points: readonly Point[]): Line {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    xx += (point.x - x) ** 2;
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { through: { x, y }, direction: { x: Math.cos(angle), y: Math.sin(angle) } };
}

/** Where each side meets the one before it. */
function meetingPoints(sides: readonly Line[]): Point[] | null {
  const corners: Point[] = [];
  for (let side = 0; side < 4; side++) {
    const a = sides[(side + 3) % 4];
    const b = sides[side];
    const slant = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
    if (Math.abs(slant) < 1e-6) return null;
    const gap = { x: b.through.x - a.through.x, y: b.through.y - a.through.y };
    const reach = (gap.x * b.direction.y - gap.y * b.direction.x) / slant;
    corners.push({ x: a.through.x + reach * a.direction.x, y: a.through.y + reach * a.direction.y });
  }
  return corners;
}

function asQuad([a, b, c, d]: readonly Point[]): Quad {
  return [a, b, c, d];
}

/** Twice the signed area of a triangle; positive when it turns clockwise in the picture. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function areaOf(polygon: readonly Point[]): number {
  const doubled = polygon.reduce((sum, a, index) => {
    const b = polygon[(index + 1) % polygon.length];
    return sum + a.x * b.y - a.y * b.x;
  }, 0);
  return Math.abs(doubled) / 2;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
