import type { EssayText } from '../text/essay-text.js';
import { deviation, type Features, flag, mean, share, sum } from './statistics.js';

/** The shape graders expect: introduction, two or three developed paragraphs, conclusion. */
export function paragraphFeatures({ paragraphs, words, sentences }: EssayText): Features {
  const lengths = paragraphs.map((paragraph) => paragraph.words.length);
  const development = lengths.slice(1, -1);
  const first = lengths[0] ?? 0;
  const last = lengths.at(-1) ?? 0;
  return {
    count: paragraphs.length,
    four: flag(paragraphs.length === 4),
    five: flag(paragraphs.length === 5),
    threeOrFewer: flag(paragraphs.length <= 3),
    single: flag(paragraphs.length === 1),
    shortest: Math.min(...lengths, 400),
    longest: Math.max(...lengths, 0),
    unevenness: share(deviation(lengths), mean(lengths)),
    first,
    last,
    firstShare: share(first, words.length),
    lastShare: share(last, words.length),
    development: sum(development),
    shortestDevelopment: development.length === 0 ? 0 : Math.min(...development),
    sentencesEach: share(sentences.length, paragraphs.length),
    ofOneSentence: paragraphs.filter((paragraph) => paragraph.sentences.length === 1).length,
    tiny: lengths.filter((length) => length < 30).length,
  };
}
