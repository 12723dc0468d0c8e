import type { AttemptView, AttemptWithAnswers } from '@gabarita/contract';
import type { Letter } from '@gabarita/enem';
import { answerOf, shown } from '@gabarita/exam-clock';
import { formulaScore, percentageCorrect } from '@gabarita/scoring';
import { keys, readOwned, writeOwned } from '../lib/storage';
import { addToHistory } from './exam-history';
import { disciplineOfDay } from './exam-name';
import { type AnswerKey, type AskedQuestion, answerable, type ExamPaper } from './exam-paper';
import type { StoredJournal } from './journal-record';

/** Section 3: the result as this device keeps it. The server's attempt, once it arrived, is the truth. */
export interface ExamResult {
  examId: string;
  examName: string;
  subject: string;
  year: number | null;
  date: string;
  score: number | null;
  percentage: number | null;
  triScore: number | null;
  nonTriScore: number | null;
  totalQuestions: number;
  correctAnswers: number | null;
  /** Null while the key is closed, as a whole or for one question. */
  answerKey: (KeyEntry | null)[] | null;
  userAnswers: UserAnswer[];
  /** Seconds. */
  timeSpent: number;
  essayText: string | null;
  /** Null while the exam waits to be sent ("aguardando envio"). */
  attemptId: number | null;
  sessionId: number | null;
  /** A sheet typed in by hand, whose score is on a scale of its own. */
  manual?: boolean;
}

export interface KeyEntry {
  /** Null when annulled: everybody gets the point. */
  letter: Letter | null;
  annulled: boolean;
}

interface UserAnswer {
  /** Of the alternative; null for a question left blank. */
  id: number | null;
  text: string | null;
  letter: Letter | null;
  /** Of the question, as the booklet numbers it. */
  number: number;
}

/** What this device can say by itself. Official keys are public, so there the result needs no server (section 8). */
export function localResult(record: StoredJournal, paper: ExamPaper, key: AnswerKey | undefined): ExamResult {
  const questions = answerable(paper);
  const userAnswers = questions.map((question) => userAnswer(question, record));
  const answerKey = key && paper.customId === null ? questions.map(({ id }) => key.find(isOf(id))) : undefined;
  const correct = answerKey?.filter((entry, place) => isRight(entry, userAnswers[place]?.letter)).length ?? null;
  // A question whose key is closed does not count yet, neither as right nor as wrong.
  const counted = answerKey?.filter((entry) => entry !== undefined).length ?? questions.length;
  return {
    examId: record.exam,
    examName: record.title,
    subject: paper.discipline,
    year: paper.year,
    date: record.finished_at ?? record.updated_at,
    score: correct,
    percentage: correct === null ? null : percentageCorrect(correct, counted),
    triScore: correct === null ? null : formulaScore(correct, counted),
    nonTriScore: null,
    totalQuestions: counted,
    correctAnswers: correct,
    answerKey: answerKey?.map(keyEntry) ?? null,
    userAnswers,
    timeSpent: Math.max(0, Math.round((record.duration_ms - record.remaining_ms) / 1000)),
    essayText: null,
    attemptId: record.receipt?.id ?? null,
    sessionId: record.session_id,
  };
}

/** Only what is shown: a comment on the answer has no place in a copy. */
const keyEntry = (entry: KeyEntry | null | undefined): KeyEntry | null =>
  entry ? { letter: entry.letter, annulled: entry.annulled } : null;

const isOf = (id: number) => (entry: AnswerKey[number]) => entry.question_id === id;
const isRight = (entry: AnswerKey[number] | undefined, letter: Letter | null | undefined) =>
  entry !== undefined && (entry.annulled || (letter !== null && entry.letter === letter));

function userAnswer({ id, number, alternatives }: AskedQuestion, { journal }: StoredJournal): UserAnswer {
  const letter = answerOf(shown(journal, id))?.choice ?? null;
  const alternative = alternatives.find((one) => one.letter === letter);
  return { id: alternative?.id ?? null, text: alternative?.text ?? null, letter, number };
}

/** The server's numbers in the place of our own. */
export const withAttempt = (result: ExamResult, attempt: AttemptView): ExamResult => ({
  ...result,
  examName: attempt.exam_name,
  date: attempt.created_at,
  score: attempt.score === null ? null : Math.round(attempt.score),
  percentage: attempt.percentage,
  triScore: attempt.tri_score,
  nonTriScore: attempt.non_tri_score,
  totalQuestions: attempt.total_questions,
  correctAnswers: attempt.correct_answers,
  timeSpent: attempt.time_spent,
  attemptId: attempt.id,
  ...(attempt.tri_source === 'manual' && { manual: true }),
});

/** The whole result from the server alone, as on a new phone. */
export function resultOfAttempt(attempt: AttemptWithAnswers): ExamResult {
  const answers = attempt.answers.filter(({ available }) => available);
  const bare: ExamResult = {
    ...{
      examId: String(
        attempt.exam_id ?? `enem:${attempt.year}:${disciplineOfDay(attempt.discipline ?? '', attempt.day)}`,
      ),
      examName: attempt.exam_name,
    },
    ...{ subject: attempt.discipline ?? 'prova-completa', year: attempt.year, date: attempt.created_at },
    ...{ score: null, percentage: null, triScore: null, nonTriScore: null, correctAnswers: null },
    totalQuestions: attempt.total_questions,
    answerKey: attempt.key_open ? answers.map(({ key }) => keyEntry(key)) : null,
    userAnswers: answers.map(({ answer_id, letter, index }) => ({ id: answer_id, text: null, letter, number: index })),
    ...{ timeSpent: attempt.time_spent, essayText: null, attemptId: attempt.id, sessionId: attempt.session_id },
  };
  return withAttempt(bare, attempt);
}

export function rememberResult(userId: number, result: ExamResult): void {
  writeOwned(keys.lastExamResult, userId, result);
  if (result.attemptId !== null) addToHistory(userId, result);
}

export function lastResult(userId: number): ExamResult | undefined {
  const stored = readOwned(keys.lastExamResult, userId);
  const usable = typeof stored === 'object' && stored !== null && 'userAnswers' in stored && 'examName' in stored;
  return usable ? (stored as ExamResult) : undefined;
}
