/** What section 9 of the specification gives an exam without item parameters. Labelled "estimativa" on screen. */

const DEFAULT_DIFFICULTY = 1;

/**
 * The specification's TRI formula, from the count alone: off by 37 points on average against official scores, so it is
 * the last resort.
 */
export function formulaScore(correct: number, total: number, difficulty = DEFAULT_DIFFICULTY): number {
  const fraction = Math.min(0.99, Math.max(0.01, share(correct, total)));
  const logit = Math.log(fraction / (1 - fraction)) / 1.2;
  return Math.round(500 + 100 * (logit + difficulty * 0.8));
}

/** The 0–10 grade of an exam that does not use TRI, to one decimal. */
export const gradeOutOfTen = (correct: number, total: number): number => Math.round(share(correct, total) * 100) / 10;

/** Percentage of right answers, to one decimal. */
export const percentageCorrect = (points: number, total: number): number =>
  Math.round(share(points, total) * 1000) / 10;

/** Score and TRI of a sheet typed in by hand, out of 1000. */
export const manualSheetScore = (correct: number, total: number): number => Math.round(share(correct, total) * 1000);

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
