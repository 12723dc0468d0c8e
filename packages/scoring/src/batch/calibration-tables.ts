import type { Calibration } from '../calibration/calibrate.js';
import type { CalibratedScore } from '../calibration/calibrated-score.js';
import type { ResponseMatrix } from '../calibration/response-matrix.js';
import { quoteField } from '../delimited-text.js';
import { NOT_ADMINISTERED } from '../eap.js';

export const ITEM_COLUMNS = ['item', 'a', 'a_error', 'b', 'b_error', 'c', 'c_error', 'anchor', 'answers'] as const;

export const SCORE_COLUMNS = ['student', 'score', 'standard_error', 'theta'] as const;

/** The calibrated items, one line each, under ITEM_COLUMNS. */
export function itemLines(calibration: Calibration, names: readonly string[], answers: ResponseMatrix): string[] {
  const answered = new Uint32Array(answers.items);
  answers.outcomes.forEach((outcome, cell) => {
    const item = cell % answers.items;
    if (outcome !== NOT_ADMINISTERED) answered[item] = (answered[item] ?? 0) + 1;
  });
  return calibration.items.map(({ parameters, standardErrors, anchor }, item) =>
    [
      quoteField(names[item] ?? '', ','),
      ...(['a', 'b', 'c'] as const).flatMap((name) => [parameters[name].toFixed(5), standardErrors[name].toFixed(5)]),
      anchor ? 1 : 0,
      answered[item],
    ].join(','),
  );
}

/** A student's score, under SCORE_COLUMNS. */
export const scoreLine = (student: string, { score, standardError, theta }: CalibratedScore): string =>
  [quoteField(student, ','), score.toFixed(1), standardError.toFixed(1), theta.toFixed(6)].join(',');
