import { describe, expect, it } from 'vitest';
import { confidenceOf, DOUBTFUL } from './confidence.js';
import { levelsNearby, levelsWhereHardlySeen, markedLetters, markLevels, rank } from './decision.js';

/** Ninety questions with an answer each, on paper where empty bubbles spread by about `spread`. */
function aSheet(spread: number): number[] {
  const isMarked = (index: number) => index % 5 === Math.floor(index / 5) % 5;
  return Array.from({ length: 450 }, (_, index) => (isMarked(index) ? 0.8 : spread * Math.sin(index * 12.9)));
}

const CLEAN = markLevels(aSheet(0.01));
const NOISY = markLevels(aSheet(0.06));

function verdict(row: readonly number[], levels = CLEAN) {
  const ranking = rank(row);
  const letters = markedLetters(ranking, levels);
  return { letters: letters.join(''), sure: confidenceOf(ranking, letters.length, levels) >= DOUBTFUL };
}

describe('the decision on a question', () => {
  it.each([
    ['a full mark', [0.01, 0.85, 0, 0.02, -0.01], 'B'],
    ['a light pencil mark', [0, 0.01, 0, 0.17, 0.01], 'D'],
    ['a mark beside what an eraser left', [0.07, 0, 0, 0, 0.45], 'E'],
    ['nothing', [0.01, 0, 0.02, 0, -0.01], ''],
    ['what an eraser left', [0, 0.06, 0, 0.01, 0], ''],
    ['two marks', [0.8, 0, 0, 0.7, 0], 'AD'],
  ])('is sure about %s', (_, row, letters) => {
    expect(verdict(row)).toEqual({ letters, sure: true });
  });

  it.each([
    ['a mark at the threshold', [0, 0, 0.11, 0, 0]],
    ['a shade just below it', [0, 0, 0.095, 0, 0]],
    ['a second mark half as dark as the first', [0.6, 0.31, 0, 0, 0]],
  ])('doubts %s', (_, row) => {
    expect(verdict(row).sure).toBe(false);
  });

  it('doubts a faint mark in a noisy photo that it would believe in a clean one', () => {
    const row = [0.02, 0.16, 0, -0.02, 0.03];
    expect(verdict(row, CLEAN)).toEqual({ letters: 'B', sure: true });
    expect(verdict(row, NOISY).sure).toBe(false);
  });
});

describe('a sheet left blank', () => {
  const empty = Array.from({ length: 450 }, (_, index) => 0.05 * Math.sin(index * 12.9));
  const levels = markLevels(empty);

  it('takes for blank what would be a doubt on a sheet full of marks', () => {
    const row = [0.01, 0.12, 0, -0.02, 0.03];
    expect(verdict(row, levels)).toEqual({ letters: '', sure: true });
    expect(verdict(row, markLevels(aSheet(0.05))).sure).toBe(false);
  });

  it('shows its only mark to a person unless it is as dark as marks are', () => {
    expect(verdict([0, 0.3, 0, 0, 0], levels).sure).toBe(false);
    expect(verdict([0, 0.8, 0, 0, 0], levels)).toEqual({ letters: 'B', sure: true });
  });

  it('takes the edge of a thumb for a mark nowhere, and a mark beside one still for a mark', () => {
    const beside = levelsWhereHardlySeen(levels);
    expect(verdict([0, 0.3, 0, 0, 0], beside).letters).toBe('');
    expect(verdict([0, 0.8, 0, 0, 0], beside).letters).toBe('B');
    expect(levelsWhereHardlySeen(CLEAN)).toBe(CLEAN);
  });

  it('asks for more than chance in its blank part when the rest is filled in', () => {
    const half = [...aSheet(0.05).slice(0, 225), ...empty.slice(225)];
    expect(markLevels(half).first).toBeGreaterThan(markLevels(aSheet(0.05)).first);
    expect(markLevels(half).first).toBeLessThan(levels.first);
  });
});

describe('the levels of a sheet', () => {
  it('follow its noise', () => {
    expect(NOISY.noise).toBeGreaterThan(2 * CLEAN.noise);
    expect(NOISY.another).toBeGreaterThan(CLEAN.another);
    expect(CLEAN.usualMark).toBeCloseTo(0.8);
  });

  it('rise where the light is worse, and never fall', () => {
    expect(levelsNearby(CLEAN, aSheet(0.08).slice(0, 35)).noise).toBeGreaterThan(CLEAN.noise);
    expect(levelsNearby(NOISY, aSheet(0).slice(0, 35))).toBe(NOISY);
  });
});
