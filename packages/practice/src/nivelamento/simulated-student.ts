import { probabilityCorrect } from '@gabarita/scoring';
import type { Answered, PreparedQuestion } from '../question.js';
import { nextQuestion } from './next-question.js';
import type { StopRule } from './stop-rule.js';

/** A whole nivelamento of a student whose θ is known and who answers as the model says. */
export function simulateNivelamento(
  pool: readonly PreparedQuestion[],
  theta: number,
  random: () => number,
  rule?: StopRule,
): Answered[] {
  const answers: Answered[] = [];
  for (;;) {
    const question = nextQuestion(pool, answers, random, rule);
    if (!question) return answers;
    answers.push({ id: question.id, right: random() < probabilityCorrect(question.parameters, theta) });
  }
}

/** A draw of N(0, 1) (Box–Muller). */
export const standardNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
