import { drawSheets, type SheetToPrint } from '@gabarita/answer-sheet/pdf';
import sharp from 'sharp';
import type { Booklet } from '../booklet/booklet.js';
import { drawBooklet } from '../booklet/draw-booklet.js';
import { printablePictures, type StoredPictures } from '../booklet/pictures.js';

/** What there is to print: the sheets of students, or the questions they answer. */
export type Drawing =
  | { sheets: readonly SheetToPrint[] }
  | { booklet: Omit<Booklet, 'pictures'>; pictures: StoredPictures };

sharp.concurrency(1);
sharp.cache(false);

/** Draws a PDF, in a thread of its own. */
export default async (drawing: Drawing): Promise<Uint8Array> =>
  'sheets' in drawing
    ? drawSheets(drawing.sheets)
    : drawBooklet({ ...drawing.booklet, pictures: await printablePictures(drawing.pictures) });
