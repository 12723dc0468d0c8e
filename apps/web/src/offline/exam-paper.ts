import type { AlternativeView, CallOutput, ImageView } from '@gabarita/contract';
import type { ForeignLanguage } from '@gabarita/enem';

/** What somebody needs to take an exam without a network, whichever exam it came from. Nothing in it tells the key. */
export interface ExamPaper {
  title: string;
  /** The line under the title: the area, or the exam's own description of itself. */
  subtitle: string;
  year: number;
  discipline: string;
  /** Null for an edition of the ENEM. */
  customId: number | null;
  language: ForeignLanguage | null;
  /** Marked on screen; nothing of it is saved or sent. */
  sample: boolean;
  questions: ExamQuestion[];
}

export type ExamQuestion = AskedQuestion | Gap;

interface Placed {
  id: number;
  /** As the booklet numbers it: 136 to 180 for Matemática. */
  number: number;
  /** The part of the booklet it stands in; null where there is only one. */
  section: string | null;
}

export interface AskedQuestion extends Placed {
  available: true;
  context: string | null;
  statement: string;
  alternatives: AlternativeView[];
  images: ImageView[];
  videoUrl: string | null;
}

/** A question that is missing or was withdrawn: shown as such, never answered, never counted. */
export interface Gap extends Placed {
  available: false;
}

export type AnswerKey = CallOutput<'GET /enem/v1/exams/:year/answer-key'>['answers'];

/** Only what can be answered counts: in the progress bar, in the map and in the score. */
export const answerable = ({ questions }: Pick<ExamPaper, 'questions'>): AskedQuestion[] =>
  questions.filter((question) => question.available);
