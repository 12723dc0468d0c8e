import type { ItemParameters } from '@gabarita/scoring';

/** One answer to one question, wherever it was given: exam, paper, nivelamento or treino. */
export interface Evidence {
  readonly question: string;
  readonly parameters: ItemParameters;
  readonly right: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY = 86_400_000;

/** An assumption: no data at hand follow students over months. Four months are about a term of study. */
export const HALF_LIFE_DAYS = 120;

/** What an answer still says about today. Answers of the future (a device's wrong clock) count as today's. */
export const weightAt = (at: number, now: number): number => 2 ** (-Math.max(0, now - at) / DAY / HALF_LIFE_DAYS);

/** A question says something about a student the first time alone; afterwards it is remembered. */
export function firstAnswers(evidence: readonly Evidence[]): Evidence[] {
  const first = new Map<string, Evidence>();
  for (const answer of evidence) {
    const known = first.get(answer.question);
    if (!known || answer.at < known.at) first.set(answer.question, answer);
  }
  return [...first.values()];
}
