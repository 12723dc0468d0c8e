import { type GrayImage, shrink } from './gray-image.js';
import type { MarkerSighting } from './marker-decoding.js';
import { findMarkers } from './marker-search.js';
import { findPose, type Pose } from './pose.js';
import type { Quad } from './quads.js';

/** Markers are large: looking for them in a smaller picture is faster and less troubled by noise. */
const SEARCH_SIDE = 1200;
/** The fine search is for small sheets in good photos, not for the noisy and the blurred: two passes will do. */
const FINE_PASSES = 2;

export interface Search {
  readonly pose: Pose | null;
  /** Everything taken for a marker, in pixels of the photo. */
  readonly sightings: readonly MarkerSighting[];
}

/** Looks for the sheet in a smaller picture and, when fewer than three markers agree there, in one twice as fine. */
export function locateSheet(image: GrayImage): Search {
  const longer = Math.max(image.width, image.height);
  const factor = Math.max(1, Math.round(longer / SEARCH_SIDE));
  const sightings = sightingsAt(image, factor);
  const pose = findPose(sightings);
  if (factor === 1 || (pose && pose.markers.length >= 3)) return { pose, sightings };
  const more = [...sightings, ...sightingsAt(image, Math.floor(factor / 2), FINE_PASSES)];
  return { pose: findPose(more), sightings: more };
}

function sightingsAt(image: GrayImage, factor: number, passes?: number): MarkerSighting[] {
  return findMarkers(shrink(image, factor), passes).map((sighting) => ({
    ...sighting,
    corners: enlarge(sighting.corners, factor),
  }));
}

function enlarge(quad: Quad, factor: number): Quad {
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  return [a, b, c, d];
}
