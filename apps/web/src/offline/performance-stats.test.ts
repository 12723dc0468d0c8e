import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './exam-history';
import { performanceStats } from './performance-stats';

let count = 0;
const entry = (subject: string, triScore: number | null, changes: Partial<HistoryEntry> = {}): HistoryEntry => {
  count += 1;
  return {
    ...{ id: String(count), timestamp: '2026-11-15T13:00:00.000Z', subject, examTitle: `Prova ${count}` },
    ...{ totalQuestions: 45, correctAnswers: 20, triScore, ...changes },
  };
};

describe('the performance this device knows of', () => {
  it('has the fields of section 3', () => {
    const history = [entry('matematica', 640), entry('linguagens', 600.4), entry('matematica', 500)];
    expect(performanceStats(history)).toEqual({
      totalExams: 3,
      averageTRIScore: 580,
      totalQuestions: 135,
      totalCorrect: 60,
      bestSubject: 'linguagens',
      bestExamTitle: history[0]?.examTitle,
      bestExamSubject: 'matematica',
      // The newest is first in the history: 500 came before 640.
      improvementTrend: 140,
    });
  });

  it('leaves manual sheets out of the scores while there are others', () => {
    const manual = entry('matematica', 1000, { manual: true });
    expect(performanceStats([entry('matematica', 500), manual]).averageTRIScore).toBe(500);
    expect(performanceStats([manual]).averageTRIScore).toBe(1000);
  });

  it('counts an exam that waits for its key as taken, and in nothing else', () => {
    const waiting = entry('matematica', null, { correctAnswers: null });
    expect(performanceStats([waiting])).toMatchObject({
      ...{ totalExams: 1, averageTRIScore: null, totalQuestions: 0, totalCorrect: 0, bestSubject: null },
    });
  });
});
