import type { AttemptView } from '@gabarita/contract';
import { keys, readOwned, writeOwned } from '../lib/storage';
import type { ExamResult } from './exam-result';
import { countOnDevice } from './user-rankings';

/** Section 3: one exam in the history that this device keeps, newest first. */
export interface HistoryEntry {
  id: string;
  timestamp: string;
  subject: string;
  examTitle: string;
  totalQuestions: number;
  correctAnswers: number | null;
  triScore: number | null;
  /** A sheet typed in by hand, whose score is on a scale of its own. */
  manual?: boolean;
}

export function examHistory(userId: number): HistoryEntry[] {
  const stored = readOwned(keys.examHistory, userId);
  return Array.isArray(stored) ? stored : [];
}

export function addToHistory(userId: number, result: ExamResult): void {
  const id = String(result.attemptId);
  const known = examHistory(userId);
  const entry: HistoryEntry = {
    id,
    timestamp: result.date,
    subject: result.subject,
    examTitle: result.examName,
    totalQuestions: result.totalQuestions,
    correctAnswers: result.correctAnswers,
    triScore: result.triScore,
    ...(result.manual && { manual: true }),
  };
  writeOwned(keys.examHistory, userId, [entry, ...known.filter((other) => other.id !== id)]);
}

/** What the server told takes the place of what this device knew of the same exams. */
export function rememberAttempts(userId: number, attempts: readonly AttemptView[]): void {
  const told = attempts.map(entryOf);
  const others = examHistory(userId).filter(({ id }) => !told.some((entry) => entry.id === id));
  const all = [...told, ...others].sort((one, other) => other.timestamp.localeCompare(one.timestamp));
  writeOwned(keys.examHistory, userId, all);
  countOnDevice(userId, attempts);
}

const entryOf = (attempt: AttemptView): HistoryEntry => ({
  id: String(attempt.id),
  timestamp: attempt.created_at,
  subject: attempt.discipline ?? 'prova-completa',
  examTitle: attempt.exam_name,
  totalQuestions: attempt.total_questions,
  correctAnswers: attempt.correct_answers,
  triScore: attempt.tri_score,
  ...(attempt.tri_source === 'manual' && { manual: true }),
});
