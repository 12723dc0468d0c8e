import type { ZeroCode } from './zero-reason.js';

/** Several times the longest essay a 30-line sheet could hold: anything longer is not one, and is not analysed. */
const LONGEST_TEXT = 20_000;

const TAG = /<\/?[a-z!][^<>\n]{0,300}>/gi;
const FEW_TAGS = 2;
const LEAST_LETTER_SHARE = 0.6;

/** Answers before the text is cut into words: nothing below may be slow on a hostile text. */
export function notProse(text: string): ZeroCode | undefined {
  if (text.trim() === '') return 'blank';
  if (text.length > LONGEST_TEXT) return 'too-long';
  if ((text.match(TAG) ?? []).length > FEW_TAGS) return 'not-text';
  const marks = text.replace(/\s+/g, '');
  const letters = (text.match(/\p{Script=Latin}/gu) ?? []).length;
  if (letters < LEAST_LETTER_SHARE * [...marks].length) return 'not-text';
  return undefined;
}
