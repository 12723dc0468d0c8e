import type { EssayText, Word } from '../text/essay-text.js';
import { type Features, per100, share } from './statistics.js';

export type IsWord = (word: string) => boolean;

/** Words the dictionary does not know, told apart by what they may be. */
export interface UnknownWords {
  readonly misspelt: readonly Word[];
  /** Capitalised: probably a name. */
  readonly names: readonly Word[];
}

export function findUnknownWords(words: readonly Word[], isWord: IsWord): UnknownWords {
  const unknown = words.filter((word) => word.text.length > 1 && !isKnown(word, isWord));
  const isName = (word: Word) => /^\p{Lu}/u.test(word.text);
  return { misspelt: unknown.filter((word) => !isName(word)), names: unknown.filter(isName) };
}

const isKnown = (word: Word, isWord: IsWord): boolean =>
  isWord(word.text) || isWord(word.lower) || (word.text.includes('-') && word.lower.split('-').every(isWord));

export function spellingFeatures({ words }: EssayText, { misspelt, names }: UnknownWords): Features {
  const distinct = new Set(misspelt.map((word) => word.lower)).size;
  return {
    misspelt: misspelt.length,
    misspeltPer100: per100(misspelt.length, words.length),
    distinct,
    logDistinct: Math.log(1 + distinct),
    rootDistinctPer100: Math.sqrt(per100(distinct, words.length)),
    namesPer100: per100(names.length, words.length),
    none: distinct === 0 ? 1 : 0,
    shortShare: share(misspelt.filter((word) => word.text.length <= 4).length, words.length),
  };
}
