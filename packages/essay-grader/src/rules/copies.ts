import { type EssayText, type Range, type Word, wordsOf } from '../text/essay-text.js';

const SHINGLE = 5;
const LEAST_WORDS = 7;
const MOSTLY = 0.6;

export interface Copies {
  /** Sentences taken from the motivating texts. */
  readonly copied: readonly Range[];
  /** Sentences the essay had already written. */
  readonly repeated: readonly Range[];
}

/** Sentences that bring nothing of their own: most of their five-word runs were already there. */
export function findCopies({ sentences }: EssayText, motivatingTexts: readonly string[]): Copies {
  const given = new Set(motivatingTexts.flatMap((text) => shingles(wordsOf(text))));
  const written = new Set<string>();
  const copied: Range[] = [];
  const repeated: Range[] = [];
  for (const { start, end, words } of sentences) {
    const own = shingles(words);
    if (words.length >= LEAST_WORDS && shareIn(own, given) >= MOSTLY) copied.push({ start, end });
    else if (words.length >= LEAST_WORDS && shareIn(own, written) >= MOSTLY) repeated.push({ start, end });
    for (const run of own) written.add(run);
  }
  return { copied, repeated };
}

/** Copied lines do not count (INEP): the passages become blanks, and every range outside them stays true. */
export function blank(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

const shingles = (words: readonly Word[]): string[] =>
  words.slice(SHINGLE - 1).map((_, index) =>
    words
      .slice(index, index + SHINGLE)
      .map(({ plain }) => plain)
      .join(' '),
  );

const shareIn = (runs: readonly string[], known: ReadonlySet<string>): number =>
  runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;
