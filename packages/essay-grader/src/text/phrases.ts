import type { Range } from './essay-text.js';

export interface PhraseMatch extends Range {
  readonly phrase: string;
}

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

const alternatives = (phrases: readonly string[]): string =>
  [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Words or expressions as written, whole words only, in any case. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${alternatives(phrases)})(?![\\p{L}\\d-])`, 'giu');

/** The same at the start of a sentence or paragraph. */
export const startsWithAny = (phrases: readonly string[]): RegExp =>
  new RegExp(`^["“'‘]?\\s*(?:${alternatives(phrases)})(?![\\p{L}\\d-])`, 'iu');

/** A pattern between word boundaries that know accents, unlike \b. */
export const wholeWords = (pattern: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, flags);

export const countOf = (pattern: RegExp, text: string): number => {
  let count = 0;
  for (const _match of text.matchAll(pattern)) count += 1;
  return count;
};

export const matchesOf = (pattern: RegExp, text: string, offset = 0): PhraseMatch[] =>
  [...text.matchAll(pattern)].map((match) => ({
    phrase: match[0].toLowerCase().replace(/\s+/g, ' '),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));

export const distinctOf = (pattern: RegExp, text: string): number =>
  new Set(matchesOf(pattern, text).map(({ phrase }) => phrase)).size;
