import type { AttemptWithAnswers } from '@gabarita/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { spentTime } from '../../lib/spent-time';
import { type ExamResult, rememberResult, resultOfAttempt } from '../../offline/exam-result';
import { anAttempt } from '../../offline/server-in-tests';

const answer = (index: number, letter: 'A' | 'B' | null) => ({
  ...{ question_id: index, index, discipline: 'matematica' as const, skill: null, available: true, answer_id: null },
  ...{ letter, is_correct: letter === 'A', points: 1, time_spent: null, held: false },
  key: { letter: 'A' as const, annulled: false, explanation: null, why_not: {} },
});
const attempt: AttemptWithAnswers = {
  ...anAttempt(2),
  answers: [answer(136, 'A'), answer(137, 'B'), answer(138, null)],
};
const served: Answers = {
  'GET /api/attempts': () => ({ body: [anAttempt(2)] }),
  'GET /api/attempts/5': () => ({ body: attempt }),
};
const open = (answers: Answers, local?: ExamResult) => {
  serve(answers);
  if (local) rememberResult(ana.id, local);
  visit('/exam-summary');
};

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the summary of the last exam', () => {
  it('comes from the server, also on a phone that never saw the exam', async () => {
    open(served);
    expect(await screen.findByText('612,3')).toBeTruthy();
    expect(screen.getByText('66,7%')).toBeTruthy();
    expect(screen.getByText('2/3')).toBeTruthy();
    expect(screen.getByText(/20 min/)).toBeTruthy();
    expect(screen.getByText('(estimativa)')).toBeTruthy();
    const cells = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cells).toContain('Questão 136Você: AGabarito: Acerta');
    expect(cells).toContain('Questão 137Você: BGabarito: Aerrada');
    expect(cells).toContain('Questão 138Você: —Gabarito: Aem branco');
  });

  it('falls back to the copy of this device', async () => {
    open({ 'GET /api/attempts': () => ({ status: 503, body: { message: 'Não.' } }) }, resultOfAttempt(attempt));
    expect(await screen.findByText(/Exibindo a cópia deste aparelho/)).toBeTruthy();
    expect(screen.getByText('612,3')).toBeTruthy();
  });

  it('of an exam that waits to be sent says so', async () => {
    const waiting = {
      ...resultOfAttempt(attempt),
      attemptId: null,
      sessionId: 77,
      correctAnswers: null,
      answerKey: null,
    };
    open(served, waiting);
    expect(await screen.findByText('Aguardando envio')).toBeTruthy();
    expect(screen.getByText('—/3')).toBeTruthy();
  });

  it('leads home whoever has none', async () => {
    open({ 'GET /api/attempts': () => ({ body: [] }) });
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });
});

describe('the time spent', () => {
  it.each([
    [4830, '1 h 20 min 30 s'],
    [60, '1 min'],
    [0, '0 s'],
  ])('of %i seconds is %s', (seconds, text) => expect(spentTime(seconds)).toBe(text));
});
