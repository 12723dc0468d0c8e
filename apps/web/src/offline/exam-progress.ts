import type { ExamDay } from '@gabarita/enem';
import { answerOf, shown } from '@gabarita/exam-clock';
import { keys, readOwned, writeOwned } from '../lib/storage';
import { answerable, type ExamPaper } from './exam-paper';
import type { StoredJournal } from './journal-record';

/** Section 3: the readable summary of an exam under way. The journal is what counts; this is for screens to list. */
export interface ExamProgress {
  examId: string;
  year: number;
  discipline: string;
  customId: number | null;
  day?: ExamDay | null;
  examName: string;
  currentQuestionIndex: number;
  answers: Record<string, string>;
  anulatedAlternatives: Record<string, string[]>;
  /** Seconds. */
  timeLeft: number;
  startTime: string;
  totalQuestions: number;
  lastUpdated: string;
  /** Number of questions answered. */
  progress: number;
  progressPercentage: number;
}

const EXPIRY_MS = 30 * 24 * 60 * 60 * 1000;

/** Entries older than 30 days are left out, and gone with the next writing. */
export function examProgress(userId: number): ExamProgress[] {
  const stored = readOwned(keys.examProgress, userId);
  const entries: ExamProgress[] = Array.isArray(stored) ? stored : [];
  return entries.filter(({ lastUpdated }) => Date.now() - Date.parse(lastUpdated) < EXPIRY_MS);
}

/** Saved only when at least one answer exists (section 4), and for as long as the exam is under way. */
export function rememberProgress(record: StoredJournal, paper: ExamPaper): void {
  const entry = progressOf(record, paper);
  if (entry.progress === 0 || record.finished_at !== null) return;
  const others = examProgress(record.user_id).filter(({ examId }) => examId !== entry.examId);
  writeOwned(keys.examProgress, record.user_id, [entry, ...others]);
}

export function forgetProgress({ user_id, exam }: StoredJournal): void {
  const others = examProgress(user_id).filter(({ examId }) => examId !== exam);
  writeOwned(keys.examProgress, user_id, others);
}

function progressOf(record: StoredJournal, paper: ExamPaper): ExamProgress {
  const questions = answerable(paper);
  const versions = questions.flatMap(({ id }) => {
    const version = answerOf(shown(record.journal, id));
    return version ? [{ id, ...version }] : [];
  });
  const answered = versions.flatMap(({ id, choice }) => (choice ? [[String(id), choice] as const] : []));
  const annulled = versions.filter((version) => version.annulled.length > 0);
  return {
    examId: record.exam,
    ...record.address,
    examName: record.title,
    currentQuestionIndex: record.position,
    answers: Object.fromEntries(answered),
    anulatedAlternatives: Object.fromEntries(annulled.map(({ id, annulled: letters }) => [String(id), [...letters]])),
    timeLeft: Math.round(record.remaining_ms / 1000),
    startTime: record.started_at,
    totalQuestions: questions.length,
    lastUpdated: record.updated_at,
    progress: answered.length,
    progressPercentage: questions.length > 0 ? Math.round((answered.length / questions.length) * 100) : 0,
  };
}
