import type { UserView } from '@gabarita/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anExam } from '../../app/an-exam';
import { type Answers, ana, closeServer, serve, visit } from '../../app/app-in-jsdom';

const inTurma: UserView = { ...ana, turma_id: 1 };
const exam = anExam({ questions_count: 3 });
const question = (order: number, letters: string) => ({
  order,
  points: 1,
  question: { id: 100 + order, answers: [...letters].map((letter, place) => ({ id: order * 10 + place, letter })) },
});
const sheet = {
  ...exam,
  view: 'sheet',
  exam_questions: [question(1, 'ABCDE'), question(2, 'ABCDE'), question(3, 'ABCD')],
};
const attempt = {
  id: 55,
  exam_name: exam.title,
  user_name: 'Ana',
  receipt: 'K7QM-3ZPX',
  total_questions: 3,
  answered: 2,
  correct_answers: 2,
  percentage: 66.7,
};
const server: Answers = {
  'GET /api/exams': () => ({ body: [exam, anExam({ id: 13, title: 'Redação', is_redacao: true })] }),
  'GET /api/exams/12': () => ({ body: sheet }),
};

const quickEntry = () => screen.findByLabelText<HTMLInputElement>('Digitação rápida');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar gabarito' }));
const chosen = (number: number) =>
  within(screen.getByRole('group', { name: `Questão ${number}` }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the manual sheet', () => {
  it('asks for an exam first, and offers none that has no sheet', async () => {
    serve(server, inTurma);
    visit('/gabarito');
    await screen.findByRole('option', { name: exam.title });
    await send();
    expect(await screen.findByText('Selecione um simulado.')).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Redação' })).toBeNull();
  });

  it('sends letters typed in a row as specified, once, and leads to the result', async () => {
    const sent = vi.fn();
    serve(
      {
        ...server,
        'POST /api/attempts': ({ body }) => {
          sent(body);
          return { status: 201, body: { message: 'ok', attempt } };
        },
      },
      inTurma,
    );
    visit('/gabarito?exam=12');
    await userEvent.type(await quickEntry(), 'a d');
    expect([chosen(1), chosen(2), chosen(3)]).toEqual(['A', undefined, 'D']);
    await send();
    expect(await screen.findByText('Gabarito enviado com sucesso!')).toBeTruthy();
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      exam_id: 12,
      time_spent: 0,
      meta: { mode: 'online', source: 'CUSTOM', is_manual: true },
      user_answers: [
        { question_id: 101, answer_id: 1 },
        { question_id: 103, answer_id: 4 },
      ],
    });
    expect(screen.getByRole('link', { name: 'Ver Resultado' }).getAttribute('href')).toBe('/reports?attempt=55');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar Outro Gabarito' }));
    expect((await quickEntry()).value).toBe('');
  });

  it('walks down the questions when letters are typed on its bubbles, and empties one with Delete', async () => {
    serve(server, inTurma);
    visit('/gabarito?exam=12');
    await quickEntry();
    within(screen.getByRole('group', { name: 'Questão 1' }))
      .getAllByRole('radio')[0]
      ?.focus();
    await userEvent.keyboard('bc');
    expect([chosen(1), chosen(2)]).toEqual(['B', 'C']);
    await userEvent.keyboard('{Backspace}');
    expect(document.activeElement?.closest('[data-question]')?.getAttribute('data-question')).toBe('2');
    await userEvent.keyboard('{Delete}');
    expect(chosen(2)).toBeUndefined();
  });

  it('needs an answer, and one that its question offers', async () => {
    serve(server, inTurma);
    visit('/gabarito?exam=12');
    const field = await quickEntry();
    await send();
    expect(await screen.findByText('Preencha ao menos uma resposta.')).toBeTruthy();
    await userEvent.type(field, 'ABE');
    expect(await screen.findByText(/A questão 3 vai de A a D/)).toBeTruthy();
  });

  it('keeps what was typed when sending fails, also for the next visit', async () => {
    serve({ ...server, 'POST /api/attempts': () => ({ status: 500, body: {} }) }, inTurma);
    visit('/gabarito?exam=12');
    await userEvent.type(await quickEntry(), 'AB');
    await send();
    expect(await screen.findByText('Falha ao enviar gabarito')).toBeTruthy();
    cleanup();
    visit('/gabarito?exam=12');
    expect((await quickEntry()).value).toBe('AB');
  });

  it('is entered by staff for a student of the exam’s turmas', async () => {
    const sent = vi.fn();
    const turmas = [{ id: 1, name: '3º A' }];
    serve(
      {
        'GET /api/exams': () => ({ body: [{ ...exam, turmas }, anExam({ id: 14, title: 'Solto', turmas: [] })] }),
        'GET /api/exams/12': () => ({ body: { ...sheet, turmas } }),
        'GET /api/turmas/1/members': () => ({
          body: { turma: { id: 1 }, counts: {}, users: [{ id: 40, name: 'João', role: 'student' }] },
        }),
        'POST /api/attempts': ({ body }) => {
          sent(body);
          return { status: 201, body: { message: 'ok', attempt } };
        },
      },
      { ...ana, role: 'teacher' },
    );
    visit('/gabarito?exam=12');
    expect(await screen.findByRole('option', { name: 'Solto (não atribuído)' })).toBeTruthy();
    await screen.findByRole('option', { name: 'João' });
    await userEvent.selectOptions(screen.getByLabelText('De quem é o gabarito'), 'João');
    await userEvent.type(await quickEntry(), 'A');
    await send();
    await screen.findByText('Gabarito enviado com sucesso!');
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ user_id: 40 });
  });

  it('says when the sheet cannot be had', async () => {
    serve({ ...server, 'GET /api/exams/12': () => ({ status: 500, body: {} }) }, inTurma);
    visit('/gabarito?exam=12');
    expect(await screen.findByText('Erro ao carregar detalhes do simulado')).toBeTruthy();
  });
});

describe('the calculator of the real exam', () => {
  it('scores the answers to a booklet, and says what the score is worth', async () => {
    const sent = vi.fn();
    const booklet = { code: 1211, discipline: 'matematica', label: 'Azul', questions: 45, languages: [] };
    const scored = {
      discipline: 'matematica',
      label: 'Azul',
      status: 'official',
      score: 612.3,
      correct: 24,
      total: 45,
    };
    serve({
      ...server,
      'GET /api/booklets': () => ({ body: { years: [2023], year: 2023, booklets: [booklet] } }),
      'POST /api/booklets/score': ({ body }) => {
        sent(body);
        return { body: { year: 2023, areas: [{ ...scored, reason: null }] } };
      },
    });
    visit('/gabarito');
    await userEvent.click(await screen.findByRole('tab', { name: /Fiz o ENEM/ }));
    await userEvent.selectOptions(await screen.findByLabelText('Cor do caderno'), 'Azul');
    await userEvent.type(screen.getByLabelText('Respostas em sequência'), 'abcde');
    await userEvent.click(screen.getByRole('button', { name: 'Calcular minha nota' }));
    expect(await screen.findByText('612,3')).toBeTruthy();
    expect(screen.getByText('nota oficial')).toBeTruthy();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ year: 2023, areas: [{ booklet: 1211, answers: 'ABCDE' }] });
  });
});
