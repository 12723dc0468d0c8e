import { type Ability, densityOf } from '../ability.js';
import type { PreparedQuestion } from '../question.js';
import { remainingVariance } from './remaining-variance.js';

/**
 * The choice looks a little ahead: with θ as sure as it will be a few answers later. Chosen on the real answers, where 1.0
 * gives nearly the same (docs/accuracy.md).
 */
const SHARPENED = 1.1;

/** The questions that tell most about this student, best first, at most `count` of them. */
export function mostTelling<Question extends PreparedQuestion>(
  pool: readonly Question[],
  ability: Ability,
  count: number,
): Question[] {
  const density = densityOf(ability, SHARPENED);
  const best: { question: Question; variance: number }[] = [];
  for (const question of pool) {
    const variance = remainingVariance(density, question.curve);
    if (best.length === count && variance >= (best.at(-1)?.variance ?? 0)) continue;
    const place = best.findIndex((other) => variance < other.variance);
    best.splice(place === -1 ? best.length : place, 0, { question, variance });
    if (best.length > count) best.pop();
  }
  return best.map(({ question }) => question);
}
