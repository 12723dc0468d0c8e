import { type Layout, MAX_QUESTIONS } from '../layout/layouts.js';
import { PAGE_CORNERS, type Point } from '../layout/page.js';
import { type Bubble, LETTERS } from '../layout/question-grid.js';
import type { SheetCode } from '../layout/sheet-code.js';
import { type Answer, readAnswers } from './answers.js';
import { alignBlocks } from './block-shift.js';
import { explainAbsence, isDark } from './diagnosis.js';
import type { GrayImage } from './gray-image.js';
import { readStrip } from './id-strip-reading.js';
import { locateSheet } from './locate.js';
import { frameAt } from './page-map.js';
import { inkContrastOf, judgeGeometry, judgeReading } from './quality.js';
import type { RefusalReason } from './refusal.js';
import { followBends } from './residual-warp.js';
import { readStudentNumber, type StudentNumber } from './student-number-reading.js';

export type { Answer } from './answers.js';
export { DOUBTFUL } from './confidence.js';
export { type Glimpse, glimpseSheet } from './glimpse.js';
export type { GrayImage } from './gray-image.js';
export { REFUSAL_REASONS, type RefusalReason } from './refusal.js';
export type { StudentNumber } from './student-number-reading.js';

export interface ReadingOptions {
  /** How many questions the sheet has, should its strip be unreadable; otherwise as many as fit on it. */
  readonly questions?: number;
}

/** A bubble's place in the photo, for drawing over it. */
export type SeenBubble = Bubble & { readonly radius: number };

export interface SheetReading {
  readonly ok: true;
  readonly layout: Layout;
  /** What the strip says; null when it could not be read without doubt. */
  readonly sheet: SheetCode | null;
  readonly answers: readonly Answer[];
  /** Null on a sheet that has no bubbles for it. */
  readonly studentNumber: StudentNumber | null;
  /** The page's corners in the photo, clockwise from its own top left. */
  readonly outline: readonly Point[];
  readonly bubbles: readonly SeenBubble[];
}

export interface SheetRefusal {
  readonly ok: false;
  readonly reason: RefusalReason;
}

const LEAST_SIDE = 480;

/** Reads a photo of an answer sheet, whichever way up it lies, or says why it cannot be read. */
export function readSheet(image: GrayImage, options: ReadingOptions = {}): SheetReading | SheetRefusal {
  if (Math.min(image.width, image.height) < LEAST_SIDE) return refuse('PHOTO_TOO_SMALL');
  if (isDark(image)) return refuse('PHOTO_TOO_DARK');
  const { pose, sightings } = locateSheet(image);
  if (!pose) return refuse(explainAbsence(image, sightings));

  const { layout } = pose;
  const warp = followBends(image, pose);
  const misplaced = judgeGeometry(image, layout, warp);
  if (misplaced) return refuse(misplaced);

  const inkContrast = inkContrastOf(pose);
  const sheet = readStrip(image, warp.map, inkContrast);
  if (sheet && (sheet.layout !== layout.code || sheet.questions > layout.capacity)) return refuse('UNKNOWN_LAYOUT');

  const questions = Math.min(layout.capacity, sheet?.questions ?? options.questions ?? MAX_QUESTIONS);
  const bubbles = layout.bubbles.slice(0, questions * LETTERS.length);
  const blocks = alignBlocks(image, layout, bubbles, warp.map);
  const area = readAnswers(image, warp.map, layout, bubbles, blocks, inkContrast);
  const unclear = judgeReading(area, inkContrast);
  if (unclear) return refuse(unclear);
  return {
    ok: true,
    layout,
    sheet,
    answers: area.answers,
    studentNumber: sheet?.numbered ? readStudentNumber(image, warp.map, inkContrast) : null,
    outline: PAGE_CORNERS.map(warp.map),
    bubbles: bubbles.map((bubble, index) => ({
      ...bubble,
      ...area.samples[index].centre,
      radius: layout.grid.bubbleRadius * frameAt(warp.map, bubble).scale,
    })),
  };
}

function refuse(reason: RefusalReason): SheetRefusal {
  return { ok: false, reason };
}
