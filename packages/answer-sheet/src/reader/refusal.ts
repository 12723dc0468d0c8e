/** Why a photo was not read; what each asks of the person is the application's to say. */
export const REFUSAL_REASONS = [
  'SHEET_NOT_FOUND',
  'SHEET_CUT_OFF',
  'SHEET_COVERED_OR_BENT',
  'SHEET_TOO_SMALL',
  'PHOTO_TOO_SMALL',
  'PHOTO_TOO_DARK',
  'PHOTO_TOO_BLURRY',
  'TOO_MANY_DOUBTS',
  'UNKNOWN_LAYOUT',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
