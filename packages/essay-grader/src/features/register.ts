import { FIRST_PLURAL, FIRST_SINGULAR, ORAL_MARK } from '../lexicon/register.js';
import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { type Features, per100 } from './statistics.js';

/** Formal or spoken: person of the verb and marks of speech. */
export const registerFeatures = ({ text, words }: EssayText): Features => ({
  firstSingular: countOf(FIRST_SINGULAR, text),
  firstPlural: per100(countOf(FIRST_PLURAL, text), words.length),
  oralMarks: per100(countOf(ORAL_MARK, text), words.length),
  impersonal: per100(countOf(/(?<![\p{L}-])\p{L}+-se(?![\p{L}-])/giu, text), words.length),
  negations: per100(words.filter((word) => word.lower === 'não').length, words.length),
});
