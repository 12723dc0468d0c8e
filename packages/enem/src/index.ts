export {
  areaOf,
  areasInOrder,
  DEFAULT_YEARS,
  FIRST_YEAR,
  FOREIGN_LANGUAGE_LABELS,
  FOREIGN_LANGUAGES,
  type ForeignLanguage,
  firstIndexOf,
  isLanguageSlot,
  LANGUAGE_SLOTS,
  offersLanguages,
  type Place,
  placeName,
  placesOf,
  QUESTIONS_PER_EXAM,
} from './booklet-order.js';
export { competenceOf, competencesOf, SKILLS_PER_AREA } from './competences.js';
export {
  FLAGS,
  type Flag,
  flagsOn,
  GAPS,
  type Gap,
  isBrokenImage,
  type Judged,
  REASONS,
  type Reason,
  reasonsAgainst,
} from './defects.js';
export {
  AREAS,
  type Area,
  areaNamed,
  DEFAULT_MINUTES,
  DISCIPLINE_LABELS,
  DISCIPLINES,
  type Discipline,
  isArea,
  QUESTIONS_PER_AREA,
  SHORT_LABELS,
  type ShortLabel,
} from './disciplines.js';
export { OFFICIAL_ESSAY_TOPICS, officialEssayTopic } from './essay-topics.js';
export { areasOfDay, EXAM_DAYS, type ExamDay, minutesOfDay, numbersOfDay } from './exam-days.js';
export { foreignLanguageOf } from './foreign-text.js';
export { isLetter, LETTERS, type Letter } from './letters.js';
export { endingImage, imagesIn, replaceImages, withoutImages } from './markdown-images.js';
export { type Placed, questionAt, type ServiceYear } from './placed-question.js';
export { imagesOf, REPAIRS, type Repair, type RepairedQuestion, repairQuestion } from './repair.js';
export type { ServiceAlternative, ServiceQuestion } from './service-question.js';
export { normaliseText } from './text.js';
