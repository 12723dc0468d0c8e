import type { Letter } from '../layout/question-grid.js';
import type { MarkLevels, Ranking } from './decision.js';

/** Some fill in one column from top to bottom: so many marks, hardly one elsewhere, and hardly a question left out. */
const HABIT = { marks: 20, share: 0.95, leftOut: 0.03 };
/** A mark beyond doubt: this share of the student's usual one, and the next bubble not half as dark. */
const PLAIN = 0.5;
/** In the column of habit even this much is a mark, unless another bubble is clearly darker. */
const SHADE = { amidNoise: 0.05, inClearPhoto: 0.085, shareOfDarkest: 0.6 };
/** With less noise than this a faint mark can be told from what an eraser left. */
const CLEAR = 0.02;

/** The letter that this student marks throughout, if there is one. */
export function habitualLetter(rankings: readonly Ranking[], { first, usualMark }: MarkLevels): Letter | undefined {
  const leftOut = rankings.filter(([{ darkness }]) => darkness < first);
  if (leftOut.length > HABIT.leftOut * rankings.length) return undefined;
  const plain = rankings.filter(
    ([{ darkness }, second]) => darkness > PLAIN * usualMark && second.darkness < PLAIN * darkness,
  );
  const marks = new Map<Letter, number>();
  for (const [{ letter }] of plain) marks.set(letter, (marks.get(letter) ?? 0) + 1);
  return [...marks.keys()].find((letter) => {
    const count = marks.get(letter) ?? 0;
    return count >= HABIT.marks && count >= HABIT.share * plain.length;
  });
}

/**
 * The letters marked, once more with what is known of the student: what by itself would be too faint to tell from nothing
 * is a mark where one is expected. It is far below the levels, so that a person is asked to look.
 */
export function withHabit(
  marked: readonly Letter[],
  ranking: Ranking,
  { another, noise }: MarkLevels,
  habit: Letter | undefined,
): readonly Letter[] {
  const [darkest] = ranking;
  const expected = ranking.find(({ letter }) => letter === habit);
  if (!expected || (marked.length > 0 && darkest.darkness >= another)) return marked;
  const least = noise < CLEAR ? SHADE.inClearPhoto : SHADE.amidNoise;
  const isShade = expected.darkness >= Math.max(least, SHADE.shareOfDarkest * darkest.darkness);
  return isShade ? [expected.letter] : marked;
}
