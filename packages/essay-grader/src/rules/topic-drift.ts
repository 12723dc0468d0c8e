import type { IsWord } from '../features/spelling.js';
import { topicStems } from '../features/topic.js';
import { contentStems } from '../text/content-words.js';
import { type EssayText, wordsOf } from '../text/essay-text.js';

/** "habitacional" and "habitação" share a root longer than their stems do. */
const ROOT_LETTERS = 5;

/**
 * Possible drift from the theme: not one of its words comes back, nor any with the same root. Foreign words of a theme
 * ("Let Her Run") do not count. In the corpus it holds for 1 in 100 essays on their own theme and for 64 in 100 on
 * another's.
 */
export function mayDriftFrom(topic: string, { words }: EssayText, isWord: IsWord): boolean {
  const root = (stem: string) => stem.slice(0, ROOT_LETTERS);
  const known = wordsOf(topic).filter(({ text, lower }) => isWord(lower) || isWord(text));
  const wanted = [...topicStems(known.map(({ text }) => text).join(' '))].map(root);
  const found = new Set(contentStems(words).map(root));
  return wanted.length > 0 && wanted.every((theme) => !found.has(theme));
}

/** C2, C3 and C5: the competencies INEP caps when the theme is only touched at its edge. */
const ABOUT_THE_THEME = new Set([1, 2, 4]);
const CAP = 120;

/**
 * INEP caps them at 40, which takes a reader. Words alone only raise a suspicion, so the cap is milder, the student is
 * warned, and nothing is ever zeroed for it.
 */
export const capForDrift = (scores: readonly number[]): number[] =>
  scores.map((score, index) => (ABOUT_THE_THEME.has(index) ? Math.min(score, CAP) : score));
