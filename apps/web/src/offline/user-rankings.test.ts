import type { AttemptView } from '@gabarita/contract';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../app/app-in-jsdom';
import { rememberUser } from '../app/session/known-user';
import { clearPersonal, keys, readOwned } from '../lib/storage';
import { countOnDevice, userRanking } from './user-rankings';

const attempt = (id: number, given: Partial<AttemptView>): AttemptView =>
  ({ id, ranked: true, percentage: 50, areas: [], discipline: 'matematica', ...given }) as AttemptView;
const area = (discipline: 'matematica' | 'linguagens', percentage: number): AttemptView['areas'][number] => ({
  discipline,
  percentage,
  total_questions: 45,
  correct_answers: 0,
  tri_score: null,
  tri_error: null,
  tri_source: null,
});

beforeEach(() => {
  clearPersonal();
  rememberUser(ana);
});

it('the own standing is kept by e-mail, with average and best of each discipline', () => {
  countOnDevice(ana.id, [
    attempt(1, { percentage: 40, areas: [area('matematica', 40)] }),
    attempt(2, { percentage: 70, areas: [area('matematica', 80), area('linguagens', 60)] }),
    attempt(3, { percentage: 92, discipline: 'redacao' }),
  ]);
  const stored = readOwned(keys.userRankings, ana.id) as Record<string, unknown>;
  expect(stored[ana.email]).toMatchObject({
    userId: ana.id,
    name: ana.name,
    email: ana.email,
    totalExams: 3,
    totalScore: 202,
    averageScore: 67.3,
    disciplines: {
      matematica: { exams: 2, totalScore: 120, averageScore: 60, bestScore: 80 },
      linguagens: { exams: 1, totalScore: 60, averageScore: 60, bestScore: 60 },
      redacao: { exams: 1, totalScore: 92, averageScore: 92, bestScore: 92 },
      'ciencias-humanas': { exams: 0, totalScore: 0, averageScore: 0, bestScore: 0 },
      'ciencias-natureza': { exams: 0, totalScore: 0, averageScore: 0, bestScore: 0 },
    },
  });
});

it('an attempt told again takes its own place, and practice or a closed result does not count', () => {
  countOnDevice(ana.id, [attempt(1, { percentage: 40 })]);
  countOnDevice(ana.id, [
    attempt(1, { percentage: 60 }),
    attempt(2, { ranked: false, percentage: 100 }),
    attempt(3, { percentage: null }),
  ]);
  expect(userRanking(ana.id)).toMatchObject({ totalExams: 1, averageScore: 60 });
});

it('nobody reads the standing of somebody else', () => {
  countOnDevice(ana.id, [attempt(1, {})]);
  expect(userRanking(8)).toBeUndefined();
  countOnDevice(8, [attempt(2, {})]);
  expect(userRanking(ana.id)).toMatchObject({ totalExams: 1 });
});
