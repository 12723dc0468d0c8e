import type { Range } from './essay-text.js';

/**
 * The break comes before the look behind it, which would otherwise be tried at every blank of a long run; and it is taken
 * whole or not at all, or a page of line ends would be tried from each to each.
 */
const BREAK_WITHOUT_STOP = /(?<!\n)\n+(?!\n)(?<=[^.!?…:;"”\s][^\S\n]*\n+)/gu;
const BREAK_INSIDE_SENTENCE = /(?<!\n)\n+(?!\n)(?<=[^.!?…:;"”\s][^\S\n]*\n+)(?=[^\S\n]*\p{Ll})/gu;
const HARD_WRAPPED_FROM = 3;

/**
 * Joins lines that a student ended with Enter at the margin, as on paper. A break before a small letter is never a new
 * paragraph; when several are found the text was wrapped by hand, and a break without a full stop is not one either.
 * Breaks become blanks of the same length, so ranges stay true.
 */
export function joinWrappedLines(text: string): string {
  const blank = (breaks: string) => ' '.repeat(breaks.length);
  const wrapped = [...text.matchAll(BREAK_INSIDE_SENTENCE)].length >= HARD_WRAPPED_FROM;
  return text.replace(wrapped ? BREAK_WITHOUT_STOP : BREAK_INSIDE_SENTENCE, blank);
}

/** Lines with at least a word in them. Split rather than matched: a pattern would be slow on long runs of blanks. */
export function linesOf(text: string): Range[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    return /\p{L}/u.test(line) ? [range] : [];
  });
}

const LONGEST_TITLE_WORDS = 12;

/** A title is optional in ENEM: a short first line with no final mark, above at least two paragraphs. */
export function hasTitle(text: string, lines: readonly Range[]): boolean {
  const [first] = lines;
  if (!first || lines.length < 3) return false;
  const line = text.slice(first.start, first.end).trim();
  return !/[.;:,!]["”']?$/.test(line) && line.split(/\s+/).length <= LONGEST_TITLE_WORDS;
}
