import { scoreOf } from '@gabarita/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPool, someParameters } from '../a-question.test-builder.js';
import { curveOf, learn, unknownAbility } from '../ability.js';
import { gainsOf, thetaWhenMended } from './gains.js';
import { marginalPoints } from './marginal-points.js';
import { worthStudying } from './worth-studying.js';

const exam = aPool(45).map(({ id, parameters }) => ({ id, parameters, right: parameters.b < 0.3 && id !== 'q0' }));

describe('what a missed question cost', () => {
  it('is what the score would have been higher by', () => {
    const before = scoreOf('MT', thetaWhenMended(exam, new Set()));
    for (const { id, points } of gainsOf('MT', exam)) {
      expect(scoreOf('MT', thetaWhenMended(exam, new Set([id]))) - before).toBeCloseTo(points, 0);
    }
  });

  it('is said of missed questions alone, the dearest first', () => {
    const gains = gainsOf('MT', exam);
    expect(gains.map(({ id }) => id).sort()).toEqual(
      exam
        .filter(({ right }) => !right)
        .map(({ id }) => id)
        .sort(),
    );
    expect(gains.map(({ points }) => points)).toEqual(gains.map(({ points }) => points).sort((a, b) => b - a));
  });

  it('is never negative', () => {
    const answers = fc.array(fc.record({ parameters: someParameters, right: fc.boolean() }), { maxLength: 45 });
    fc.assert(
      fc.property(answers, (given) => {
        const marked = given.map((answer, place) => ({ ...answer, id: `q${place}` }));
        expect(gainsOf('CH', marked).every(({ points }) => points >= -1e-9)).toBe(true);
      }),
    );
  });
});

describe('what is worth studying', () => {
  it('is five missed questions within reach, not the hardest', () => {
    const ability = unknownAbility();
    for (const { parameters, right } of exam) learn(ability, curveOf(parameters), right);
    const chosen = worthStudying(exam, ability);
    const hardest = [...exam].sort((one, other) => other.parameters.b - one.parameters.b).slice(0, 5);
    expect(chosen).toHaveLength(5);
    expect(chosen.every(({ right }) => !right)).toBe(true);
    expect(chosen.some((question) => hardest.includes(question))).toBe(false);
  });
});

describe('what one more right answer brings', () => {
  it('is less where the exam says much already', () => {
    const items = exam.map(({ parameters }) => parameters);
    expect(marginalPoints('MT', [...items, ...items], 0.5)).toBeLessThan(marginalPoints('MT', items, 0.5));
    expect(marginalPoints('MT', [], 0.5)).toBe(0);
  });
});
