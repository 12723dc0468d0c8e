import { THETA } from '@gabarita/scoring';
import { type Ability, curveOf, densityOf, type ItemCurve } from '../ability.js';
import type { MarkedQuestion } from './gains.js';

/** Enough for a week, few enough to be done. */
const COUNT = 5;

/** How far right instead of wrong moves the estimate, times the chance that a student of this level gets it right. */
function promise(density: Float64Array, curve: ItemCurve): number {
  let right = 0;
  let rightSum = 0;
  let sum = 0;
  density.forEach((weight, point) => {
    const theta = THETA[point] ?? 0;
    right += weight * (curve[point] ?? 0);
    rightSum += weight * (curve[point] ?? 0) * theta;
    sum += weight * theta;
  });
  return right * (rightSum / right - (sum - rightSum) / (1 - right));
}

/**
 * The missed questions that bring most and are within reach at this level, best first. How the student did on other
 * questions of the same skill is not asked: on real answers it adds nothing to the level.
 */
export function worthStudying(exam: readonly MarkedQuestion[], ability: Ability, count = COUNT): MarkedQuestion[] {
  const density = densityOf(ability);
  return exam
    .filter(({ right }) => !right)
    .map((question) => ({ question, promise: promise(density, curveOf(question.parameters)) }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, count)
    .map(({ question }) => question);
}
