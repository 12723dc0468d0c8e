/** Fewer answers than this say too little of the items: only the percentage of right answers is shown. */
const ANSWERS_FOR_ESTIMATE = 30;

/** From either of these on a score with its error is shown; between, "TRI estimada ± erro". */
const ANSWERS_FOR_SCORE = 200;
const ANCHORS_FOR_SCORE = 10;

export type ScoreDisplay = 'percentage' | 'estimate' | 'score';

/** What may be shown of a calibrated exam. */
export function scoreDisplay(answers: number, anchors: number): ScoreDisplay {
  if (answers < ANSWERS_FOR_ESTIMATE) return 'percentage';
  return answers >= ANSWERS_FOR_SCORE || anchors >= ANCHORS_FOR_SCORE ? 'score' : 'estimate';
}
