import { describe, expect, it } from 'vitest';
import { choicesOf, type Mistake } from './choices.js';
import { Random } from './random.js';
import { Unsuitable } from './suitable.js';

const random = () => new Random('choices');
const wrong = (...values: number[]): Mistake<number>[] =>
  values.map((value) => ({ value, name: `erro ${value}`, why: 'Não.' }));
const body = { context: '', statement: '', explanation: '' };
const texts = (right: number, mistakes: Mistake<number>[], decimals?: number) =>
  choicesOf({ ...body, right, mistakes, ...(decimals === undefined ? {} : { decimals }) }, random()).map(
    ({ text }) => text,
  );

describe('the alternatives', () => {
  it('ascend, with as many decimals as one of them needs', () => {
    expect(texts(2.5, wrong(3, 1, 40, 0.25))).toEqual(['0,25.', '1,00.', '2,50.', '3,00.', '40,00.']);
  });

  it('leave out what repeats, what is not positive and what an exam would not print', () => {
    expect(texts(6, wrong(6, 5, 5, 0, -3, 1 / 3, 7, 8, 9), 0)).toEqual(['5.', '6.', '7.', '8.', '9.']);
  });

  it('are refused when fewer than four mistakes are left', () => {
    expect(() => texts(6, wrong(5, 7, 8, 1 / 3), 0)).toThrow(Unsuitable);
  });

  it('put the key on every letter that the mistakes allow', () => {
    const shared = new Random('letters');
    const keys = Array.from({ length: 300 }, () => {
      const choices = choicesOf({ ...body, right: 5, mistakes: wrong(1, 2, 3, 4, 6, 7, 8, 9) }, shared);
      return choices.find(({ mistake }) => mistake === null)?.letter;
    });
    expect(new Set(keys)).toEqual(new Set(['A', 'B', 'C', 'D', 'E']));
  });

  it('in words keep the order they are given', () => {
    const names = ['I', 'II', 'III', 'IV', 'V'];
    const mistakes = ['V', 'II', 'I', 'IV'].map((value) => ({ value, name: 'outra', why: 'Não.' }));
    expect(choicesOf({ ...body, right: 'III', mistakes, order: names }, random()).map(({ text }) => text)).toEqual(
      names.map((name) => `${name}.`),
    );
  });
});
