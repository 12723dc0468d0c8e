import { describe, expect, it } from 'vitest';
import { confidenceOf, DOUBTFUL } from './confidence.js';
import { rowsOf } from './darkness.js';
import { markedLetters, markLevels, rank } from './decision.js';
import { habitualLetter, withHabit } from './habit.js';

const NOTHING = -1;

/** Questions answered by `letterOf`, on paper where empty bubbles spread by about `spread`. */
function aSheet(spread: number, letterOf: (question: number) => number, questions = 90) {
  const darkness = Array.from({ length: 5 * questions }, (_, index) =>
    index % 5 === letterOf(Math.floor(index / 5)) ? 0.8 : spread * Math.sin(index * 12.9),
  );
  const levels = markLevels(darkness);
  return { levels, habit: habitualLetter(rowsOf(darkness).map(rank), levels) };
}

const NOISY = aSheet(0.05, () => 0);

function verdict(row: readonly number[], { levels, habit } = NOISY) {
  const ranking = rank(row);
  const letters = withHabit(markedLetters(ranking, levels), ranking, levels, habit);
  return { letters: letters.join(''), sure: confidenceOf(ranking, letters.length, levels) >= DOUBTFUL };
}

describe('a student who marks one letter throughout', () => {
  it('is known by nearly all marks, by enough of them, and by leaving hardly anything out', () => {
    expect(NOISY.habit).toBe('A');
    expect(aSheet(0.05, (question) => (question % 30 === 7 ? 2 : 0)).habit).toBe('A');
    expect(aSheet(0.05, (question) => question % 5).habit).toBeUndefined();
    expect(aSheet(0.05, (question) => (question % 12 === 7 ? NOTHING : 0)).habit).toBeUndefined();
    expect(aSheet(0.05, () => 0, 15).habit).toBeUndefined();
  });

  it.each([
    ['a tick that the noise has all but covered', [0.07, 0.02, 0, 0.03, -0.04]],
    ['a faint mark beside a stain hardly darker', [0.12, 0, 0, 0.02, 0.15]],
  ])('is believed to have meant %s, and a person looks', (_, row) => {
    expect(verdict(row)).toEqual({ letters: 'A', sure: false });
  });

  it.each([
    ['another letter', [0.06, 0, 0.8, 0, 0.02], 'C'],
    ['another letter, lightly', [0.06, 0, 0.16, 0, 0.02], 'C'],
    ['two letters', [0.8, 0, 0, 0.7, 0.02], 'AD'],
    ['nothing', [0.02, 0.03, -0.01, 0, 0.02], ''],
  ])('may have marked %s all the same', (_, row, letters) => {
    expect(verdict(row).letters).toBe(letters);
  });

  it('has ticked, or left an answer out, as a clear photo shows', () => {
    const clear = aSheet(0.005, () => 0);
    expect(verdict([0.09, 0, 0.01, 0, 0], clear)).toEqual({ letters: 'A', sure: false });
    expect(verdict([0.06, 0, 0.01, 0, 0], clear)).toEqual({ letters: '', sure: true });
  });
});
