import { MARKER_SIZE } from '../layout/markers.js';
import { PAGE, PAGE_CORNERS, type Point } from '../layout/page.js';
import { findComponents } from './components.js';
import { brightnessAt, type GrayImage } from './gray-image.js';
import { fitHomography, type Homography, project } from './homography.js';
import { type Quad, quadOf } from './quads.js';
import { mean } from './statistics.js';
import { darkerThanAround, integralOf } from './threshold.js';

/** Sides of a sheet too far away to be read, as shares of the picture's longer side. */
const SMALLEST = 0.06;
const LARGEST = 0.4;
const WINDOW = 0.4;
const RATIO = 0.75;
/** How much darker than the paper beside it each corner must be where a marker is printed. */
const LEAST_MARKER_CONTRAST = 0.12;

/** Whether the picture shows, far away, a bright page with a dark spot in each corner: a sheet whose markers are too small to tell. */
export function showsDistantSheet(image: GrayImage): boolean {
  const { width, height } = image;
  const longer = Math.max(width, height);
  const negative = { width, height, pixels: image.pixels.map((value) => 255 - value) };
  const bright = darkerThanAround(negative, integralOf(negative), Math.round(longer * WINDOW) | 1, RATIO);
  const limits = { smallest: longer * SMALLEST, largest: longer * LARGEST };
  return findComponents(bright, width, height, limits).some(({ outline }) => {
    const quad = quadOf(outline);
    return quad !== null && [0, 1].some((turn) => hasDarkCorners(image, viewOfPage(quad, turn)));
  });
}

function viewOfPage(quad: Quad, turn: number): Homography | null {
  return fitHomography(PAGE_CORNERS.map((from, corner) => ({ from, to: quad[(corner + turn) % 4], weight: 1 })));
}

function hasDarkCorners(image: GrayImage, view: Homography | null): boolean {
  if (!view) return false;
  const inset = 9 + MARKER_SIZE / 2;
  return [-1, 1].every((right) =>
    [-1, 1].every((down) => {
      const at = (beside: number, below: number) =>
        brightness(image, view, cornerPoint(right, down, inset + beside, inset + below));
      const marker = mean([at(0, 0), at(-3, -3), at(3, -3), at(-3, 3), at(3, 3)]);
      const paper = mean([at(MARKER_SIZE, 0), at(0, MARKER_SIZE), at(MARKER_SIZE, MARKER_SIZE)]);
      return marker < (1 - LEAST_MARKER_CONTRAST) * paper;
    }),
  );
}

/** A point at given distances from the left or right, and the upper or lower edge of the page. */
function cornerPoint(right: number, down: number, fromSide: number, fromEnd: number): Point {
  return { x: right < 0 ? fromSide : PAGE.width - fromSide, y: down < 0 ? fromEnd : PAGE.height - fromEnd };
}

function brightness(image: GrayImage, view: Homography, point: Point): number {
  const { x, y } = project(view, point);
  return brightnessAt(image, x, y);
}
