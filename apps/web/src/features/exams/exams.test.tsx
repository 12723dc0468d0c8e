import type { ExamView, UserView } from '@gabarita/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anExam } from '../../app/an-exam';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { dateTime } from '../../lib/dates';

const inTurma: UserView = { ...ana, turma_id: 4 };
const admin: UserView = { ...ana, role: 'admin' };
const staff = { owner: 'Carla', editable: true, sent: true, begun: false, offline_hours: 24 };
const list = (...exams: ExamView[]): Answers => ({
  'GET /api/exams': () => ({ body: exams }),
  'GET /api/sessions': () => ({ body: [] }),
});
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the exams of a student', () => {
  it('are those of the turma, with their facts, and start at the entrance of the custom exam', async () => {
    const requests = serve(list(anExam()), inTurma);
    visit('/exams');
    const start = await screen.findByRole('link', { name: 'Iniciar Prova: Simulado de novembro' });
    expect(start.getAttribute('href')).toBe('/exam/2026?customId=12');
    for (const fact of ['2026', 'Linguagens e Matemática', '60 questões', '2 h'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText(/^De .* até /)).toBeTruthy();
    expect(requests).toContain('GET /api/exams?turma_id=4&limit=100');
    expect(screen.queryByRole('group', { name: /Gerenciar/ })).toBeNull();
  });

  it.each([
    ['waiting', 'Aguardando início', 'Este simulado estará disponível em', 'start_time'],
    ['closed', 'Período encerrado', 'O período deste simulado expirou em', 'end_time'],
  ] as const)('that are %s say “%s”, and when', async (availability, label, sentence, moment) => {
    const exam = anExam({ availability });
    serve(list(exam), inTurma);
    visit('/exams');
    await userEvent.click(await screen.findByRole('button', { name: `${label}: ${exam.title}` }));
    const dialog = screen.getByRole('dialog', { name: label });
    expect(dialog.textContent).toContain(`${sentence} ${dateTime(exam[moment] ?? '')}.`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are none without a turma, and the way to one is shown', async () => {
    serve(list());
    visit('/exams');
    expect(await screen.findByText('Nenhum simulado disponível no momento.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entrar em uma turma' })).toBeTruthy();
  });

  it('say when they could not be had', async () => {
    serve({ ...list(), 'GET /api/exams': () => ({ status: 403, body: { message: 'x' } }) });
    visit('/exams');
    expect(await screen.findByText('Erro ao carregar as provas disponíveis')).toBeTruthy();
  });
});

describe('exams under way', () => {
  it('stand first, with progress, question, time left and last update', async () => {
    const updated = '2026-11-15T12:30:00.000Z';
    const running = {
      exam_id: null,
      exam_name: 'ENEM 2022 · Matemática',
      year: 2022,
      discipline: 'matematica',
      remaining_ms: 3_660_000,
      paused: true,
      total_questions: 45,
      updated_at: updated,
      progress_percentage: 20,
      current_index: 10,
    };
    serve({ ...list(anExam()), 'GET /api/sessions': () => ({ body: [running] }) }, inTurma);
    visit('/exams');
    await screen.findByRole('heading', { name: 'Provas em Andamento' });
    await waitFor(() => expect(titles()).toEqual(['ENEM 2022 · Matemática', 'Simulado de novembro']));
    expect(screen.getByRole('progressbar', { name: 'Questão 10 de 45' }).getAttribute('aria-valuetext')).toBe('20%');
    expect(screen.getByText('1 h 1 min')).toBeTruthy();
    expect(screen.getByText(`Última atualização: ${dateTime(updated)}`)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Continuar ENEM 2022 · Matemática' }));
    expect(currentAddress()).toBe('/exam/2022/matematica');
  });
});

describe('the exams of staff', () => {
  const manage = async (exam: ExamView, answers: Answers = {}) => {
    const requests = serve({ ...list(exam), ...answers }, admin);
    visit('/exams');
    await screen.findByRole('heading', { name: exam.title });
    return requests;
  };

  it('name their turmas, and say what students do not see yet', async () => {
    const turmas = [
      { id: 1, name: '3º A' },
      { id: 2, name: '3º B' },
    ];
    const requests = await manage(anExam({ turmas, questions_count: 3, staff: { ...staff, sent: false } }));
    expect(screen.getByText('3º A, 3º B')).toBeTruthy();
    expect(screen.getByText('3 de 60 questões')).toBeTruthy();
    expect(screen.getByText('Questões não enviadas')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Questões' }).getAttribute('href')).toBe('/simulados/12/questoes');
    expect(screen.queryByText('Iniciar Prova')).toBeNull();
    expect(requests).toContain('GET /api/exams?custom=1&limit=100');
  });

  it('without a turma are marked, and those of others cannot be changed', async () => {
    await manage(anExam({ turmas: [], staff: { ...staff, editable: false } }));
    expect(screen.getByText('(não atribuído)')).toBeTruthy();
    expect(screen.getByText('de Carla')).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Gerenciar/ })).toBeNull();
  });

  it('are deleted only after a question, and the refusal of the server is told', async () => {
    const refusal = 'Este simulado já tem respostas de alunos e não pode ser excluído. Desative-o para escondê-lo.';
    const exam = anExam({ turmas: [], staff });
    const requests = await manage(exam, {
      'DELETE /api/exams/12': () => ({ status: 409, body: { message: refusal } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(requests).not.toContain('DELETE /api/exams/12');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir simulado' }));
    expect(await screen.findByText(refusal)).toBeTruthy();
  });

  it('are extended to a new end', async () => {
    const sent = vi.fn();
    const exam = anExam({ turmas: [], staff });
    await manage(exam, {
      'PATCH /api/exams/12': ({ body }) => {
        sent(body);
        return { body: { message: 'Simulado atualizado.', exam } };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Prorrogar' }));
    const field = screen.getByLabelText('Novo fim do período');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-20T18:00');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar novo fim' }));
    expect(await screen.findByText('Simulado atualizado.')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ end_time: new Date('2026-11-20T18:00').toISOString() });
  });

  it('are duplicated, and the copy is opened to choose turmas and period', async () => {
    const copy = anExam({ id: 13, title: 'Simulado de novembro (cópia)', turmas: [], staff });
    await manage(anExam({ turmas: [], staff }), {
      'POST /api/exams/12/duplicate': () => ({
        status: 201,
        body: { message: 'Cópia criada. Escolha as turmas e o período.', exam: copy },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Duplicar' }));
    await waitFor(() => expect(currentAddress()).toBe('/simulados/criar?editar=13'));
  });
});
