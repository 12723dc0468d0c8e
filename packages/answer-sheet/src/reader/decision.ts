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
}

/** A question's bubbles from the darkest to the lightest. */
export type Ranking = readonly { readonly letter: Letter; readonly darkness: number }[];

const LEAST_NOISE = 0.008;
/** What an eraser leaves is lighter than this, a light pencil mark darker. */
const LEAST_MARK = 0.105;
const FIRST = { noises: 2.4, most: 0.15 };
const ANOTHER = { noises: 3.8, most: 0.3 };
/** Another mark is at least this share of the darkest, or of this student's usual mark. */
const COMPARABLE = 0.5;
/** Taken for usual on a sheet with hardly any marks. */
const TYPICAL_MARK = 0.7;

/** The levels of a whole sheet. */
export function markLevels(darkness: readonly number[]): MarkLevels {
  const strongest = rowsOf(darkness).map((row) => Math.max(...row));
  const noise = noiseOf(darkness);
  const strong = strongest.filter((value) => value > Math.max(0.16, 6 * noise));
  return levelsFor(noise, strong.length >= 3 ? median(strong) : TYPICAL_MARK);
}

/** The levels in a part of the sheet, which a shadow may have made noisier than the rest. */
export function levelsNearby(sheet: MarkLevels, darkness: readonly number[]): MarkLevels {
  const noise = noiseOf(darkness);
  return noise > sheet.noise ? levelsFor(noise, sheet.usualMark) : sheet;
}

function levelsFor(noise: number, usualMark: number): MarkLevels {
  const within = ({ noises, most }: { noises: number; most: number }) =>
    Math.max(LEAST_MARK, Math.min(most, noises * noise));
  return { noise, first: within(FIRST), another: within(ANOTHER), usualMark };
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
