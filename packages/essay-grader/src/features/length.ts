import type { EssayText } from '../text/essay-text.js';
import type { Features } from './statistics.js';

/** How much was written, in the units that do not depend on line breaks. */
export const lengthFeatures = ({ words, sentences }: EssayText): Features => {
  const letters = words.reduce((total, word) => total + word.text.length, 0);
  return { words: words.length, logWords: Math.log(1 + words.length), letters, sentences: sentences.length };
};
