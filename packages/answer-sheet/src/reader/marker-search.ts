import { findComponents } from './components.js';
import type { GrayImage } from './gray-image.js';
import { decodeMarker, type MarkerSighting } from './marker-decoding.js';
import { findPose } from './pose.js';
import { distance, type Quad, quadOf } from './quads.js';
import { graininess, smooth } from './smooth.js';
import { darkerThanAround, integralOf } from './threshold.js';

interface Pass {
  /** Side of the threshold's window, as a share of the picture's longer side. */
  readonly window: number;
  readonly ratio: number;
  readonly extraSmoothing: number;
}

/** From the usual photo to the noisy, the blurred with weak contrast, and the one with hard shadows. */
const PASSES: readonly Pass[] = [
  { window: 1 / 14, ratio: 0.82, extraSmoothing: 0 },
  { window: 1 / 12, ratio: 0.76, extraSmoothing: 2 },
  { window: 1 / 24, ratio: 0.87, extraSmoothing: 1 },
  { window: 1 / 8, ratio: 0.66, extraSmoothing: 1 },
];

/** Longer side of a marker's patch, as a share of the picture's. */
const SMALLEST = 0.008;
const LARGEST = 0.16;
const LEAST_SIDE_PIXELS = 7;
/** Perspective shortens one side of a marker, but not to less than this share of the longest. */
const LEAST_SIDE_RATIO = 0.3;

/** Every sighting of a marker, from one pass after another, at most `passes`, until four agree on where the sheet is. */
export function findMarkers(image: GrayImage, passes = PASSES.length): MarkerSighting[] {
  const longer = Math.max(image.width, image.height);
  const base = smooth(image, smoothingFor(graininess(image)));
  const sightings: MarkerSighting[] = [];
  for (const { window, ratio, extraSmoothing } of PASSES.slice(0, passes)) {
    const smoothed = smooth(base, extraSmoothing);
    const side = Math.max(9, Math.round(longer * window)) | 1;
    const mask = darkerThanAround(smoothed, integralOf(smoothed), side, ratio);
    const limits = { smallest: longer * SMALLEST, largest: longer * LARGEST };
    for (const { outline } of findComponents(mask, image.width, image.height, limits)) {
      const quad = quadOf(outline);
      const sighting = quad && isMarkerShaped(quad) ? decodeMarker(base, quad) : null;
      if (sighting) sightings.push(sighting);
    }
    if (findPose(sightings)?.markers.length === 4) break;
  }
  return sightings;
}

function smoothingFor(grain: number): number {
  if (grain > 7) return 3;
  return grain > 3.5 ? 2 : 1;
}

function isMarkerShaped(quad: Quad): boolean {
  const sides = quad.map((corner, index) => distance(corner, quad[(index + 1) % 4]));
  const shortest = Math.min(...sides);
  return shortest >= LEAST_SIDE_PIXELS && shortest >= LEAST_SIDE_RATIO * Math.max(...sides);
}
