import { type Ability, chanceOfRight, curveOf, densityOf } from '../ability.js';
import type { MarkedQuestion } from './gains.js';

/** Enough for a week, few enough to be done. */
const COUNT = 5;

/**
 * The missed questions that a student of this level should get right, surest first: they bring most, and they are within
 * reach. How the student did on other questions of the same skill adds nothing (../shared/spec/learning.md has the figures).
 */
export function worthStudying(exam: readonly MarkedQuestion[], ability: Ability, count = COUNT): MarkedQuestion[] {
  const density = densityOf(ability);
  return exam
    .filter(({ right }) => !right)
    .map((question) => ({ question, chance: chanceOfRight(density, curveOf(question.parameters)) }))
    .sort((one, other) => other.chance - one.chance)
    .slice(0, count)
    .map(({ question }) => question);
}
