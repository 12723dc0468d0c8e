import type { ReportView } from '@gabarita/contract';
import { AREAS, DISCIPLINES } from '@gabarita/enem';
import { percentageCorrect } from '@gabarita/scoring';
import type { HistoryEntry } from '../../offline/exam-history';
import { comparable, meanScore, performanceStats } from '../../offline/performance-stats';

type Recent = ReportView['recent'][number];

const RECENT = 10;

/** A report out of this device's own history: the same page, without what only the server can add up. */
export function localReport(history: readonly HistoryEntry[]): ReportView {
  const stats = performanceStats(history);
  const scored = comparable(history);
  const best = scored.toSorted((one, other) => other.triScore - one.triScore)[0];
  const scale = scored.length === 0 ? null : scored[0]?.manual ? 'manual' : 'tri';
  return {
    exams: stats.totalExams,
    awaiting: history.filter(({ correctAnswers }) => correctAnswers === null).length,
    questions: stats.totalQuestions,
    correct: stats.totalCorrect,
    scale,
    average: stats.averageTRIScore,
    trend: stats.improvementTrend,
    best: best ? recentOf(best) : null,
    recent: scored.slice(0, RECENT).toReversed().map(recentOf),
    areas: AREAS.flatMap((area) => areaOf(area, history) ?? []),
    ...{ essays: null, skills: [], pace: [], turma: [] },
  };
}

const recentOf = ({
  id,
  examTitle,
  timestamp,
  subject,
  triScore,
  manual,
}: ReturnType<typeof comparable>[number]): Recent => ({
  attempt_id: Number(id),
  exam_name: examTitle,
  created_at: timestamp,
  discipline: DISCIPLINES.find((discipline) => discipline === subject) ?? null,
  tri_score: triScore,
  tri_error: null,
  tri_source: manual ? 'manual' : 'estimate',
});

function areaOf(
  discipline: (typeof AREAS)[number],
  history: readonly HistoryEntry[],
): ReportView['areas'][number] | null {
  const known = history.filter(({ subject, correctAnswers }) => subject === discipline && correctAnswers !== null);
  if (known.length === 0) return null;
  const scored = comparable(known);
  const sum = (of: 'totalQuestions' | 'correctAnswers') => known.reduce((total, entry) => total + (entry[of] ?? 0), 0);
  return {
    discipline,
    exams: known.length,
    questions: sum('totalQuestions'),
    correct: sum('correctAnswers'),
    percentage: percentageCorrect(sum('correctAnswers'), sum('totalQuestions')),
    scale: scored.length === 0 ? null : scored[0]?.manual ? 'manual' : 'tri',
    average: meanScore(scored),
    series: [],
  };
}
