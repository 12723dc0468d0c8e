import { ELABORATE } from '../lexicon/repertoire.js';
import { isFunctionWord } from '../text/content-words.js';
import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { deviation, type Features, mean, per100, share, sum } from './statistics.js';

const WINDOW = 50;

/** Richness of vocabulary, in measures that do not simply grow with length. */
export function lexicalVarietyFeatures({ words, sentences, text }: EssayText): Features {
  const lower = words.map((word) => word.lower);
  const counts = frequencies(lower);
  const content = words.filter((word) => word.lower.length > 3 && !isFunctionWord(word.plain));
  const mostUsed = [...frequencies(content.map((word) => word.lower)).values()].sort((a, b) => b - a);
  const lengths = lower.map((word) => word.length);
  const longerThan = (letters: number) => per100(lengths.filter((length) => length > letters).length, words.length);
  const syllables = sum(words.map((word) => (word.plain.match(/[aeiou]+/g) ?? ['']).length));
  const trigrams = lower.slice(2).map((word, index) => `${lower[index]} ${lower[index + 1]} ${word}`);
  return {
    types: counts.size,
    rootTypeTokenRatio: share(counts.size, Math.sqrt(words.length)),
    windowTypeTokenRatio: windowRatio(lower),
    hapax: share([...counts.values()].filter((count) => count === 1).length, words.length),
    mostUsed: per100(mostUsed[0] ?? 0, words.length),
    fiveMostUsed: per100(sum(mostUsed.slice(0, 5)), words.length),
    contentShare: share(content.length, words.length),
    wordLength: mean(lengths),
    wordLengthDeviation: deviation(lengths),
    over7Letters: longerThan(7),
    over10Letters: longerThan(10),
    over13Letters: longerThan(13),
    readingEase: 248.835 - 1.015 * share(words.length, sentences.length) - 84.6 * share(syllables, words.length),
    elaborate: per100(countOf(ELABORATE, text), words.length),
    repeatedTrigrams: 1 - share(new Set(trigrams).size, trigrams.length),
  };
}

function frequencies(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Mean share of different words in overlapping windows of 50. */
function windowRatio(lower: readonly string[]): number {
  const ratios: number[] = [];
  for (let from = 0; from + WINDOW <= lower.length; from += WINDOW / 2) {
    ratios.push(new Set(lower.slice(from, from + WINDOW)).size / WINDOW);
  }
  return mean(ratios);
}
