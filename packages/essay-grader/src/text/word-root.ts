import { contentWords } from './content-words.js';
import type { Word } from './essay-text.js';

const LETTERS = 5;

/** Plural endings and what they come from: "animais" → "animal", "ações" → "ação", "jovens" → "jovem". */
const PLURALS: readonly (readonly [ending: string, singular: string])[] = [
  ['ais', 'al'],
  ['eis', 'el'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['s', ''],
];

/**
 * What a word shares with its family: "habitação", "habitacional" and "habitar" are "habit". Five letters tell themes
 * apart better than four, six, or the stems of `content-words.ts` (measured on essays dealt each other's themes).
 */
export function rootOf(plainWord: string): string {
  const [ending, singular] = PLURALS.find(([plural]) => isLong(plainWord, plural)) ?? ['', ''];
  const one = plainWord.slice(0, plainWord.length - ending.length) + singular;
  return one.replace(/[aeio]$/, '').slice(0, LETTERS);
}

const isLong = (word: string, ending: string): boolean => word.endsWith(ending) && word.length > ending.length + 2;

export const contentRoots = (words: readonly Word[]): string[] => contentWords(words).map(({ plain }) => rootOf(plain));
