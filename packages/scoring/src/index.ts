export { type AnswerPattern, answerPattern } from './answer-pattern.js';
export { AREAS, type Area, ENGLISH, isArea, type Language, SPANISH } from './area.js';
export { parseAnchors } from './batch/anchor-file.js';
export { AnswerFile, type AnswerSheet, type FurtherColumns } from './batch/answer-file.js';
export { ITEM_COLUMNS, itemLines, SCORE_COLUMNS, scoreLine } from './batch/calibration-tables.js';
export { MatrixFile, type MatrixRow } from './batch/matrix-file.js';
export { type Anchors, type CalibratedItem, type Calibration, calibrate } from './calibration/calibrate.js';
export { type CalibratedScore, calibratedScorer } from './calibration/calibrated-score.js';
export { type ScoreDisplay, scoreDisplay } from './calibration/display-rule.js';
export { type ResponseMatrix, responseMatrix } from './calibration/response-matrix.js';
export {
  type Estimate,
  estimate,
  likelihoodTable,
  momentsOf,
  NOT_ADMINISTERED,
  RIGHT,
  STANDARD_NORMAL,
  WRONG,
} from './eap.js';
export { formulaScore, gradeOutOfTen, manualSheetScore, percentageCorrect } from './formula.js';
export { improvementTrend } from './improvement-trend.js';
export { InputError } from './input-error.js';
export { isCorrect } from './is-correct.js';
export { type ClassicalItem, classicalItems } from './item-analysis/classical-item-analysis.js';
export { cronbachAlpha } from './item-analysis/cronbach-alpha.js';
export { type Choice, type DistractorRow, distractorTable } from './item-analysis/distractor-table.js';
export { applicationsOf } from './official/applications.js';
export { answeredItems, type Booklet, bookletsOf, offersLanguages, takesPart } from './official/booklet.js';
export { isReproducible } from './official/errata.js';
export { type ItemRow, parseItemFile } from './official/item-file.js';
export { type MarkedItem, markedItems } from './official/marked-items.js';
export {
  type BookletScorer,
  bookletScorer,
  isBlankZero,
  type OfficialScore,
  type Unscorable,
} from './official/official-score.js';
export { dropOtherLanguage } from './official/responses.js';
export { typedResponses } from './official/typed-responses.js';
export { THETA } from './quadrature.js';
export { pointsOf, scoreOf } from './scale.js';
export { type ItemParameters, probabilityCorrect } from './three-parameter-model.js';
