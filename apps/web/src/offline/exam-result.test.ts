import { record as answer } from '@gabarita/exam-clock';
import { afterEach, describe, expect, it } from 'vitest';
import { clearPersonal, keys, readOwned } from '../lib/storage';
import { aPaper, aRecord } from './a-journal';
import { examProgress, forgetProgress, rememberProgress } from './exam-progress';
import { lastResult, localResult, rememberResult, withAttempt } from './exam-result';
import { anAttempt } from './server-in-tests';

const choose = (letter: 'A' | 'B') => ({ choice: letter, annulled: [] });
const { journal } = aRecord();
/** Three questions can be answered; two were, one of them rightly. */
const done = aRecord({
  journal: answer(answer(journal, 1, choose('A'), 1000), 2, choose('B'), 2000),
  finished_at: '2026-11-15T13:00:00.000Z',
});
const key = [1, 2, 3, 4].map((id) => ({
  ...{ question_id: id, index: 135 + id, language: null, discipline: 'matematica' as const },
  ...{ letter: 'A' as const, annulled: false, explanation: null },
}));

const right = { letter: 'A', annulled: false };

afterEach(clearPersonal);

describe('the result on this device', () => {
  it('of an official exam needs no server', () => {
    const result = localResult(done, aPaper(), key);
    expect(result).toMatchObject({
      ...{ totalQuestions: 3, correctAnswers: 1, percentage: 33.3, answerKey: [right, right, right] },
      ...{ timeSpent: 1800, attemptId: null, sessionId: 9 },
    });
    expect(result.userAnswers).toEqual([
      { id: 10, text: 'Texto A1', letter: 'A', number: 136 },
      { id: 21, text: 'Texto B2', letter: 'B', number: 137 },
      { id: null, text: null, letter: null, number: 139 },
    ]);
  });

  it('counts an annulled question as right, answered or not', () => {
    const annulled = key.map((entry) => (entry.question_id === 4 ? { ...entry, letter: null, annulled: true } : entry));
    expect(localResult(done, aPaper(), annulled).correctAnswers).toBe(2);
  });

  it('leaves a question whose key is closed out of every number', () => {
    const partly = key.filter(({ question_id }) => question_id !== 2);
    expect(localResult(done, aPaper(), partly)).toMatchObject({
      ...{ answerKey: [right, null, right], totalQuestions: 2, correctAnswers: 1, percentage: 50 },
    });
  });

  it('of a custom exam shows no score before the server has spoken', () => {
    const result = localResult(done, aPaper({ customId: 12 }), key);
    expect(result).toMatchObject({ correctAnswers: null, percentage: null, triScore: null, answerKey: null });
  });

  it('takes the server’s numbers once they arrive, and enters the history once', () => {
    const result = withAttempt(localResult(done, aPaper(), key), anAttempt(2));
    rememberResult(7, result);
    rememberResult(7, result);
    expect(lastResult(7)).toMatchObject({ correctAnswers: 2, percentage: 66.7, triScore: 612.3, attemptId: 5 });
    expect(readOwned(keys.examHistory, 7)).toEqual([
      {
        ...{ id: '5', timestamp: '2026-11-15T13:00:00.000Z', subject: 'matematica', examTitle: 'ENEM 2022' },
        ...{ totalQuestions: 3, correctAnswers: 2, triScore: 612.3 },
      },
    ]);
  });

  it('of a typed sheet enters the history as one: its score is on a scale of its own', () => {
    rememberResult(7, withAttempt(localResult(done, aPaper(), key), { ...anAttempt(2), tri_source: 'manual' }));
    expect(readOwned(keys.examHistory, 7)).toMatchObject([{ id: '5', manual: true }]);
  });

  it('is nobody else’s', () => {
    rememberResult(7, localResult(done, aPaper(), key));
    expect(lastResult(8)).toBeUndefined();
  });
});

describe('the summary of an exam under way', () => {
  const underWay = { ...done, finished_at: null };

  it('has the fields of section 3, and goes when the exam is over', () => {
    rememberProgress(underWay, aPaper());
    expect(examProgress(7)).toMatchObject([
      {
        ...{ examId: 'enem:2022:matematica', year: 2022, discipline: 'matematica', examName: 'ENEM 2022' },
        ...{ answers: { 1: 'A', 2: 'B' }, timeLeft: 3600, totalQuestions: 3, progress: 2, progressPercentage: 67 },
      },
    ]);
    forgetProgress(done);
    expect(examProgress(7)).toEqual([]);
    rememberProgress(done, aPaper());
    expect(examProgress(7)).toEqual([]);
  });

  it('is not written before the first answer', () => {
    rememberProgress(aRecord(), aPaper());
    expect(examProgress(7)).toEqual([]);
  });

  it('expires after 30 days', () => {
    rememberProgress({ ...underWay, updated_at: new Date(Date.now() - 31 * 86_400_000).toISOString() }, aPaper());
    expect(examProgress(7)).toEqual([]);
  });
});
