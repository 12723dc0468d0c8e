import { markerCorners } from '../layout/markers.js';
import type { Point } from '../layout/page.js';
import { type DotSighting, findDot } from './dots.js';
import type { GrayImage } from './gray-image.js';
import { type Homography, project } from './homography.js';
import { frameAt, type PageMap } from './page-map.js';
import { centreOf, type Pose } from './pose.js';
import { distance } from './quads.js';
import { median } from './statistics.js';
import { fitThinPlate } from './thin-plate.js';

/** How the sheet really lies: the flat view plus what its dots say about bends and lens. */
export interface Warp {
  readonly map: PageMap;
  /** Dots found where the others expect them. */
  readonly dotsFound: number;
  /** How far a dot usually is, in millimetres, from where the others expect it. */
  readonly roughness: number;
}

/** A place on the page and where it is seen. */
interface Anchor {
  readonly at: Point;
  readonly seen: Point;
}

/** While growing, dots are looked for a wave at a time, the nearest to known ones first: bends add up with distance. */
const DOTS_PER_WAVE = 7;
const GROWING = { reach: 4, stiffness: 0.01 };
/** Afterwards every dot is looked for again, and those that do not fit the surface of the others are left out. */
const SETTLING = [
  { reach: 3, stiffness: 0.003 },
  { reach: 2.4, stiffness: 0.001 },
] as const;
/** Millimetres that an anchor may always be off, and times the usual surprise that it may be off on a wavy sheet. */
const LEAST_SURPRISE = 0.9;
const MOST_SURPRISE_RATIO = 6;

/** A sighting with less than this share of the usual contrast is a letter or a ring: the dot was looked for too far off. */
const LEAST_CONTRAST_SHARE = 0.55;
/** Fewer anchors than this bend nothing. */
const LEAST_ANCHORS = 5;

export function followBends(image: GrayImage, pose: Pose): Warp {
  const { layout, view, markers } = pose;
  const corners = markers.map(({ corner, corners }) => ({ at: layout.markers[corner], seen: centreOf(corners) }));
  let warp: Warp = { map: growFromMarkers(image, pose), dotsFound: 0, roughness: Number.POSITIVE_INFINITY };
  for (const { reach, stiffness } of SETTLING) {
    const dots = layout.dots.flatMap((dot) => lookForDot(image, warp.map, dot, reach) ?? []);
    const settled = settle(view, corners, credible(dots), stiffness);
    if (!settled) break;
    warp = settled;
  }
  return warp;
}

/** Follows the paper from the markers inwards, each wave of dots expected where those before it point to. */
function growFromMarkers(image: GrayImage, { layout, view, markers }: Pose): PageMap {
  const known: Anchor[] = markers.flatMap(({ corner, corners }) =>
    markerCorners(layout.markers[corner]).map((at, index) => ({ at, seen: corners[index] })),
  );
  let map = bend(view, known, GROWING.stiffness)?.map ?? ((point: Point) => project(view, point));
  let found: (Anchor & DotSighting)[] = [];
  let waiting = [...layout.dots];
  while (waiting.length > 0) {
    const anchors = [...known, ...found];
    const remoteness = new Map(waiting.map((dot) => [dot, Math.min(...anchors.map(({ at }) => distance(at, dot)))]));
    waiting.sort((a, b) => (remoteness.get(a) ?? 0) - (remoteness.get(b) ?? 0));
    const wave = waiting.slice(0, DOTS_PER_WAVE);
    waiting = waiting.slice(DOTS_PER_WAVE);
    found = credible([...found, ...wave.flatMap((dot) => lookForDot(image, map, dot, GROWING.reach) ?? [])]);
    map = bend(view, [...known, ...found], GROWING.stiffness)?.map ?? map;
  }
  return map;
}

function lookForDot(image: GrayImage, map: PageMap, dot: Point, reach: number): (Anchor & DotSighting) | null {
  const sighting = findDot(image, frameAt(map, dot), reach);
  return sighting && { at: dot, seen: sighting.centre, ...sighting };
}

function credible<T extends DotSighting>(sightings: readonly T[]): T[] {
  const usual = median(sightings.map(({ contrast }) => contrast));
  return sightings.filter(({ contrast }) => contrast >= LEAST_CONTRAST_SHARE * usual);
}

/** Fits a plate, leaves out the anchor that surprises the others most, and so on until all agree. */
function settle(view: Homography, corners: Anchor[], dots: Anchor[], stiffness: number): Warp | null {
  let kept = [...corners, ...dots];
  while (kept.length >= LEAST_ANCHORS) {
    const bent = bend(view, kept, stiffness);
    if (!bent) return null;
    const surprises = bent.surprises.map((pixels, index) => pixels / frameAt(bent.map, kept[index].at).scale);
    const usual = median(surprises);
    const worst = Math.max(...surprises);
    if (worst <= Math.max(LEAST_SURPRISE, MOST_SURPRISE_RATIO * usual)) {
      const dotsFound = kept.filter((anchor) => dots.includes(anchor)).length;
      return { map: bent.map, dotsFound, roughness: usual };
    }
    kept = kept.filter((_, index) => surprises[index] < worst);
  }
  return null;
}

/** The flat view bent through the anchors. */
function bend(view: Homography, anchors: readonly Anchor[], stiffness: number) {
  if (anchors.length < LEAST_ANCHORS) return null;
  const displacements = anchors.map(({ at, seen }) => {
    const flat = project(view, at);
    return { at, by: { x: seen.x - flat.x, y: seen.y - flat.y } };
  });
  const plate = fitThinPlate(displacements, stiffness);
  if (!plate) return null;
  const map: PageMap = (point) => {
    const flat = project(view, point);
    const shift = plate.at(point);
    return { x: flat.x + shift.x, y: flat.y + shift.y };
  };
  return { map, surprises: plate.surprises };
}
