import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';

const words = (list: string): string[] => list.split(' ');

const CONTRACTIONS = words('do da dos das no na nos nas ao aos pelo pela pelos pelas num numa');
const PREPOSITIONS = words('de em para com por sem sobre entre');
const DETERMINERS = words('o os um uma seu sua seus suas cada nosso nossa');
const VERBS = words('é são foi está estão tem têm há deve devem pode podem');
const LINKS = words('e mas ou pois porque também portanto porém');

/** Each of these opens a noun phrase; what cannot follow is the same for all of a kind. */
const NEVER_AFTER = new Map<string, ReadonlySet<string>>([
  ...CONTRACTIONS.map(
    (word) => [word, new Set([...LINKS, ...VERBS, ...CONTRACTIONS, ...PREPOSITIONS, 'o', 'os'])] as const,
  ),
  ...PREPOSITIONS.map((word) => [word, new Set([...LINKS, ...VERBS, ...CONTRACTIONS, 'de', 'por'])] as const),
  ...DETERMINERS.map(
    (word) => [word, new Set([...LINKS, ...VERBS, 'o', 'os', 'no', 'na', 'ao', 'pela', 'pelo'])] as const,
  ),
]);

const LEAST_OPENERS = 15;
const MOST_BROKEN_SHARE = 0.1;

/** Share of prepositions and determiners followed by a word that cannot follow them, or by the end of the sentence. */
export function brokenOrder({ sentences }: EssayText): number {
  let openers = 0;
  let broken = 0;
  for (const sentence of sentences) {
    for (const [index, { lower }] of sentence.words.entries()) {
      const never = NEVER_AFTER.get(lower);
      if (!never) continue;
      openers += 1;
      const next = sentence.words[index + 1]?.lower;
      if (next === undefined || never.has(next)) broken += 1;
    }
  }
  return openers < LEAST_OPENERS ? 0 : broken / openers;
}

/** Full stops followed by a small letter: words that were moved carry their stop with them. */
function stopsInsideSentences({ text }: EssayText): number {
  const stops = countOf(/[.!?]\s/g, text);
  return stops === 0 ? 0 : countOf(/[.!?]\s+\p{Ll}/gu, text) / stops;
}

/** Of 3,218 real essays one goes above the first limit; of as many shuffled ones, all but a few in a hundred. */
export function isScrambled(essay: EssayText): boolean {
  const broken = brokenOrder(essay);
  return broken > MOST_BROKEN_SHARE || (broken > MOST_BROKEN_SHARE / 2 && stopsInsideSentences(essay) > 0.5);
}
