import { findNumberSlips } from '../features/number-slips.js';
import { findUnknownWords, type IsWord } from '../features/spelling.js';
import { MISSING_AFTER_OPENING, MISSING_STRONG, SUPERFLUOUS_STRONG } from '../lexicon/comma-rules.js';
import { GRAMMAR_RULES } from '../lexicon/grammar-rules.js';
import { FIRST_SINGULAR, NO_ORAL_MARK, ORAL_MARK, ORAL_MARKS } from '../lexicon/register.js';
import type { EssayText } from '../text/essay-text.js';
import { matchesOf } from '../text/phrases.js';
import { withAccents } from './accent-suggestion.js';
import type { Highlight } from './highlight.js';

/** What touches the formal written language: spelling, grammar, commas, register. */
export const languageHighlights = (essay: EssayText, isWord: IsWord): Highlight[] => [
  ...spelling(essay, isWord),
  ...grammar(essay),
  ...findNumberSlips(essay, isWord).map((slip) => ({
    ...slip,
    kind: 'grammar' as const,
    reason: 'O nome deve concordar em número com a palavra que o acompanha.',
  })),
  ...commas(essay),
  ...register(essay),
];

/** Trying accents asks the dictionary some twenty times a word: a page without any would take too long. */
const MOST_SUGGESTIONS = 40;

function spelling({ words }: EssayText, isWord: IsWord): Highlight[] {
  const { misspelt } = findUnknownWords(words, isWord);
  const distinct = [...new Set(misspelt.map(({ lower }) => lower))].slice(0, MOST_SUGGESTIONS);
  const accented = new Map(distinct.map((lower) => [lower, withAccents(lower, isWord)]));
  return misspelt.map(({ start, end, lower }) => {
    const suggestion = accented.get(lower) ?? null;
    const reason = suggestion
      ? 'Falta acento, til ou cedilha.'
      : 'A palavra não está no dicionário: verifique a grafia.';
    return { kind: 'spelling', start, end, reason, suggestion };
  });
}

const grammar = ({ text }: EssayText): Highlight[] =>
  GRAMMAR_RULES.flatMap(({ pattern, reason, suggestion, exception }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !(exception && fitsAt(exception, text, index)))
      .map(
        (match): Highlight => ({
          kind: 'grammar',
          start: match.index,
          end: match.index + match[0].trimEnd().length,
          reason,
          suggestion: suggestion.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').trim(),
        }),
      ),
  );

function fitsAt(sticky: RegExp, text: string, index: number): boolean {
  sticky.lastIndex = index;
  return sticky.test(text);
}

function commas({ text, sentences }: EssayText): Highlight[] {
  const superfluous = matchesOf(SUPERFLUOUS_STRONG, text).map(
    ({ phrase, start, end }): Highlight => ({
      kind: 'comma',
      start,
      end: text.indexOf(',', end) + 1,
      reason: `Depois de “${phrase}”, a vírgula costuma estar sobrando.`,
      suggestion: phrase,
    }),
  );
  const missing = matchesOf(MISSING_STRONG, text).map(
    ({ phrase, start, end }): Highlight => ({
      kind: 'comma',
      start,
      end,
      reason: `Antes de “${phrase}” costuma haver vírgula.`,
      suggestion: `, ${phrase}`,
    }),
  );
  const afterOpening = sentences.flatMap((sentence): Highlight[] => {
    const opening = MISSING_AFTER_OPENING.exec(sentence.text)?.[0];
    if (!opening) return [];
    const { start } = sentence;
    const reason = 'A expressão que abre a frase e liga as ideias é seguida de vírgula.';
    return [{ kind: 'comma', start, end: start + opening.length, reason, suggestion: `${opening},` }];
  });
  return [...superfluous, ...missing, ...afterOpening];
}

const register = ({ text }: EssayText): Highlight[] => [
  ...matchesOf(ORAL_MARK, text)
    .filter(({ start }) => !fitsAt(NO_ORAL_MARK, text, start))
    .map(
      ({ phrase, start, end }): Highlight => ({
        kind: 'oral-mark',
        start,
        end,
        reason: 'Marca da fala: a redação pede linguagem formal.',
        suggestion: ORAL_MARKS[phrase] ?? null,
      }),
    ),
  ...matchesOf(FIRST_SINGULAR, text).map(
    ({ start, end }): Highlight => ({
      kind: 'oral-mark',
      start,
      end,
      reason: 'Primeira pessoa do singular: o texto dissertativo prefere a forma impessoal.',
      suggestion: null,
    }),
  ),
];
