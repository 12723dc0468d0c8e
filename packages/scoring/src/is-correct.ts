/** One question of a marked paper. */
interface MarkedQuestion {
  /** Null when left blank. */
  readonly answer: string | null;
  readonly key: string;
  /** Annulled by the exam's staff: right for everyone, even blank, and without part in TRI. */
  readonly annulled?: boolean;
}

export const isCorrect = ({ annulled, answer, key }: MarkedQuestion): boolean => annulled === true || answer === key;
