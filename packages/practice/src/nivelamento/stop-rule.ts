import { type Estimate, momentsOf } from '@gabarita/scoring';
import type { Ability } from '../ability.js';

export interface StopRule {
  readonly most: number;
  /** No stop before these, however sure the estimate seems. */
  readonly fewest: number;
  /** Standard error of θ that is good enough; null asks for `most` questions in any case. */
  readonly error: number | null;
}

export const NIVELAMENTO: StopRule = { most: 20, fewest: 12, error: 0.3 };

export function isOver(rule: StopRule, ability: Ability, answered: number): boolean {
  if (answered >= rule.most) return true;
  if (rule.error === null || answered < rule.fewest) return false;
  const { sd }: Estimate = momentsOf(ability);
  return sd <= rule.error;
}
