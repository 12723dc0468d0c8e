import type { AttemptWithAnswers, ReportView } from '@gabarita/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { rememberAttempts } from '../../offline/exam-history';
import { anAttempt } from '../../offline/server-in-tests';

const scored = {
  ...{ attempt_id: 5, exam_name: 'ENEM 2022', created_at: '2026-11-15T13:00:00.000Z' },
  ...{ tri_score: 612.3, tri_error: 31.5, tri_source: 'official' as const },
};
const recent = { ...scored, discipline: 'matematica' as const };
const empty: ReportView = {
  ...{ exams: 0, awaiting: 0, questions: 0, correct: 0, scale: null, average: null, trend: null, best: null },
  ...{ recent: [], areas: [], essays: null, skills: [], pace: [], turma: [] },
};
const report: ReportView = {
  ...{ exams: 3, awaiting: 1, questions: 90, correct: 45, scale: 'tri', average: 590, trend: 22, best: recent },
  recent: [{ ...recent, attempt_id: 4, tri_score: 568 }, recent],
  areas: [
    {
      ...{ discipline: 'matematica', exams: 2, questions: 90, correct: 45, percentage: 50, scale: 'tri', average: 590 },
      series: [{ ...scored, attempt_id: 4, tri_score: 568 }, scored],
    },
  ],
  essays: { exams: 2, average: 720 },
  skills: [{ discipline: 'matematica', skill: 'H17', questions: 4, correct: 1 }],
  pace: [{ discipline: 'matematica', answers: 80, median: 154, right: 120, wrong: null }],
  turma: [],
};
const attempt: AttemptWithAnswers = {
  ...anAttempt(2),
  answers: [
    {
      ...{ question_id: 136, index: 136, discipline: 'matematica', skill: 'H17', available: true, answer_id: null },
      ...{ letter: 'B', is_correct: false, points: 1, time_spent: 80, held: false },
      key: { letter: 'A', annulled: false, explanation: 'Porque **sim**.', why_not: { B: 'B é o *dobro*.' } },
    },
  ],
};
const served: Answers = {
  'GET /api/reports': () => ({ body: report }),
  'GET /api/attempts': () => ({
    body: [anAttempt(2), { ...anAttempt(2), id: 6, key_open: false, correct_answers: null, tri_score: null }],
  }),
  'GET /api/attempts/5': () => ({ body: attempt }),
  'GET /api/attempts/5/questions': () => ({
    body: [{ question_id: 136, index: 136, context: null, statement: 'Quanto é?', images: [], alternatives: [] }],
  }),
  'GET /api/attempts/5/tri': () => ({
    body: {
      areas: [
        {
          ...{ discipline: 'matematica', correct: 23, total: 45, score: 612.3 },
          ...{
            coherent_score: 640,
            incoherent_score: 498.7,
            lucky: [],
            slipped: [{ question_id: 1, index: 140, chance: 91 }],
          },
        },
      ],
    },
  }),
};
const down: Answers = {
  'GET /api/reports': () => ({ status: 503, body: { message: 'Não.' } }),
  'GET /api/attempts': () => ({ status: 503, body: { message: 'Não.' } }),
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  closeServer();
});

describe('the report', () => {
  it('of somebody without exams leads to them', async () => {
    serve({ 'GET /api/reports': () => ({ body: empty }) });
    visit('/reports');
    expect(await screen.findByText('Nenhuma prova realizada ainda')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Ver provas disponíveis' }));
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
  });

  it('shows totals, areas, what to study and the history', async () => {
    serve(served);
    visit('/reports');
    expect(await screen.findByText('Nota TRI média')).toBeTruthy();
    expect(screen.getByText('1 aguardando gabarito')).toBeTruthy();
    expect(screen.getByText(/22 pontos acima/)).toBeTruthy();
    expect(screen.getByText('2 redações')).toBeTruthy();
    expect(screen.getByText('2 min 34 s')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /como as grandezas variam/ })).toBeTruthy();
    const practise = screen.getByRole('link', { name: 'Treinar H17 de Matemática' });
    expect(practise.getAttribute('href')).toBe('/questions?discipline=matematica&skill=H17');
    const history = await screen.findByRole('table', { name: /Provas feitas/ });
    expect(within(history).getByText('aguardando')).toBeTruthy();
    expect(within(history).getAllByRole('link', { name: 'ENEM 2022' })[0]?.getAttribute('href')).toBe(
      '/reports?attempt=5',
    );
  });

  it('of one attempt shows its answers, its questions and why', async () => {
    serve(served);
    visit('/reports?attempt=5');
    const review = await screen.findByRole('region', { name: 'ENEM 2022' });
    const line = within(review).getByText('Questão 136');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ENEM 2022'));
    const details = line.closest('details');
    if (!details) throw new Error('the question can be opened');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await within(review).findByText('Quanto é?')).toBeTruthy();
    expect(within(review).getByText(/^H17: Analisar como as grandezas variam/)).toBeTruthy();
    expect(within(review).getByText('sim')).toBeTruthy();
    expect(within(review).getByText('Por que não B')).toBeTruthy();
    expect(within(review).getByText('dobro')).toBeTruthy();
  });

  it('of a student’s attempt is there for staff, who have none of their own', async () => {
    const answers = [{ ...attempt.answers[0], is_correct: true, key: { letter: null, annulled: true } }];
    const question = { question_id: 136, index: 136, context: null, statement: 'Quanto é?', images: [] };
    const alternatives = [{ id: 1, letter: 'B', text: 'Três', image: null }];
    serve(
      {
        ...served,
        'GET /api/reports': () => ({ body: empty }),
        'GET /api/attempts/5': () => ({ body: { ...attempt, user_id: 40, user_name: 'João', answers } }),
        'GET /api/attempts/5/questions': () => ({ body: [{ ...question, alternatives }] }),
      },
      { ...ana, role: 'teacher' },
    );
    visit('/reports?attempt=5');
    const review = await screen.findByRole('region', { name: 'ENEM 2022' });
    expect(within(review).getByText(/^João · /)).toBeTruthy();
    expect(screen.queryByText('Nenhuma prova realizada ainda')).toBeNull();

    const details = within(review).getByText('Questão 136').closest('details');
    if (!details) throw new Error('the question can be opened');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const marked = (await within(review).findByText('Você marcou esta')).closest('li');
    expect(marked?.className).not.toContain('danger');
  });

  it('explains TRI with the reader’s own answers', async () => {
    serve(served);
    visit('/reports');
    const details = (await screen.findByText('O que é TRI?')).closest('details');
    if (!details) throw new Error('the explanation can be opened');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText(/questão 140 \(91% de chance\)/)).toBeTruthy();
    expect(screen.getByText('498,7')).toBeTruthy();
  });

  it('falls back to the copy of this device', async () => {
    serve(down);
    rememberAttempts(ana.id, [anAttempt(2)]);
    visit('/reports');
    expect(await screen.findByText(/Exibindo a cópia deste aparelho/)).toBeTruthy();
    expect(screen.getAllByText('612,3').length).toBeGreaterThan(0);
  });

  it('without a copy says what happened', async () => {
    serve(down);
    visit('/reports');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});
