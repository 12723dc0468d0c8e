import type { ItemParameters } from '@gabarita/scoring';
import { curveOf, type ItemCurve } from './ability.js';

/** What the engine knows of a question: no text, no key. */
export interface PracticeQuestion {
  readonly id: string;
  /** Null where nobody has said it: "sem tópico". */
  readonly topic: string | null;
  readonly parameters: ItemParameters;
}

export interface PreparedQuestion extends PracticeQuestion {
  readonly curve: ItemCurve;
}

/** Curves cost more than choosing does, so a pool is prepared once. */
export const preparePool = (questions: readonly PracticeQuestion[]): PreparedQuestion[] =>
  questions.map((question) => ({ ...question, curve: curveOf(question.parameters) }));

export interface Answered {
  readonly id: string;
  readonly right: boolean;
}
