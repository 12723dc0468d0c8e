import type { Point } from '../layout/page.js';
import { brightnessAt, type GrayImage, isInside } from './gray-image.js';
import { frameAt, fromFrame, type LocalFrame, type PageMap } from './page-map.js';
import { mean } from './statistics.js';

/** What the photo shows of one bubble. */
export interface BubbleSample {
  readonly centre: Point;
  /** False when the bubble is outside the photo. */
  readonly visible: boolean;
  /** Mean brightness inside the ring. */
  readonly inside: number;
  /** Brightness of the paper around. */
  readonly paper: number;
  /** How much darker the printed ring is than the paper, as a share of it. */
  readonly ring: number;
  /** False when the paper around is of two minds: something lies on it, or the light breaks there. */
  readonly evenPaper: boolean;
}

/** Distances between bubbles. */
export interface BubbleGrid {
  readonly pitch: number;
  readonly rowHeight: number;
  readonly bubbleRadius: number;
}

/** Where paper is looked for: in the corners between four bubbles, farthest from any ink. */
export interface PaperSpots {
  /** Half the distance to the bubble beside and to the one above. */
  readonly beside: number;
  readonly above: number;
  readonly radius: number;
}

/** Share of the radius within which the disc is sampled: clear of the ring, also when the place is a little wrong. */
const SAMPLED_SHARE = 0.78;
const DISC: readonly Point[] = discOfPoints(SAMPLED_SHARE, 1 / 6);
const RING: readonly Point[] = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
const SPOT: readonly Point[] = discOfPoints(1, 0.42);
/** Share of the brightness by which the two diagonals around a bubble may differ before one of them is disbelieved. */
const MOST_DISAGREEMENT = 0.06;
/** Beyond these shares the paper is of two minds. */
const EVEN = { disagreement: 0.12, slope: 0.2 };

/** The clear space that marks leave in the corners, when they run over their rings by a fifth. */
export function paperSpots({ pitch, rowHeight, bubbleRadius }: BubbleGrid): PaperSpots {
  const [beside, above] = [pitch / 2, rowHeight / 2];
  return { beside, above, radius: Math.hypot(beside, above) - 1.3 * bubbleRadius };
}

export function sampleBubble(
  image: GrayImage,
  map: PageMap,
  at: Point,
  radius: number,
  spots: PaperSpots,
): BubbleSample {
  const frame = frameAt(map, at);
  const centre = frame.origin;
  if (!isInside(image, centre.x, centre.y, 2)) {
    return { centre, visible: false, inside: 255, paper: 255, ring: 0, evenPaper: false };
  }
  const inside = meanAround(image, frame, { x: 0, y: 0 }, DISC, radius);
  const ring = meanAround(image, frame, { x: 0, y: 0 }, RING, radius);
  const { paper, even } = paperAround(image, frame, spots);
  return { centre, visible: true, inside, paper, ring: 1 - ring / paper, evenPaper: even };
}

/**
 * Light that changes steadily cancels out between opposite corners, so that each diagonal tells the paper's brightness in
 * the middle. When the two disagree, a corner holds a stroke, a dot or the edge of a reflection, and the steadier one is right.
 */
function paperAround(image: GrayImage, frame: LocalFrame, { beside, above, radius }: PaperSpots) {
  const corner = (x: number, y: number) => meanAround(image, frame, { x, y }, SPOT, radius);
  const falling = [corner(-beside, -above), corner(beside, above)];
  const rising = [corner(-beside, above), corner(beside, -above)];
  const [steadier, other] = [falling, rising]
    .map(([left, right]) => ({ middle: Math.max(1, (left + right) / 2), slope: Math.abs(left - right) }))
    .sort((a, b) => a.slope - b.slope);
  const disagreement = Math.abs(steadier.middle - other.middle) / steadier.middle;
  return {
    paper: disagreement > MOST_DISAGREEMENT ? steadier.middle : (steadier.middle + other.middle) / 2,
    even: disagreement <= EVEN.disagreement && steadier.slope <= EVEN.slope * steadier.middle,
  };
}

function meanAround(
  image: GrayImage,
  frame: LocalFrame,
  { x, y }: Point,
  shape: readonly Point[],
  radius: number,
): number {
  return mean(shape.map((point) => sampleAt(image, frame, x + point.x * radius, y + point.y * radius)));
}

function sampleAt(image: GrayImage, frame: LocalFrame, x: number, y: number): number {
  const point = fromFrame(frame, x, y);
  return brightnessAt(image, point.x, point.y);
}

function discOfPoints(radius: number, step: number): Point[] {
  const points: Point[] = [];
  const reach = Math.floor(radius / step);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const [x, y] = [column * step, row * step];
      if (x * x + y * y <= radius * radius) points.push({ x, y });
    }
  }
  return points;
}
