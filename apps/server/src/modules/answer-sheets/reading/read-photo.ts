import { printedCode } from '@gabarita/answer-sheet';
import { type RefusalReason, readSheet, type SheetReading } from '@gabarita/answer-sheet/reader';
import type { Letter } from '@gabarita/enem';
import sharp from 'sharp';
import { type DecodeFailure, decodePhoto } from './decode-photo.js';

/** As shares of the photo's width and height. */
interface Place {
  x: number;
  y: number;
}

/** What a photo of a sheet says: plain data, for it travels between threads. */
export interface PhotoReading {
  ok: true;
  /** Code of the layout, and how many questions it has room for. */
  layout: number;
  sheet: { serial: number; code: string; questions: number; numbered: boolean } | null;
  /** The number the student filled in, when every digit of it was read. */
  studentNumber: number | null;
  answers: { letters: Letter[]; confidence: number; bubbles: Place[] }[];
  outline: Place[];
  /** As a share of the width. */
  bubbleRadius: number;
  /** The photo as it is kept: upright, smaller, and without what the phone wrote into it. */
  photo: Uint8Array;
}

export type PhotoOutcome = PhotoReading | { ok: false; reason: RefusalReason | DecodeFailure };

/** Longer side of the photo that is kept: enough to judge every bubble by eye. */
const KEPT_SIDE = 1_600;

/** Reads the sheet in a photo. Takes up to two seconds of a core, which is why a thread of its own calls it. */
export async function readPhoto(bytes: Uint8Array, questions: number): Promise<PhotoOutcome> {
  const decoded = await decodePhoto(bytes);
  if (!decoded.ok) return decoded;
  const reading = readSheet(decoded.image, { questions });
  if (!reading.ok) return reading;
  const { width, height } = decoded.image;
  const placed = ({ x, y }: Place): Place => ({ x: share(x, width), y: share(y, height) });
  return {
    ok: true,
    layout: reading.layout.code,
    sheet: reading.sheet && { ...reading.sheet, code: printedCode(reading.sheet.serial) },
    studentNumber: numberOf(reading),
    answers: reading.answers.map(({ question, letters, confidence }) => ({
      letters: [...letters],
      confidence: share(confidence, 1),
      bubbles: reading.bubbles.filter((bubble) => bubble.question === question).map(placed),
    })),
    outline: reading.outline.map(placed),
    bubbleRadius: share(reading.bubbles[0]?.radius ?? 0, width),
    photo: await copyToKeep(bytes),
  };
}

const share = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 10_000;

function numberOf({ studentNumber }: SheetReading): number | null {
  if (!studentNumber || studentNumber.digits.some((digit) => digit === null)) return null;
  return Number(studentNumber.digits.join(''));
}

/** sharp leaves metadata out unless asked for it: where and with what the photo was taken is nobody's business. */
const copyToKeep = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer();
