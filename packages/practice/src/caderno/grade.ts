import { type Grade, Rating } from 'ts-fsrs';

/** One answer to a question of the caderno de erros. */
export interface Review {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly right: boolean;
  /** The student tapped "chutei". */
  readonly guessed: boolean;
  /** Null where nobody measured it, as on paper. */
  readonly seconds: number | null;
}

/** Answered within this part of the usual time, a right answer was easy. */
const QUICK = 1 / 3;

/** `medianSeconds` is what students take for this question; null while nobody knows. */
export function gradeOf({ right, guessed, seconds }: Review, medianSeconds: number | null): Grade {
  if (!right) return Rating.Again;
  if (guessed) return Rating.Hard;
  const quick = seconds !== null && medianSeconds !== null && seconds <= medianSeconds * QUICK;
  return quick ? Rating.Easy : Rating.Good;
}
