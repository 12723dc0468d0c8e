import { findUnknownWords, type IsWord } from '../features/spelling.js';
import type { Word } from '../text/essay-text.js';
import type { ZeroCode } from './zero-reason.js';

const PORTUGUESE = new Set(
  (
    'o os a as um uma de do da dos das em no na nos nas ao aos à às por pelo pela para com sem que e é são não se ' +
    'mais mas como isso essa esse sua seu seus suas também já há ser foi quando muito entre sobre até ou'
  ).split(' '),
);
const FOREIGN = new Set(
  (
    'the of and to in is that it for with as are this be by from which have not people el los las una y en del al es ' +
    'con por para su sus lo más pero como este esta le les des et est une pour dans sur que qui il di che per gli della'
  )
    .split(' ')
    .filter((word) => !PORTUGUESE.has(word)),
);

const LEAST_PORTUGUESE_SHARE = 0.11;
const MOST_UNKNOWN_SHARE = 0.4;
/** The shortest essays of the corpus have over 50 different words. */
const LEAST_DISTINCT_WORDS = 40;

/** Mostly in another language, or mostly not words at all, or the same few over and over. */
export function notPortuguese(words: readonly Word[], isWord: IsWord): ZeroCode | undefined {
  const shareOf = (list: ReadonlySet<string>) => words.filter(({ lower }) => list.has(lower)).length / words.length;
  const foreign = shareOf(FOREIGN);
  const portuguese = shareOf(PORTUGUESE);
  if (foreign > portuguese / 2 && foreign > 0.08) return 'foreign-language';
  if (new Set(words.map(({ lower }) => lower)).size < LEAST_DISTINCT_WORDS) return 'illegible';
  const { misspelt, names } = findUnknownWords(words, isWord);
  const unknown = (misspelt.length + names.length) / words.length;
  if (unknown > MOST_UNKNOWN_SHARE || portuguese < LEAST_PORTUGUESE_SHARE) return 'illegible';
  return undefined;
}
