export { type Ability, chanceOfRight, curveOf, densityOf, learn, unknownAbility } from './ability.js';
export { dueQuestions } from './caderno/due-questions.js';
export { type CadernoEntry, cadernoEntry } from './caderno/entry.js';
export type { Review } from './caderno/grade.js';
export { type Evidence, HALF_LIFE_DAYS } from './forecast/evidence.js';
export { type ExamOutlook, examOutlook } from './forecast/exam-outlook.js';
export { abilityToday, FEWEST_ANSWERS, type Forecast, forecast } from './forecast/forecast.js';
export { type Gain, gainsOf, type MarkedQuestion, thetaWhenMended } from './gain/gains.js';
export { marginalPoints } from './gain/marginal-points.js';
export { worthStudying } from './gain/worth-studying.js';
export {
  type ExposureChances,
  exposureChances,
  exposures,
  LARGEST_EXPOSURE,
  poolOfStudent,
} from './nivelamento/exposure.js';
export { AMONG_BEST, abilityFrom, nextQuestion } from './nivelamento/next-question.js';
export { type PostHocResult, postHoc } from './nivelamento/post-hoc.js';
export { simulateNivelamento, standardNormal } from './nivelamento/simulated-student.js';
export { NIVELAMENTO, type StopRule } from './nivelamento/stop-rule.js';
export { type Answered, type PracticeQuestion, type PreparedQuestion, preparePool } from './question.js';
export { seededRandom, shuffled } from './seeded-random.js';
export { type AreaOfTreino, REST_DAYS, TREINO_SIZE, type TreinoRequest, todaysTreino } from './treino/todays-treino.js';
