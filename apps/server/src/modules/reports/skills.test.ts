import { describe, expect, it } from 'vitest';
import { type SkillCount, skillsToWorkOn } from './skills.js';

const count = (skill: number, correct: number, questions: number): SkillCount => ({
  discipline: 'matematica',
  skill,
  correct,
  questions,
});
const named = (...counts: SkillCount[]) => skillsToWorkOn(counts).map(({ skill }) => skill);

describe('skills to work on next', () => {
  it('are those with the fewest right answers, and a long failure weighs more than a short one', () => {
    expect(named(count(1, 5, 10), count(2, 0, 2), count(3, 0, 8))).toEqual(['H3', 'H2', 'H1']);
  });

  it('leave out what one question says, and what is mastered', () => {
    expect(named(count(1, 0, 1), count(2, 10, 10), count(3, 1, 4))).toEqual(['H3']);
  });

  it('are six at most', () => {
    expect(named(...Array.from({ length: 9 }, (_, n) => count(n + 1, 0, 3)))).toHaveLength(6);
  });
});
