import type { RunningSession } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import type { ExamProgress } from '../../offline/exam-progress';
import { runningExams } from './running-exams';

const session = (given: Partial<RunningSession>): RunningSession => ({
  id: 1,
  exam_id: null,
  exam_name: 'ENEM 2022 · Matemática',
  year: 2022,
  discipline: 'matematica',
  language: null,
  day: null,
  started_at: '2026-11-15T12:00:00.000Z',
  deadline: null,
  duration_ms: 5_400_000,
  remaining_ms: 3_600_000,
  paused: true,
  total_questions: 45,
  updated_at: '2026-11-15T12:30:00.000Z',
  answered: 9,
  progress_percentage: 20,
  current_index: 10,
  ...given,
});
const progress = (given: Partial<ExamProgress>): ExamProgress => ({
  examId: 'enem:2022:matematica',
  year: 2022,
  discipline: 'matematica',
  customId: null,
  examName: 'ENEM 2022 · Matemática',
  currentQuestionIndex: 14,
  answers: {},
  anulatedAlternatives: {},
  timeLeft: 9_999,
  startTime: '2026-11-15T12:00:00.000Z',
  totalQuestions: 45,
  lastUpdated: '2026-11-15T12:40:00.000Z',
  progress: 14,
  progressPercentage: 31,
  ...given,
});

describe('exams under way', () => {
  it('lead back to their area, and a custom one keeps its id', () => {
    const custom = session({ exam_id: 7, year: null, discipline: null, paused: false });
    expect(runningExams([session({}), custom], []).map(({ to }) => to)).toEqual([
      '/exam/2022/matematica',
      '/exam/2023/prova-completa?customId=7',
    ]);
  });

  it('take the later progress of the two, and always the time of the server', () => {
    const [exam, ...others] = runningExams([session({})], [progress({})]);
    expect(others).toEqual([]);
    expect(exam).toMatchObject({ percent: 31, question: 15, secondsLeft: 3600, onlyHere: false });

    const [older] = runningExams([session({})], [progress({ lastUpdated: '2026-11-15T12:10:00.000Z' })]);
    expect(older).toMatchObject({ percent: 20, question: 10 });
  });

  it('include what only this device has, the last touched first', () => {
    const elsewhere = progress({ examId: 'custom:7', customId: 7, discipline: 'prova-completa', year: 2026 });
    const list = runningExams([session({})], [elsewhere]);
    expect(list.map(({ to, onlyHere }) => [to, onlyHere])).toEqual([
      ['/exam/2026/prova-completa?customId=7', true],
      ['/exam/2022/matematica', false],
    ]);
  });
});
