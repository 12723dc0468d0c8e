/** One question of a marked paper. */
export interface MarkedQuestion {
  /** Null when left blank. */
  readonly answer: string | null;
  readonly key: string;
  /** Annulled by the exam's staff: right for everyone, even blank, and without part in TRI. */
  readonly annulled?: boolean;
  /** The text was never published: it cannot be answered and does not count. */
  readonly unavailable?: boolean;
}

export interface RawCount {
  readonly correct: number;
  readonly total: number;
}

export function rawCount(questions: readonly MarkedQuestion[]): RawCount {
  const counted = questions.filter((question) => !question.unavailable);
  return { correct: counted.filter(isCorrect).length, total: counted.length };
}

export const isCorrect = ({ annulled, answer, key }: MarkedQuestion): boolean => annulled === true || answer === key;
