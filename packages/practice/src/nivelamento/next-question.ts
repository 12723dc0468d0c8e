import { type Ability, learn, unknownAbility } from '../ability.js';
import type { Answered, PreparedQuestion } from '../question.js';
import { mostTelling } from './most-telling.js';
import { isOver, NIVELAMENTO, type StopRule } from './stop-rule.js';
import { balanced } from './topic-balance.js';

/** One of the best eight at random, so that the most telling questions are not everybody's. */
export const AMONG_BEST = 8;

/** θ from the answers so far; answers to questions outside the pool are passed over. */
export function abilityFrom(pool: readonly PreparedQuestion[], answers: readonly Answered[]): Ability {
  const ability = unknownAbility();
  const byId = new Map(pool.map((question) => [question.id, question]));
  for (const { id, right } of answers) {
    const question = byId.get(id);
    if (question) learn(ability, question.curve, right);
  }
  return ability;
}

/**
 * The next question of a nivelamento, or null at its end. It is a function of the answers alone, so a test that was
 * interrupted goes on where it stopped, on any device.
 */
export function nextQuestion<Question extends PreparedQuestion>(
  pool: readonly Question[],
  answers: readonly Answered[],
  random: () => number,
  rule: StopRule = NIVELAMENTO,
): Question | null {
  const ability = abilityFrom(pool, answers);
  if (isOver(rule, ability, answers.length)) return null;
  const answered = new Set(answers.map(({ id }) => id));
  const left = pool.filter(({ id }) => !answered.has(id));
  const asked = pool.filter(({ id }) => answered.has(id));
  const best = mostTelling(balanced(left, asked, rule.most), ability, AMONG_BEST);
  return best[Math.floor(random() * best.length)] ?? null;
}
