import { type Ability, chanceOfRight, densityOf } from '../ability.js';
import type { PreparedQuestion } from '../question.js';
import { shuffled } from '../seeded-random.js';

/** Hard enough to learn from, easy enough to go on. */
const FITTING = { from: 0.55, to: 0.75 };

/** How far a chance is from the fitting ones; 0 within them. */
const misfit = (chance: number): number => Math.max(0, FITTING.from - chance, chance - FITTING.to);

/** New questions for this student: any fitting ones at random, then the nearest to them. */
export function newQuestions<Question extends PreparedQuestion>(
  pool: readonly Question[],
  ability: Ability,
  count: number,
  random: () => number,
): Question[] {
  const density = densityOf(ability);
  return shuffled(pool.length, random)
    .flatMap((place) => pool[place] ?? [])
    .map((question) => ({ question, misfit: misfit(chanceOfRight(density, question.curve)) }))
    .sort((one, other) => one.misfit - other.misfit)
    .slice(0, count)
    .map(({ question }) => question);
}
