import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { type Features, per100, share } from './statistics.js';

/**
 * Capitals, punctuation and accents. Blanks around punctuation, brackets, parentheses and doubled words ("Por por") are
 * left out on purpose: in the corpus they mark where a reviewer wrote, and a model that saw them would read the grade
 * off the page.
 */
export function mechanicsFeatures({ text, sentences, paragraphs, words }: EssayText): Features {
  const commas = countOf(/,/g, text);
  return {
    lowerCaseStarts:
      sentences.filter((sentence) => /^\p{Ll}/u.test(sentence.text)).length + countOf(/[.!?]\s+\p{Ll}/gu, text),
    unfinishedParagraphs: paragraphs.filter((paragraph) => !/[.!?…"”')]$/.test(paragraph.text)).length,
    exclamations: countOf(/!/g, text),
    questions: countOf(/\?/g, text),
    repeatedMarks: countOf(/[!?.]{2,}/g, text),
    commas: per100(commas, words.length),
    commasPerSentence: share(commas, sentences.length),
    semicolons: countOf(/;/g, text),
    colons: countOf(/:/g, text),
    quotes: countOf(/["“”«»]/g, text),
    dashes: countOf(/[–—]| - /g, text),
    hyphenated: per100(countOf(/\p{L}-\p{L}/gu, text), words.length),
    enclitics: per100(countOf(/\p{L}-(?:se|l[oa]s?|lhes?|[oa]s?|n[oa])(?![\p{L}-])/giu, text), words.length),
    shouting: countOf(/(?<![\p{L}-])\p{Lu}{4,}(?![\p{L}-])/gu, text),
    accents: per100(countOf(/[áéíóúâêôãõàç]/giu, text), words.length),
    backticks: per100(countOf(/(?<![\p{L}-])às?(?![\p{L}-])/giu, text), words.length),
  };
}
