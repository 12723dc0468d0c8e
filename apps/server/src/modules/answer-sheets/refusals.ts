import type { RefusalReason } from '@gabarita/answer-sheet/reader';
import type { ErrorCode } from '@gabarita/contract';
import type { DecodeFailure } from './reading/decode-photo.js';

/** What a person is told when a photo is not read: what to change in the next one. */
export const REFUSALS: Readonly<Record<RefusalReason | DecodeFailure, ErrorCode>> = {
  EMPTY_FILE: 'answer-sheets.empty-file',
  UNSUPPORTED_FORMAT: 'answer-sheets.unsupported-format',
  ANIMATED_IMAGE: 'answer-sheets.animated-image',
  IMAGE_TOO_LARGE: 'answer-sheets.image-too-large',
  ODD_SHAPE: 'answer-sheets.odd-shape',
  CORRUPTED_IMAGE: 'answer-sheets.corrupted-image',
  SHEET_NOT_FOUND: 'answer-sheets.sheet-not-found',
  SHEET_CUT_OFF: 'answer-sheets.sheet-cut-off',
  SHEET_COVERED_OR_BENT: 'answer-sheets.sheet-covered-or-bent',
  SHEET_TOO_SMALL: 'answer-sheets.sheet-too-small',
  PHOTO_TOO_SMALL: 'answer-sheets.photo-too-small',
  PHOTO_TOO_DARK: 'answer-sheets.photo-too-dark',
  PHOTO_TOO_BLURRY: 'answer-sheets.photo-too-blurry',
  TOO_MANY_DOUBTS: 'answer-sheets.too-many-doubts',
  UNKNOWN_LAYOUT: 'answer-sheets.unknown-layout',
};
