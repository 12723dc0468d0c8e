import type { Range } from '../text/essay-text.js';
import { linesOf } from '../text/paragraph-lines.js';

const MOST_WORDS = 3;

/**
 * A last line of a few words with no final mark is a signature or a slip of the keyboard, no paragraph: taken for the
 * conclusion, it cost an essay 160 points.
 */
export function findSignature(text: string): readonly Range[] {
  const lines = linesOf(text);
  const last = lines.at(-1);
  if (!last || lines.length < 2) return [];
  const line = text.slice(last.start, last.end).trim();
  const isOne = line.split(/\s+/).length <= MOST_WORDS && !/[.!?…]["”']?$/.test(line);
  return isOne ? [last] : [];
}
