import { momentsOf } from '@gabarita/scoring';
import { describe, expect, it } from 'vitest';
import { aPool } from '../a-question.test-builder.js';
import { unknownAbility } from '../ability.js';
import { seededRandom } from '../seeded-random.js';
import { mostTelling } from './most-telling.js';
import { AMONG_BEST, abilityFrom, nextQuestion } from './next-question.js';
import { postHoc } from './post-hoc.js';
import { simulateNivelamento } from './simulated-student.js';

const pool = aPool(200);

describe('the next question of a nivelamento', () => {
  it('is one of the eight that tell most, at random', () => {
    const best = mostTelling(pool, unknownAbility(), AMONG_BEST).map(({ id }) => id);
    const random = seededRandom(1);
    const chosen = new Set(Array.from({ length: 300 }, () => nextQuestion(pool, [], random)?.id));
    expect([...chosen].sort()).toEqual([...best].sort());
  });

  it('is the same for the same answers and the same luck, so that a test goes on where it stopped', () => {
    const answers = [{ id: 'q3', right: true }];
    expect(nextQuestion(pool, answers, () => 0.4)).toBe(nextQuestion(pool, answers, () => 0.4));
  });

  it('is never one that was asked', () => {
    const asked = simulateNivelamento(pool, 0.5, seededRandom(2)).map(({ id }) => id);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('gives a topic at most two of twenty, while other topics have questions', () => {
    const topics = new Map<string | null, number>();
    for (const { id } of simulateNivelamento(pool, -2, seededRandom(3), { most: 20, fewest: 20, error: null })) {
      const topic = pool.find((question) => question.id === id)?.topic ?? null;
      topics.set(topic, (topics.get(topic) ?? 0) + 1);
    }
    expect([...topics.values()].every((count) => count <= 2)).toBe(true);
  });

  it('ends after twenty, or from the twelfth on when the error is 0.30', () => {
    const lengths = [-2, 0, 1].map((theta) => {
      const answers = simulateNivelamento(pool, theta, seededRandom(5));
      const { sd } = momentsOf(abilityFrom(pool, answers));
      return { length: answers.length, sure: sd <= 0.3 };
    });
    for (const { length, sure } of lengths) {
      expect(length).toBeGreaterThanOrEqual(12);
      expect(length === 20 || (length < 20 && sure)).toBe(true);
    }
    expect(Math.min(...lengths.map(({ length }) => length))).toBeLessThan(20);
  });

  it('is nothing when the pool is used up', () => {
    expect(nextQuestion(aPool(1), [{ id: 'q0', right: true }], () => 0)).toBeNull();
  });
});

describe('an exam repeated as an adaptive test', () => {
  it('looks at the answers of the questions it asks alone', () => {
    const looked: string[] = [];
    const { asked } = postHoc(
      pool,
      (id) => {
        looked.push(id);
        return id < 'q5';
      },
      { most: 20, fewest: 12, error: null },
    );
    expect(looked).toEqual(asked);
    expect(asked).toHaveLength(20);
  });
});
