import { type Ability, learn, unknownAbility } from '../ability.js';
import type { PreparedQuestion } from '../question.js';
import { mostTelling } from './most-telling.js';
import { isOver, type StopRule } from './stop-rule.js';

export interface PostHocResult {
  readonly ability: Ability;
  /** The ids asked, in their order. */
  readonly asked: readonly string[];
}

/**
 * The adaptive test that a past exam would have been: `isRight` is asked about the chosen questions alone, so no answer is
 * known before its turn. Always the most telling question, because exposure and topics are concerns of a live test.
 */
export function postHoc(
  questions: readonly PreparedQuestion[],
  isRight: (id: string) => boolean,
  rule: StopRule,
): PostHocResult {
  const ability = unknownAbility();
  const asked: string[] = [];
  let left = questions;
  while (left.length > 0 && !isOver(rule, ability, asked.length)) {
    const [next] = mostTelling(left, ability, 1);
    if (!next) break;
    learn(ability, next.curve, isRight(next.id));
    asked.push(next.id);
    left = left.filter((question) => question !== next);
  }
  return { ability, asked };
}
