import { type Area, momentsOf, scoreOf } from '@gabarita/scoring';
import { type Ability, curveOf, densityOf, learn, unknownAbility } from '../ability.js';
import { information } from '../information.js';
import { type Evidence, firstAnswers, weightAt } from './evidence.js';
import type { ExamOutlook } from './exam-outlook.js';
import { quantile } from './normal-mixture.js';

/** Below these there is no forecast, but the words for how to get one. */
export const FEWEST_ANSWERS = 15;

/** The score to expect if ENEM were today, and the interval that holds it in 80 of 100 cases. */
export interface Forecast {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** Standard error of θ that the interval is drawn from. */
  readonly abilityError: number;
  readonly answers: number;
}

/** θ today from everything answered, older answers counting less. */
export function abilityToday(evidence: readonly Evidence[], now: number): Ability {
  const ability = unknownAbility();
  for (const { parameters, right, at } of firstAnswers(evidence)) {
    learn(ability, curveOf(parameters), right, weightAt(at, now));
  }
  return ability;
}

/** A lucky run of answers can look surer than their questions allow; this much error stays in any case. */
function leastError(evidence: readonly Evidence[], theta: number, now: number): number {
  const known = firstAnswers(evidence).reduce(
    (sum, { parameters, at }) => sum + weightAt(at, now) * information(parameters, theta),
    0,
  );
  return 1 / Math.sqrt(1 + known);
}

/** `outlook` is of a whole exam of this area: its luck is part of what the interval covers. */
export function forecast(
  area: Area,
  evidence: readonly Evidence[],
  outlook: ExamOutlook,
  now: number,
): Forecast | null {
  const answers = firstAnswers(evidence).length;
  if (answers < FEWEST_ANSWERS) return null;
  const ability = abilityToday(evidence, now);
  const { theta, sd } = momentsOf(ability);
  const abilityError = Math.max(sd, leastError(evidence, theta, now));
  const weights = densityOf(ability);
  const centre = weights.reduce((sum, weight, point) => sum + weight * (outlook.expected[point] ?? 0), 0);
  const means = outlook.expected.map((value) => centre + (value - centre) * (abilityError / sd));
  const mixture = { weights, means, deviations: outlook.noise };
  return {
    score: scoreOf(area, centre),
    low: scoreOf(area, quantile(mixture, 0.1)),
    high: scoreOf(area, quantile(mixture, 0.9)),
    abilityError,
    answers,
  };
}
