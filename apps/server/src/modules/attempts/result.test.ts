import type { Area, Letter } from '@gabarita/enem';
import { describe, expect, it } from 'vitest';
import type { Mark } from './marking.js';
import { type Rules, resultOf } from './result.js';

const item = { a: 1.5, b: 0.2, c: 0.2 };

const aMark = (number: number, changes: Partial<Mark> = {}): Mark => ({
  question_id: number,
  number,
  area: 'matematica',
  available: true,
  points: 1,
  letter: 'A',
  correct: false,
  annulled: false,
  outsideTri: false,
  parameters: null,
  calibrated: false,
  time_spent: null,
  held: false,
  ...changes,
});

const rules = (changes: Partial<Rules> = {}): Rules => ({
  areas: ['matematica'],
  useTri: true,
  manual: false,
  officialAreas: new Set(),
  calibration: null,
  blankIsZero: false,
  ...changes,
});

const answered = (right: number, wrong: number, changes: Partial<Mark> = {}): Mark[] =>
  Array.from({ length: right + wrong }, (_, place) => aMark(place + 1, { correct: place < right, ...changes }));

describe('the result of an attempt', () => {
  it('counts right answers, and leaves gaps out', () => {
    const marks = [...answered(3, 1), aMark(9, { available: false, letter: null })];
    expect(resultOf(marks, rules())).toMatchObject({
      total_questions: 4,
      answered: 4,
      correct_answers: 3,
      percentage: 75,
      score: 3,
    });
  });

  it('uses the formula of the specification where there are no item parameters', () => {
    const { tri_score, tri_source } = resultOf(answered(30, 15), rules());
    expect({ tri_score, tri_source }).toEqual({ tri_score: 638, tri_source: 'formula' });
  });

  it('is out of 1000 for a sheet typed in by hand', () => {
    const result = resultOf(answered(2, 1), rules({ manual: true }));
    expect(result).toMatchObject({ score: 667, tri_score: 667, tri_source: 'manual', percentage: 66.7 });
  });

  it('scores a manual sheet by its items where they are known', () => {
    const result = resultOf(answered(2, 1, { parameters: item }), rules({ manual: true }));
    expect(result.tri_source).toBe('estimate');
  });

  it('is a grade out of ten without TRI', () => {
    const result = resultOf(answered(2, 1), rules({ useTri: false }));
    expect(result).toMatchObject({ non_tri_score: 6.7, tri_score: null, tri_source: null });
  });

  it('weighs questions by their points', () => {
    const marks = [aMark(1, { correct: true, points: 3 }), aMark(2, { points: 1 })];
    expect(resultOf(marks, rules())).toMatchObject({ score: 3, percentage: 75, correct_answers: 1 });
  });

  it('takes an annulled question as right, and leaves it out of TRI', () => {
    const scored = answered(3, 2, { parameters: item });
    const annulled = aMark(6, { letter: null, correct: true, annulled: true, parameters: null });
    const [without, with_] = [resultOf(scored, rules()), resultOf([...scored, annulled], rules())];
    expect(with_.correct_answers).toBe(without.correct_answers + 1);
    expect(with_.tri_score).toBe(without.tri_score);
  });

  it('is official only where INEP’s items give back its scores', () => {
    const marks = answered(3, 2, { parameters: item });
    expect(resultOf(marks, rules({ officialAreas: new Set<Area>(['matematica']) })).tri_source).toBe('official');
    expect(resultOf(marks, rules()).tri_source).toBe('estimate');
  });

  it('is zero for a blank sheet, as INEP has it', () => {
    const blank = answered(0, 5, { parameters: item, letter: null });
    expect(resultOf(blank, rules({ blankIsZero: true })).tri_score).toBe(0);
    expect(resultOf(blank, rules()).tri_score).toBeGreaterThan(300);
  });

  it('of a complete exam is one score an area and their mean, no better founded than the worst', () => {
    const areas: Area[] = ['matematica', 'linguagens'];
    const marks = [
      ...answered(3, 2, { parameters: item }),
      ...answered(1, 1, { area: 'linguagens' }).map((mark) => ({ ...mark, number: mark.number + 50 })),
    ];
    const result = resultOf(marks, rules({ areas, officialAreas: new Set<Area>(['matematica']) }));
    const [mt, lc] = result.areas;
    expect(mt).toMatchObject({ total_questions: 5, correct_answers: 3, tri_source: 'official' });
    expect(lc).toMatchObject({ total_questions: 2, correct_answers: 1, tri_source: 'formula' });
    expect(result.tri_score).toBeCloseTo(((mt?.tri_score ?? 0) + (lc?.tri_score ?? 0)) / 2, 1);
    expect(result.tri_source).toBe('formula');
  });

  it('tells apart two students with the same number of right answers', () => {
    const easy = { a: 2, b: -1.5, c: 0.1 };
    const hard = { a: 2, b: 2, c: 0.1 };
    const sheet = (rightOnes: Letter[]) =>
      (['A', 'B', 'C', 'D'] as Letter[]).map((letter, place) =>
        aMark(place, { letter, correct: rightOnes.includes(letter), parameters: place < 2 ? easy : hard }),
      );
    const [coherent, lucky] = [resultOf(sheet(['A', 'B']), rules()), resultOf(sheet(['C', 'D']), rules())];
    expect(coherent.correct_answers).toBe(lucky.correct_answers);
    expect(coherent.tri_score).toBeGreaterThan(lucky.tri_score ?? 0);
  });
});
