import { ATTRIBUTION, LAW, SOURCES } from '../lexicon/repertoire.js';
import type { EssayText, Sentence } from '../text/essay-text.js';
import { countOf, distinctOf } from '../text/phrases.js';
import { type Features, per100, sum } from './statistics.js';

/** Knowledge brought from outside the motivating texts, by the words that introduce it. */
export function repertoireFeatures({ text, paragraphs, sentences, words }: EssayText): Features {
  const inParagraph = paragraphs.map((paragraph) => countOf(SOURCES, paragraph.text) + namesIn(paragraph.sentences));
  const names = namesIn(sentences);
  return {
    sources: countOf(SOURCES, text),
    distinctSources: distinctOf(SOURCES, text),
    laws: countOf(LAW, text),
    attributions: countOf(ATTRIBUTION, text),
    names: per100(names, words.length),
    nameCount: names,
    fullNames: countOf(/\p{Lu}(?<=[\p{L},]\s+\p{Lu})\p{Ll}+(?:\s+d[aeo]s?)?\s+\p{Lu}\p{Ll}+/gu, text),
    quotedWorks: countOf(/["“][^"”\n]{3,120}["”]/g, text),
    numbers: countOf(/\d+/g, text),
    percentages: countOf(/%|por cento/giu, text),
    years: countOf(/(?<!\d)(?:1[5-9]\d\d|20\d\d)(?!\d)/g, text),
    paragraphsWith: inParagraph.filter((count) => count > 0).length,
    inIntroduction: inParagraph[0] ?? 0,
    inDevelopment: sum(inParagraph.slice(1, -1)),
    leastInDevelopment: Math.min(8, ...inParagraph.slice(1, -1)),
  };
}

/** Capitalised words inside a sentence. */
const namesIn = (sentences: readonly Sentence[]): number =>
  sum(sentences.map(({ words }) => words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text)).length));
