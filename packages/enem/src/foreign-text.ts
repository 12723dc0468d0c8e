import type { ForeignLanguage } from './booklet-order.js';

/** Words that Portuguese does not have, so that the statement, which is always in Portuguese, counts for neither. */
const TELLTALE: Record<ForeignLanguage, ReadonlySet<string>> = {
  ingles: new Set('the of and to is in that it was for with you are this his they from have not by but my'.split(' ')),
  espanhol: new Set(
    'el los las y del una con su sus es lo pero más muy hay está son ser fue había yo le sin'.split(' '),
  ),
};

/** Spanish shares short words with Portuguese, so a handful of hits decides nothing. */
const ENOUGH = 3;

/** The foreign language a text is written in, by its commonest words; undefined when they do not tell. */
export function foreignLanguageOf(text: string): ForeignLanguage | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: ForeignLanguage) => words.filter((word) => TELLTALE[language].has(word)).length;
  const [ingles, espanhol] = [count('ingles'), count('espanhol')];
  if (Math.max(ingles, espanhol) < ENOUGH || ingles === espanhol) return undefined;
  return ingles > espanhol ? 'ingles' : 'espanhol';
}
