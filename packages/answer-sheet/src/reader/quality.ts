import type { Layout } from '../layout/layouts.js';
import type { AnswerArea } from './answers.js';
import { DOUBTFUL } from './confidence.js';
import { type GrayImage, isInside } from './gray-image.js';
import { frameAt } from './page-map.js';
import type { Pose } from './pose.js';
import type { RefusalReason } from './refusal.js';
import type { Warp } from './residual-warp.js';
import { median } from './statistics.js';

const LEAST_PIXELS_PER_MM = 1.6;
const LEAST_DOTS = 0.5;
/** Millimetres by which dots may usually miss the surface through the others. */
const MOST_ROUGHNESS = 0.7;
const MOST_HIDDEN = 0.02;
const LEAST_CONTRAST = 0.2;
const DARK_PAPER = 60;
const MOST_NOISE = 0.1;
/** Marks must stand out of the noise by this factor. */
const LEAST_MARK_TO_NOISE = 3.2;
const MOST_DOUBTS = 0.15;

/** Whether the sheet lies in the photo so that it can be read at all. */
export function judgeGeometry(
  image: GrayImage,
  layout: Layout,
  { map, dotsFound, roughness }: Warp,
): RefusalReason | null {
  const scales = layout.dots.map((dot) => frameAt(map, dot).scale);
  if (median(scales) < LEAST_PIXELS_PER_MM) return 'SHEET_TOO_SMALL';
  const hidden = layout.bubbles.filter((bubble) => {
    const { x, y } = map(bubble);
    return !isInside(image, x, y, 2);
  });
  if (hidden.length > MOST_HIDDEN * layout.bubbles.length) return 'SHEET_CUT_OFF';
  const isHidden = dotsFound < LEAST_DOTS * layout.dots.length || roughness > MOST_ROUGHNESS;
  return isHidden ? 'SHEET_COVERED_OR_BENT' : null;
}

/** Whether what was read deserves trust. */
export function judgeReading({ samples, levels, answers }: AnswerArea, inkContrast: number): RefusalReason | null {
  const paper = median(samples.map((sample) => sample.paper));
  const unclear =
    inkContrast < LEAST_CONTRAST || levels.noise > MOST_NOISE || levels.usualMark < LEAST_MARK_TO_NOISE * levels.noise;
  if (unclear) return paper < DARK_PAPER ? 'PHOTO_TOO_DARK' : 'PHOTO_TOO_BLURRY';
  const doubtful = answers.filter(({ confidence }) => confidence < DOUBTFUL).length;
  return doubtful > MOST_DOUBTS * answers.length ? 'TOO_MANY_DOUBTS' : null;
}

/** How much darker black is than paper, by the markers. */
export function inkContrastOf({ markers }: Pose): number {
  return Math.max(0.15, median(markers.map(({ paper, ink }) => (paper - ink) / paper)));
}
