import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { dueQuestions } from './due-questions.js';
import { cadernoEntry } from './entry.js';
import { gradeOf, type Review } from './grade.js';

const DAY = 86_400_000;
const review = (day: number, right: boolean, fields: Partial<Review> = {}): Review => ({
  at: day * DAY,
  right,
  guessed: false,
  seconds: null,
  ...fields,
});

describe('the scheduler, with its defaults', () => {
  const { Again, Good } = Rating;

  it('gives the intervals that its authors publish', () => {
    let card = createEmptyCard(new Date(2022, 11, 29, 12, 30));
    const intervals = [Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good].map((grade) => {
      card = fsrs().next(card, card.due, grade as Grade).card;
      return card.scheduled_days;
    });
    expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('gives the memory that its authors publish', () => {
    let now = new Date(2022, 11, 29, 12, 30).getTime();
    let card = createEmptyCard(new Date(now));
    [0, 0, 1, 3, 8, 21].forEach((days, place) => {
      now += days * DAY;
      card = fsrs().next(card, new Date(now), place === 0 ? Again : Good).card;
    });
    expect(card.stability).toBeCloseTo(53.62691, 4);
    expect(card.difficulty).toBeCloseTo(6.3574867, 4);
  });
});

describe('a grade', () => {
  it.each([
    ['Again when wrong', review(0, false), Rating.Again],
    ['Good when right', review(0, true), Rating.Good],
    ['Easy within a third of the usual time', review(0, true, { seconds: 40 }), Rating.Easy],
    ['Good when slower', review(0, true, { seconds: 41 }), Rating.Good],
    ['Hard when guessed, however fast', review(0, true, { guessed: true, seconds: 5 }), Rating.Hard],
    ['Again when guessed wrongly', review(0, false, { guessed: true }), Rating.Again],
  ])('is %s', (_, answer, grade) => {
    expect(gradeOf(answer, 120)).toBe(grade);
  });
});

describe('a question of the caderno de erros', () => {
  it('enters when it is missed, not before', () => {
    expect(cadernoEntry([], null)).toBeNull();
    expect(cadernoEntry([review(0, true)], null)).toBeNull();
    expect(cadernoEntry([review(0, true), review(1, false)], null)).toMatchObject({ rights: 0, left: false });
  });

  it('leaves after three right answers with growing intervals', () => {
    const reviews = [review(0, false), review(1, true), review(2, true), review(5, true)];
    expect(cadernoEntry(reviews.slice(0, 3), null)).toMatchObject({ rights: 2, left: false });
    expect(cadernoEntry(reviews, null)).toMatchObject({ rights: 3, left: true });
  });

  it('begins anew when it is missed again', () => {
    const reviews = [review(0, false), review(1, true), review(2, true), review(5, false)];
    expect(cadernoEntry(reviews, null)).toMatchObject({ rights: 0, left: false });
  });

  it('does not leave by guesses, nor by answers of the same evening', () => {
    const guesses = [1, 2, 5, 12].map((day) => review(day, true, { guessed: true }));
    expect(cadernoEntry([review(0, false), ...guesses], null)).toMatchObject({ rights: 0, left: false });
    const evening = [0.01, 0.02, 0.03, 0.04].map((day) => review(day, true));
    expect(cadernoEntry([review(0, false), ...evening], null)).toMatchObject({ rights: 0, left: false });
  });

  it('stands the same whichever device saw which answer first', () => {
    const reviews = [review(0, false), review(1, true), review(3, false), review(4, true)];
    expect(cadernoEntry([...reviews].reverse(), 90)).toEqual(cadernoEntry(reviews, 90));
  });

  it('is due by its date, most overdue first', () => {
    const entry = (due: number, left = false) => ({ due, rights: 0, left });
    const caderno = new Map([
      ['b', entry(2)],
      ['a', entry(2)],
      ['late', entry(1)],
      ['gone', entry(1, true)],
      ['later', entry(9)],
    ]);
    expect(dueQuestions(caderno, 2)).toEqual(['late', 'a', 'b']);
  });
});
