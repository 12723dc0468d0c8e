import { AREAS, type Area } from '@gabarita/enem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from '../../db/schema/index.js';
import { pickQuestions } from './pick-questions.js';

const DIFFICULTIES = ['easy', 'medium', 'hard', null] as const;
const bank = Array.from({ length: 400 }, (_, id) => ({
  id,
  discipline: AREAS[id % 4] as Area,
  difficulty: DIFFICULTIES[Math.floor(id / 4) % 4] as Difficulty | null,
}));
const order = { areas: AREAS, mix: { easy: 30, medium: 50, hard: 20 }, count: 40, seed: 7 };
const countOf = (questions: typeof bank, difficulty: Difficulty) =>
  questions.filter((question) => question.difficulty === difficulty).length;

describe('picking questions', () => {
  it('keeps the mix, and gives every area its part, in the order of the areas', () => {
    const { questions, missing, offMix } = pickQuestions(bank, order);
    expect([missing, offMix]).toEqual([0, 0]);
    expect((['easy', 'medium', 'hard'] as const).map((level) => countOf(questions, level))).toEqual([12, 20, 8]);
    expect(questions.map(({ discipline }) => discipline)).toEqual(AREAS.flatMap((area) => Array(10).fill(area)));
  });

  it('picks the same for the same seed, and others for another', () => {
    const ids = (seed: number) => pickQuestions(bank, { ...order, seed }).questions.map(({ id }) => id);
    expect(ids(7)).toEqual(ids(7));
    expect(ids(7)).not.toEqual(ids(8));
  });

  it('fills with other difficulties where the bank has too few, and says how many', () => {
    const few = bank.filter(({ id, difficulty }) => difficulty !== 'hard' || id < 16);
    const { questions, missing, offMix } = pickQuestions(few, { ...order, mix: { easy: 0, medium: 0, hard: 1 } });
    expect([questions.length, missing, offMix]).toEqual([40, 0, 36]);
  });

  it('never picks one twice, and never more than there are or were asked for', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 180 }),
          seed: fc.nat(),
          size: fc.nat({ max: 200 }),
          mix: fc.record({ easy: fc.nat(100), medium: fc.nat(100), hard: fc.integer({ min: 1, max: 100 }) }),
          areas: fc.subarray([...AREAS], { minLength: 1 }),
        }),
        ({ count, seed, size, mix, areas }) => {
          const some = bank.slice(0, size).filter(({ discipline }) => areas.includes(discipline));
          const { questions, missing } = pickQuestions(some, { count, seed, mix, areas });
          expect(questions.length).toBe(Math.min(count, some.length));
          expect(missing).toBe(count - questions.length);
          expect(new Set(questions).size).toBe(questions.length);
        },
      ),
    );
  });
});
