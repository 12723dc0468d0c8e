import { markerCorners } from '../layout/markers.js';
import { PAGE_CORNERS } from '../layout/page.js';
import { showsDistantSheet } from './distant-sheet.js';
import { type GrayImage, isInside, shrink } from './gray-image.js';
import { fitHomography, project } from './homography.js';
import type { MarkerSighting } from './marker-decoding.js';
import type { RefusalReason } from './refusal.js';

/** Longer side of the picture in which brightness and sharpness are judged: noise is averaged away in it. */
const OVERVIEW_SIDE = 300;
const SEARCH_SIDE = 1300;
/** The brightest parts of a photo taken in the dark stay below this grey level. */
const DARK = 46;
/** Less contrast than this is a table, a wall or a floor, and says nothing about focus. */
const LEAST_RANGE = 40;
/** Share of that contrast which the steepest edges of a photo in focus cross within a pixel of the overview. */
const LEAST_SHARPNESS = 0.25;
/** A lone marker must be this clear to say where its sheet is. */
const CLEAR_LIKENESS = 0.95;

/** Whether there is too little light to look for anything. */
export function isDark(image: GrayImage): boolean {
  return brightnessRange(shrinkTo(image, OVERVIEW_SIDE)).brightest < DARK;
}

/** Why no sheet was found: what to change in the next photo. */
export function explainAbsence(image: GrayImage, sightings: readonly MarkerSighting[]): RefusalReason {
  const clearest = [...sightings].sort((a, b) => b.likeness - a.likeness)[0];
  if (clearest && clearest.likeness >= CLEAR_LIKENESS) {
    return leavesThePhoto(image, clearest) ? 'SHEET_CUT_OFF' : 'SHEET_COVERED_OR_BENT';
  }
  if (isBlurred(shrinkTo(image, OVERVIEW_SIDE))) return 'PHOTO_TOO_BLURRY';
  return showsDistantSheet(shrinkTo(image, SEARCH_SIDE)) ? 'SHEET_TOO_SMALL' : 'SHEET_NOT_FOUND';
}

function shrinkTo(image: GrayImage, side: number): GrayImage {
  return shrink(image, Math.max(1, Math.round(Math.max(image.width, image.height) / side)));
}

/** Whether a sheet seen by one marker alone reaches out of the photo. */
function leavesThePhoto(image: GrayImage, { layout, corner, corners }: MarkerSighting): boolean {
  const printed = markerCorners(layout.markers[corner]);
  const view = fitHomography(printed.map((from, index) => ({ from, to: corners[index], weight: 1 })));
  if (!view) return true;
  return PAGE_CORNERS.some((pageCorner) => {
    const { x, y } = project(view, pageCorner);
    return !isInside(image, x, y);
  });
}

function isBlurred(overview: GrayImage): boolean {
  const { darkest, brightest } = brightnessRange(overview);
  const range = brightest - darkest;
  return range >= LEAST_RANGE && steepestEdge(overview) < LEAST_SHARPNESS * range;
}

function brightnessRange({ pixels }: GrayImage): { darkest: number; brightest: number } {
  const sorted = pixels.slice().sort();
  return { darkest: sorted[Math.floor(sorted.length * 0.02)], brightest: sorted[Math.floor(sorted.length * 0.98)] };
}

/** The step of brightness between next neighbours that one pixel in 200 exceeds. */
function steepestEdge({ width, height, pixels }: GrayImage): number {
  const steps: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    for (let at = y * width; at < (y + 1) * width - 1; at++) {
      steps.push(Math.max(Math.abs(pixels[at + 1] - pixels[at]), Math.abs(pixels[at + width] - pixels[at])));
    }
  }
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.995)];
}
