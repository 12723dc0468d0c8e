import type { ExamPaper, ExamView } from '@gabarita/contract';
import { type Area, LETTERS, type Letter } from '@gabarita/enem';
import { keys, readOwned, remove, writeOwned } from '../../lib/storage';

export interface DraftImage {
  url: string;
  /** What it shows, in words. */
  alt: string;
}

/** Section 3: a question as it is typed, before it is sent; and, beyond it, images of alternatives and a comment. */
export interface DraftQuestion {
  id: string;
  enunciado: string;
  alternativas: Record<Letter, string>;
  correta: Letter;
  imageUrl: string | null;
  imageAlt: string;
  alternativeImages: Partial<Record<Letter, DraftImage>>;
  explicacao: string;
}

/** A question of the bank that was chosen; the title is what the list of chosen ones shows. */
export interface ChosenQuestion {
  id: number;
  title: string;
}

/** Section 3: the exam between its creation and its sending, in the storage of the tab. */
export interface ExamDraft {
  id: number;
  title: string;
  subject: Area | null;
  questionCount: number;
  durationMinutes: number;
  turmaIds: number[];
  useTri: boolean;
  start_time: string | null;
  end_time: string | null;
  questions: DraftQuestion[];
  fromBank: ChosenQuestion[];
  /** What is in the form for a new question: a reload, or a look at the bank, loses nothing of it. */
  typing: DraftQuestion | null;
  /** Sending hid the exam from students and is not through yet. */
  hidden: boolean;
}

export const newDraft = (exam: ExamView, turmaIds: readonly number[]): ExamDraft => ({
  id: exam.id,
  title: exam.title,
  subject: exam.report_subject,
  questionCount: exam.total_questions,
  durationMinutes: exam.duration_minutes,
  turmaIds: [...turmaIds],
  useTri: exam.use_tri,
  start_time: exam.start_time,
  end_time: exam.end_time,
  questions: [],
  fromBank: [],
  typing: null,
  hidden: false,
});

export const newQuestion = (): DraftQuestion => ({
  id: `q${crypto.getRandomValues(new Uint32Array(2)).join('-')}`,
  enunciado: '',
  alternativas: { A: '', B: '', C: '', D: '', E: '' },
  correta: LETTERS[0],
  imageUrl: null,
  imageAlt: '',
  alternativeImages: {},
  explicacao: '',
});

/** Whether somebody has put anything into it. */
export const isBegun = ({ enunciado, alternativas, imageUrl, alternativeImages, explicacao }: DraftQuestion): boolean =>
  [enunciado, explicacao, ...Object.values(alternativas)].some((text) => text.trim() !== '') ||
  imageUrl !== null ||
  Object.keys(alternativeImages).length > 0;

export const countInDraft = ({ questions, fromBank }: ExamDraft): number => questions.length + fromBank.length;

/** Places that neither the exam nor the draft has filled yet. */
export const placesLeft = (draft: ExamDraft, exam: ExamPaper | undefined): number =>
  (exam?.total_questions ?? draft.questionCount) - (exam?.exam_questions.length ?? 0) - countInDraft(draft);

/** The draft of this exam; there is one at a time. */
export function readDraft(userId: number, examId: number): ExamDraft | undefined {
  const draft = readOwned(keys.examDraft, userId);
  if (!isDraft(draft) || draft.id !== examId) return undefined;
  // A draft that an older version of the app left behind has questions without what it did not know.
  const questions = draft.questions.map((question) => ({ ...newQuestion(), ...question }));
  return { ...draft, questions, typing: draft.typing ?? null };
}

export const writeDraft = (userId: number, draft: ExamDraft): void => writeOwned(keys.examDraft, userId, draft);
export const clearDraft = (): void => remove(keys.examDraft);

/** A record of an older version of the app is as good as none. */
function isDraft(record: unknown): record is ExamDraft {
  if (typeof record !== 'object' || record === null) return false;
  const { id, questions, fromBank, turmaIds } = record as Partial<ExamDraft>;
  return typeof id === 'number' && [questions, fromBank, turmaIds].every(Array.isArray);
}
