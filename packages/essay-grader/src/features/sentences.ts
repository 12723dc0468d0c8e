import { FRAGMENT_START } from '../lexicon/register.js';
import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { deviation, type Features, mean, per100, share } from './statistics.js';

export const LONG_SENTENCE = 45;

const GERUND = /(?<![\p{L}-])\p{L}{2,}[aei]ndo(?![\p{L}-])/giu;
const SUBORDINATOR =
  /(?<![\p{L}-])(?:que|se|quando|onde|como|embora|porque|pois|cuj[oa]s?|enquanto|caso)(?![\p{L}-])/giu;

/** Length and build of the sentences: fragments, run-ons, subordination. */
export function sentenceFeatures({ sentences, words, text }: EssayText): Features {
  const lengths = sentences.map((sentence) => sentence.words.length);
  const ques = sentences.map((sentence) => sentence.words.filter(({ lower }) => lower === 'que').length);
  const openings = new Set(
    sentences.map((sentence) =>
      sentence.words
        .slice(0, 2)
        .map(({ plain }) => plain)
        .join(' '),
    ),
  );
  return {
    mean: mean(lengths),
    deviation: deviation(lengths),
    longest: Math.max(0, ...lengths),
    shortest: Math.min(60, ...lengths),
    long: lengths.filter((length) => length > LONG_SENTENCE).length,
    longShare: share(lengths.filter((length) => length > LONG_SENTENCE).length, lengths.length),
    short: lengths.filter((length) => length < 8).length,
    fragments: sentences.filter((sentence) => FRAGMENT_START.test(sentence.text)).length,
    openingVariety: share(openings.size, sentences.length),
    que: per100(
      ques.reduce((total, count) => total + count, 0),
      words.length,
    ),
    mostQue: Math.max(0, ...ques),
    subordinators: per100(countOf(SUBORDINATOR, text), words.length),
    gerunds: per100(countOf(GERUND, text), words.length),
    commaRuns: mean(
      sentences.map((sentence) => countOf(/,/g, sentence.text) / (1 + countOf(SUBORDINATOR, sentence.text))),
    ),
  };
}
