import { improvementTrend } from '@gabarita/scoring';
import type { HistoryEntry } from './exam-history';

/** Section 3: what this device can say about somebody's performance when the server cannot be asked. */
export interface PerformanceStats {
  totalExams: number;
  /** Rounded (section 9). */
  averageTRIScore: number | null;
  totalQuestions: number;
  totalCorrect: number;
  /** The subject with the highest mean score. */
  bestSubject: string | null;
  bestExamTitle: string | null;
  bestExamSubject: string | null;
  /** Points the later exams lie above the earlier ones. */
  improvementTrend: number | null;
}

type Scored = HistoryEntry & { triScore: number };

/** Exams whose key is still closed have no numbers yet: they count as taken, and in nothing else. */
export function performanceStats(history: readonly HistoryEntry[]): PerformanceStats {
  const known = history.filter(({ correctAnswers }) => correctAnswers !== null);
  const scored = comparable(history);
  const best = scored.toSorted((one, other) => other.triScore - one.triScore)[0];
  const subjects = [...new Set(scored.map(({ subject }) => subject))];
  const meanOf = (subject: string) => meanScore(scored.filter((entry) => entry.subject === subject)) ?? 0;
  return {
    totalExams: history.length,
    averageTRIScore: meanScore(scored),
    totalQuestions: known.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0),
    totalCorrect: known.reduce((sum, { correctAnswers }) => sum + (correctAnswers ?? 0), 0),
    bestSubject: subjects.toSorted((one, other) => meanOf(other) - meanOf(one))[0] ?? null,
    bestExamTitle: best?.examTitle ?? null,
    bestExamSubject: best?.subject ?? null,
    improvementTrend: improvementTrend(scored.map(({ triScore }) => triScore).toReversed()),
  };
}

/** Scores of one scale: TRI, or manual sheets where there is nothing else. Averages never mix the two. */
export function comparable(history: readonly HistoryEntry[]): Scored[] {
  const scored = history.flatMap((entry) => (entry.triScore === null ? [] : [{ ...entry, triScore: entry.triScore }]));
  const tri = scored.filter(({ manual }) => !manual);
  return tri.length > 0 ? tri : scored;
}

export function meanScore(scored: readonly Scored[]): number | null {
  if (scored.length === 0) return null;
  return Math.round(scored.reduce((sum, { triScore }) => sum + triScore, 0) / scored.length);
}
