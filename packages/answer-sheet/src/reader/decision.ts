import { LETTERS, type Letter } from '../layout/question-grid.js';
import { rowsOf } from './darkness.js';
import { median } from './statistics.js';

/** What separates a mark from an empty bubble on this sheet. */
export interface MarkLevels {
  /** Spread of empty bubbles. */
  readonly noise: number;
  /** From here on the darkest bubble of a question counts as marked. */
  readonly first: number;
  /** From here on another one does, too: higher, for each question has four that may look dark by chance. */
  readonly another: number;
  /** Darkness of this student's usual mark. */
  readonly usualMark: number;
  readonly filling: Filling;
}

/** How much of a sheet is filled in: nearly all, a part of it, nothing. */
type Filling = 'full' | 'partial' | 'empty';

/** A question's bubbles from the darkest to the lightest. */
export type Ranking = readonly { readonly letter: Letter; readonly darkness: number }[];

const LEAST_NOISE = 0.008;
/** What an eraser leaves is lighter than this, a light pencil mark darker. */
const LEAST_MARK = 0.105;
/** The more questions are blank, the more often one of them looks marked by chance, and the more a mark has to show. */
const FIRST: Readonly<Record<Filling, Level>> = {
  full: { noises: 2.4, most: 0.15 },
  partial: { noises: 4.5, most: 0.18 },
  empty: { noises: 7, most: 0.22 },
};
const ANOTHER: Level = { noises: 3.8, most: 0.3 };
/** Share of blank questions beyond which a sheet is not simply one with a few left out. */
const MANY_BLANKS = 0.3;
/** Another mark is at least this share of the darkest, or of this student's usual mark. */
const COMPARABLE = 0.5;
/** Taken for usual on a sheet with hardly any marks. */
const TYPICAL_MARK = 0.7;

interface Level {
  readonly noises: number;
  readonly most: number;
}

/** The levels of a whole sheet. */
export function markLevels(darkness: readonly number[]): MarkLevels {
  const strongest = rowsOf(darkness).map((row) => Math.max(...row));
  const noise = noiseOf(darkness);
  const strong = strongest.filter((value) => value > Math.max(0.16, 6 * noise));
  const blank = strongest.filter((value) => value < Math.max(LEAST_MARK, 3 * noise));
  const known = strong.length >= 3;
  const emptier = known ? 'partial' : 'empty';
  const filling = blank.length > MANY_BLANKS * strongest.length ? emptier : 'full';
  return levelsFor(noise, known ? median(strong) : TYPICAL_MARK, filling);
}

/** The levels in a part of the sheet, which a shadow may have made noisier than the rest. */
export function levelsNearby(sheet: MarkLevels, darkness: readonly number[]): MarkLevels {
  const noise = noiseOf(darkness);
  return noise > sheet.noise ? levelsFor(noise, sheet.usualMark, sheet.filling) : sheet;
}

/** Where something lies on an empty sheet, or the light breaks, only what is as dark as a usual mark is taken for one. */
export function levelsWhereHardlySeen(levels: MarkLevels): MarkLevels {
  const { filling, first, usualMark } = levels;
  return filling === 'empty' ? { ...levels, first: Math.max(first, usualMark) } : levels;
}

function levelsFor(noise: number, usualMark: number, filling: Filling): MarkLevels {
  const within = ({ noises, most }: Level) => Math.max(LEAST_MARK, Math.min(most, noises * noise));
  return { noise, first: within(FIRST[filling]), another: within(ANOTHER), usualMark, filling };
}

/** Spread of all but the darkest bubble of each question, by the median: a double mark here and there does not count. */
function noiseOf(darkness: readonly number[]): number {
  const empty = rowsOf(darkness).flatMap((row) => row.sort((a, b) => a - b).slice(0, -1));
  const middle = median(empty);
  return 1.4826 * median(empty.map((value) => Math.abs(value - middle))) + LEAST_NOISE;
}

export function rank(row: readonly number[]): Ranking {
  return row.map((darkness, choice) => ({ darkness, letter: LETTERS[choice] })).sort((a, b) => b.darkness - a.darkness);
}

/** The letters marked: none, one or several. */
export function markedLetters(ranking: Ranking, { first, another, usualMark }: MarkLevels): Letter[] {
  const [top, ...others] = ranking;
  if (top.darkness < first) return [];
  const comparable = COMPARABLE * Math.min(top.darkness, usualMark);
  const more = others.filter(({ darkness }) => darkness >= another && darkness > comparable);
  return [top, ...more].map(({ letter }) => letter).sort();
}
