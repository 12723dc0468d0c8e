import { PLURAL_DETERMINER } from '../lexicon/grammar-rules.js';
import type { EssayText, Range } from '../text/essay-text.js';
import type { IsWord } from './spelling.js';

/** Words that may follow a plural determiner without being its noun ("as quais", "dos que", "os trinta"). */
const NOT_A_NOUN =
  /^(?:vinte|trinta|\p{L}+enta|contra|entre|sobre|a|o|que|e|de|é|ou|se|como|não|mais|menos|muito|bem|mal|em|com|por|para|na|no|da|do|cerca|quase|cada|ele|ela|lhe|uma|um|tão|já|sempre|nunca|também)$/iu;

/** "os deixa", "nos mostra": before a verb these are pronouns. */
const MAY_BE_PRONOUN = /^(?:os|as|nos)$/iu;

export interface NumberSlip extends Range {
  readonly suggestion: string;
}

/**
 * "os problema": a plural determiner before a word that is singular and whose plural exists. Asking the dictionary for
 * the plural keeps adverbs out ("as apenas"); asking for the plural of the verb ("deixam") keeps verbs out.
 */
export function findNumberSlips({ sentences, text }: EssayText, isWord: IsWord): NumberSlip[] {
  return sentences.flatMap(({ words }) =>
    words.slice(1).flatMap((word, index) => {
      const determiner = words[index];
      if (!determiner || !PLURAL_DETERMINER.test(determiner.text) || NOT_A_NOUN.test(word.lower)) return [];
      if (!/^\p{Ll}{4,}[aeo]$/u.test(word.text) || !/^\s+$/.test(text.slice(determiner.end, word.start))) return [];
      if (!isWord(word.lower) || !isWord(`${word.lower}s`)) return [];
      if (MAY_BE_PRONOUN.test(determiner.text) && isWord(`${word.lower}m`)) return [];
      return [{ start: determiner.start, end: word.end, suggestion: `${determiner.text} ${word.text}s` }];
    }),
  );
}
