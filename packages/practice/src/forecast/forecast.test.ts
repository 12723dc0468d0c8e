import { momentsOf } from '@gabarita/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPool, someParameters } from '../a-question.test-builder.js';
import { informationOf } from '../information.js';
import { seededRandom } from '../seeded-random.js';
import { type Evidence, HALF_LIFE_DAYS } from './evidence.js';
import { examOutlook } from './exam-outlook.js';
import { abilityToday, type Forecast, forecast } from './forecast.js';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const exam = aPool(45).map(({ parameters }) => parameters);
const outlook = examOutlook(exam, seededRandom(1));

/** Fifteen to forty answers of the last two years, each to a question of its own. */
const someEvidence: fc.Arbitrary<Evidence[]> = fc
  .array(fc.record({ parameters: someParameters, right: fc.boolean(), age: fc.nat(700) }), {
    minLength: 15,
    maxLength: 40,
  })
  .map((answers) =>
    answers.map(({ parameters, right, age }, place) => ({
      question: `q${place}`,
      parameters,
      right,
      at: NOW - age * DAY,
    })),
  );

function forecastOf(evidence: readonly Evidence[]): Forecast {
  const result = forecast('MT', evidence, outlook, NOW);
  if (!result) throw new Error('too few answers');
  return result;
}

describe('the forecast', () => {
  it('never claims less error than the information of the questions allows', () => {
    fc.assert(
      fc.property(someEvidence, (evidence) => {
        const recent = evidence.map((answer) => ({ ...answer, at: NOW }));
        const { theta } = momentsOf(abilityToday(recent, NOW));
        const known = informationOf(
          recent.map(({ parameters }) => parameters),
          theta,
        );
        expect(forecastOf(recent).abilityError).toBeGreaterThanOrEqual(1 / Math.sqrt(1 + known) - 1e-12);
      }),
    );
  });

  it('is a band around its score', () => {
    fc.assert(
      fc.property(someEvidence, (evidence) => {
        const { low, score, high } = forecastOf(evidence);
        expect(low).toBeLessThan(score);
        expect(score).toBeLessThan(high);
      }),
    );
  });

  it('is never lowered by a right answer, nor raised by a wrong one', () => {
    fc.assert(
      fc.property(someEvidence, someParameters, (evidence, parameters) => {
        const another = (right: boolean) => forecastOf([...evidence, { question: 'new', parameters, right, at: NOW }]);
        const { score } = forecastOf(evidence);
        expect(another(true).score).toBeGreaterThanOrEqual(score);
        expect(another(false).score).toBeLessThanOrEqual(score);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(someEvidence, (evidence) => {
        const { abilityError, ...band } = forecastOf(evidence);
        const { abilityError: other, ...reversed } = forecastOf([...evidence].reverse());
        expect(reversed).toEqual(band);
        expect(other).toBeCloseTo(abilityError, 9);
      }),
    );
  });

  it('gets wider as evidence fades, to half of its weight after the half-life', () => {
    const at = (days: number) =>
      aPool(30).map(({ id, parameters }, place) => ({
        question: id,
        parameters,
        right: place % 2 === 0,
        at: NOW - days * DAY,
      }));
    const width = (days: number) => forecastOf(at(days)).high - forecastOf(at(days)).low;
    expect(width(HALF_LIFE_DAYS)).toBeGreaterThan(width(0));
    const twice = at(HALF_LIFE_DAYS).flatMap((answer) => [answer, { ...answer, question: `${answer.question} again` }]);
    expect(forecastOf(twice).score).toBeCloseTo(forecastOf(at(0)).score, 6);
  });

  it('counts the first answer to a question alone', () => {
    const evidence = aPool(20).map(({ id, parameters }) => ({ question: id, parameters, right: false, at: NOW - DAY }));
    expect(forecastOf([...evidence, ...evidence.map((answer) => ({ ...answer, right: true, at: NOW }))])).toEqual(
      forecastOf(evidence),
    );
  });

  it('is not made below fifteen questions', () => {
    const evidence = aPool(14).map(({ id, parameters }) => ({ question: id, parameters, right: true, at: NOW }));
    expect(forecast('MT', evidence, outlook, NOW)).toBeNull();
  });
});
