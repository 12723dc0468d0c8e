import type { IsWord } from '../features/spelling.js';
import { countSheetLines } from '../sheet.js';
import type { EssayText } from '../text/essay-text.js';
import type { Copies } from './copies.js';
import { findDetachedPart } from './detached-part.js';
import { notPortuguese } from './language.js';
import { isAnotherTextType } from './text-type.js';
import { isScrambled } from './word-order.js';
import type { ZeroCode } from './zero-reason.js';

const INSUFFICIENT_LINES = 7;
/**
 * INEP counts lines on paper, where a hand fits at most some 80 characters: seven full lines of the screen's sheet would
 * be nine or ten there, and the corpus's graders did grade such texts.
 */
const PAPER_LINE = 80;

export interface Draft {
  readonly source: string;
  readonly written: EssayText;
  /** Without copied and repeated passages, and without a signature. */
  readonly own: EssayText;
  readonly copies: Copies;
}

/**
 * ENEM's reasons for zero that can be told from the text. Being off the theme is not among them: that needs a reader,
 * so it is only warned about.
 */
export function findZero({ source, written, own, copies }: Draft, isWord: IsWord): ZeroCode | undefined {
  if (own.words.length === 0 && copies.copied.length === 0) return 'not-text';
  if (ownLines(own) <= INSUFFICIENT_LINES)
    return copies.copied.length > 0 && !isShort(written) ? 'copied' : 'too-short';
  if (findDetachedPart(written.text)) return 'detached-part';
  if (isAnotherTextType(source)) return 'other-text-type';
  const language = notPortuguese(own.words, isWord);
  if (language) return language;
  if (isScrambled(own)) return 'scrambled';
  return undefined;
}

const isShort = (essay: EssayText): boolean => ownLines(essay) <= INSUFFICIENT_LINES;

/** Lines on paper, without empty ones. */
const ownLines = ({ paragraphs }: EssayText): number =>
  countSheetLines(paragraphs.map(({ text }) => text.replace(/\s{2,}/g, ' ')).join('\n'), PAPER_LINE);
