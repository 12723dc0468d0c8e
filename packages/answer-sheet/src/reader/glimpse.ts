import { PAGE_CORNERS, type Point } from '../layout/page.js';
import type { GrayImage } from './gray-image.js';
import { project } from './homography.js';
import { locateSheet } from './locate.js';

/** What a camera's picture shows of a sheet: enough to guide the hand, and to take the photo by itself at four. */
export interface Glimpse {
  readonly markersSeen: number;
  /** The page's corners in the picture, clockwise from its own top left; null when no sheet is seen. */
  readonly outline: readonly Point[] | null;
}

/** Looks for a sheet without reading it; a picture of about a thousand pixels is enough, and takes a tenth of a second. */
export function glimpseSheet(image: GrayImage): Glimpse {
  const { pose } = locateSheet(image);
  if (!pose) return { markersSeen: 0, outline: null };
  return { markersSeen: pose.markers.length, outline: PAGE_CORNERS.map((corner) => project(pose.view, corner)) };
}
