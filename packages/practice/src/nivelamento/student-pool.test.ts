import { describe, expect, it } from 'vitest';
import { aPool } from '../a-question.test-builder.js';
import { seededRandom } from '../seeded-random.js';
import { simulateNivelamento, standardNormal } from './simulated-student.js';
import { LARGEST_EXPOSURE, studentPool } from './student-pool.js';

/** The share of students that sees the question shown most. */
function largestExposure(bankSize: number, students: number, own: typeof studentPool): number {
  const bank = aPool(bankSize, 30);
  const random = seededRandom(1);
  const shown = new Map<string, number>();
  for (let student = 0; student < students; student++) {
    for (const { id } of simulateNivelamento(own(bank, random), standardNormal(random), random)) {
      shown.set(id, (shown.get(id) ?? 0) + 1);
    }
  }
  return Math.max(...shown.values()) / students;
}

describe('the questions that travel with a nivelamento', () => {
  it('let no question be shown to more than 30 % of students, which the choice alone would do', () => {
    expect(largestExposure(135, 60, (bank) => [...bank])).toBeGreaterThan(LARGEST_EXPOSURE);
    expect(largestExposure(135, 800, studentPool)).toBeLessThanOrEqual(LARGEST_EXPOSURE);
  });

  it.each([
    [20, 20],
    [45, 32],
    [200, 50],
    [900, 200],
  ])('of %i are %i, each once', (bank, size) => {
    const drawn = studentPool(aPool(bank), seededRandom(2));
    expect(new Set(drawn).size).toBe(size);
  });
});
