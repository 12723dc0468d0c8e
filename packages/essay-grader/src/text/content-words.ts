import type { Word } from './essay-text.js';

const FUNCTION_WORDS = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem sob sobre ' +
    'entre ate apos e ou mas que se como quando onde qual quais quem cujo cuja nao sim ja so mais menos muito muita ' +
    'muitos muitas pouco tao tanto este esta estes estas esse essa esses essas isso isto aquele aquela aquilo ele ela ' +
    'eles elas eu tu vos voce voces me te lhe lhes meu minha seu sua seus suas nosso nossa ser sao era foi sendo sido ' +
    'estar estao ter tem tinha haver ha fazer faz ao aos ante num numa pois porque tambem ainda bem cada todo toda ' +
    'todos todas outro outra outros outras mesmo mesma assim entao dessa desse nessa nesse disso isso'
  ).split(' '),
);

const SUFFIX =
  /(?:mente|coes|cao|dades?|ismo|istas?|ic[oa]s?|ais|eis|ores|ora|or|[aei]ndo|[aei]ram|[ai]d[oa]s?|[aei]r|[oae]s|s|[oae])$/;

/** A rough stem, enough to tell "desafio" and "desafios" are the same word. */
export const stem = (plainWord: string): string => (plainWord.length > 5 ? plainWord.replace(SUFFIX, '') : plainWord);

export const isFunctionWord = (plainWord: string): boolean => FUNCTION_WORDS.has(plainWord);

export const contentWords = (words: readonly Word[]): Word[] =>
  words.filter(({ plain }) => plain.length > 2 && !isFunctionWord(plain));

export const contentStems = (words: readonly Word[]): string[] => contentWords(words).map(({ plain }) => stem(plain));

/** How much of the smaller set of stems is in the other: 0 nothing, 1 all. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const stemmed of small) if (large.has(stemmed)) shared += 1;
  return small.size === 0 ? 0 : shared / small.size;
}
