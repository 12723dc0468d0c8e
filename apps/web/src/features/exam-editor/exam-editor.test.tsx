import type { UserView } from '@gabarita/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anExam } from '../../app/an-exam';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { keys } from '../../lib/storage';
import { type ExamDraft, newDraft, newQuestion, readDraft, writeDraft } from './exam-draft';

const admin: UserView = { ...ana, role: 'admin' };
const teacher: UserView = { ...ana, role: 'teacher' };
const staff = { owner: 'Carla', editable: true, sent: false, begun: false, offline_hours: 24 };
const created = anExam({ title: 'Prova de março', questions_count: 0, total_questions: 3, turmas: [], staff });
const paper = { ...created, view: 'paper', essay_topic: null, exam_questions: [] };
const turma = (id: number, member: boolean) => ({
  id,
  name: `3º ano ${id}`,
  description: '',
  member,
  students_count: 30,
  created_at: created.created_at,
});

/** A server that takes everything, and writes down what it got. */
function school(user: UserView, answers: Answers = {}) {
  const got: Record<string, unknown> = {};
  const take = (name: string, body: unknown, status = 200): Answers => ({
    [name]: (asked) => {
      got[name] = asked.body;
      return { status, body };
    },
  });
  const requests = serve(
    {
      'GET /api/turmas': () => ({ body: [turma(1, true), turma(2, false)] }),
      'GET /api/exams': () => ({ body: [] }),
      'GET /api/sessions': () => ({ body: [] }),
      'GET /api/editions': () => ({ body: [] }),
      'GET /api/exams/12': () => ({ body: paper }),
      ...take('POST /api/exams', created, 201),
      ...take('PATCH /api/exams/12', { message: 'Simulado atualizado.', exam: created }),
      ...take('POST /api/exams/12/assign', { message: 'x', exam: created }),
      ...take('POST /api/exams/12/questions', { message: 'x', exam: created }, 201),
      ...take('POST /api/exams/12/questions/from-bank', { message: 'x', exam: created }, 201),
      ...answers,
    },
    user,
  );
  return { got, requests };
}
const draft = (given: Partial<ExamDraft> = {}): ExamDraft => ({ ...newDraft(created, [1]), ...given });
const typed = (enunciado: string) => ({
  ...newQuestion(),
  enunciado,
  alternativas: { A: 'a', B: 'b', C: '', D: '', E: '' },
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  closeServer();
  vi.restoreAllMocks();
});

describe('creating an exam', () => {
  it('is refused to students', async () => {
    serve({});
    visit('/simulados/criar');
    expect(
      await screen.findByText('Acesso negado – Apenas administradores e professores podem criar simulados.'),
    ).toBeTruthy();
  });

  it('starts with the defaults, assigns the turmas, keeps a draft and leads an admin to the questions', async () => {
    const { got } = school(admin);
    visit('/simulados/criar');
    await userEvent.type(await screen.findByLabelText('Título'), 'Prova de março');
    await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Matemática');
    expect(screen.getByText(/Quem termina antes pode passar o gabarito/)).toBeTruthy();
    await userEvent.click(await screen.findByLabelText(/3º ano 2/));
    await press('Criar simulado');
    await waitFor(() => expect(currentAddress()).toBe('/simulados/12/questoes'));
    expect(got['POST /api/exams']).toMatchObject({
      title: 'Prova de março',
      total_questions: 60,
      duration_minutes: 120,
      report_subject: 'matematica',
      start_time: null,
      end_time: null,
      allow_multiple_attempts: true,
      use_tri: true,
      show_immediate_answer_key: true,
      is_redacao: false,
      is_active: true,
    });
    expect(got['POST /api/exams/12/assign']).toEqual({ turma_ids: [2] });
    expect(sessionStorage.getItem(keys.examDraft)).toContain('Prova de março');
    expect(readDraft(admin.id, 12)?.turmaIds).toEqual([2]);
  });

  it.each([
    ['Número de questões', '181', 'O simulado tem de 1 a 180 questões.'],
    ['Número de questões', '0', 'O simulado tem de 1 a 180 questões.'],
    ['Duração (minutos)', '9', 'A duração vai de 10 a 360 minutos.'],
    ['Duração (minutos)', '361', 'A duração vai de 10 a 360 minutos.'],
  ])('holds %s to its bounds (%s)', async (label, value, sentence) => {
    const { requests } = school(admin);
    visit('/simulados/criar');
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
    await press('Criar simulado');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(requests).not.toContain('POST /api/exams');
  });

  it('offers a teacher the own turmas alone, and the bank next; a failed assignment waits for the sending', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    school(teacher, { 'POST /api/exams/12/assign': () => ({ status: 500, body: { message: 'x' } }) });
    visit('/simulados/criar');
    await userEvent.click(await screen.findByLabelText(/3º ano 1/));
    expect(screen.queryByLabelText(/3º ano 2/)).toBeNull();
    expect(screen.queryByLabelText('Enviar para todas as turmas')).toBeNull();
    await press('Criar simulado');
    await waitFor(() => expect(currentAddress()).toBe('/simulados/12/banco'));
    expect(readDraft(teacher.id, 12)?.turmaIds).toEqual([1]);
  });

  it('gives an admin’s exam to all turmas at once', async () => {
    const { got } = school(admin);
    visit('/simulados/criar');
    await userEvent.click(await screen.findByLabelText('Enviar para todas as turmas'));
    await press('Criar simulado');
    await waitFor(() => expect(got['POST /api/exams/12/assign']).toEqual({ turma_ids: [1, 2] }));
  });

  it('says what the server says, after our own words', async () => {
    school(admin, { 'POST /api/exams': () => ({ status: 500, body: { message: 'Sem espaço.' } }) });
    visit('/simulados/criar');
    await screen.findByLabelText('Título');
    await press('Criar simulado');
    expect(await screen.findByText('Erro ao criar simulado. Sem espaço.')).toBeTruthy();
  });

  it('asks for the theme of an essay, which has no questions to send', async () => {
    const { got } = school(admin, {
      'POST /api/exams': ({ body }) => {
        got['POST /api/exams'] = body;
        return { status: 201, body: { ...created, is_redacao: true } };
      },
    });
    visit('/simulados/criar');
    await userEvent.click(await screen.findByLabelText('É uma redação'));
    expect(screen.queryByLabelText('Número de questões')).toBeNull();
    await press('Criar simulado');
    expect(await screen.findByText('Informe o tema da redação.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Tema'), 'Mobilidade');
    await userEvent.type(screen.getByLabelText(/Texto motivador 2/), 'Um texto.');
    await press('Criar simulado');
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
    expect(got['POST /api/exams']).toMatchObject({
      is_redacao: true,
      essay_topic: { title: 'Mobilidade', texts: [{ title: 'Texto 1', body: 'Um texto.' }] },
    });
  });
});

describe('editing an exam', () => {
  it('starts from what it is, and adds turmas to those that have it', async () => {
    const assigned = { ...paper, turmas: [{ id: 1, name: '3º ano 1' }] };
    const { got } = school(admin, { 'GET /api/exams/12': () => ({ body: assigned }) });
    visit('/simulados/criar?editar=12');
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Prova de março');
    expect((await screen.findByLabelText<HTMLInputElement>(/3º ano 1/)).disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('Visível para os alunos'));
    await userEvent.click(screen.getByLabelText(/3º ano 2/));
    await press('Salvar simulado');
    expect(await screen.findByText('Simulado atualizado.')).toBeTruthy();
    expect(got['PATCH /api/exams/12']).toMatchObject({ title: 'Prova de março', is_active: false, total_questions: 3 });
    expect(got['POST /api/exams/12/assign']).toEqual({ turma_ids: [2] });
  });
});

describe('typing questions', () => {
  const fill = async (statement: string) => {
    await userEvent.type(await screen.findByLabelText('Enunciado'), statement);
    await userEvent.type(screen.getByLabelText('Alternativa A'), 'sim');
    await userEvent.type(screen.getByLabelText('Alternativa B'), 'não');
    await press('Adicionar questão');
  };

  it('is for admins', async () => {
    school(teacher);
    visit('/simulados/12/questoes');
    expect(await screen.findByText('Acesso negado – Apenas administradores.')).toBeTruthy();
  });

  it('shows the statement as students will see it, keeps questions in the draft, and sends all of them', async () => {
    const { got } = school(admin);
    writeDraft(admin.id, draft());
    visit('/simulados/12/questoes');
    await userEvent.type(await screen.findByLabelText('Enunciado'), 'É **certo**?');
    expect(within(screen.getByRole('region', { name: 'Pré-visualização' })).getByText('certo').tagName).toBe('STRONG');
    await userEvent.clear(screen.getByLabelText('Enunciado'));
    await press('Adicionar questão');
    expect(screen.getByText('Preencha o enunciado.')).toBeTruthy();

    await fill('Primeira');
    await fill('Segunda');
    await press('Subir a questão 2');
    expect(readDraft(admin.id, 12)?.questions.map(({ enunciado }) => enunciado)).toEqual(['Segunda', 'Primeira']);

    await press('Enviar simulado');
    expect(await screen.findByText('Simulado enviado com sucesso para as turmas selecionadas.')).toBeTruthy();
    expect(got['POST /api/exams/12/assign']).toEqual({ turma_ids: [1] });
    expect(got['POST /api/exams/12/questions']).toMatchObject({
      questions: [{ statement: 'Segunda' }, { statement: 'Primeira' }],
    });
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
    expect(sessionStorage.getItem(keys.examDraft)).toBeNull();
  });

  it('edits and deletes what is in the draft', async () => {
    school(admin);
    writeDraft(admin.id, draft({ questions: [typed('Velha'), typed('Sobra')] }));
    visit('/simulados/12/questoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar a questão 1' }));
    const statement = screen.getByLabelText('Enunciado');
    expect(document.activeElement).toBe(statement);
    await userEvent.clear(statement);
    await userEvent.type(statement, 'Nova');
    await press('Salvar questão');
    await press('Excluir a questão 2');
    await press('Excluir questão');
    await waitFor(() => expect(readDraft(admin.id, 12)?.questions.map(({ enunciado }) => enunciado)).toEqual(['Nova']));
  });

  it('does not send an empty exam', async () => {
    const { requests } = school(admin);
    visit('/simulados/12/questoes');
    await screen.findByRole('heading', { name: 'Prova de março' });
    await press('Enviar simulado');
    expect(await screen.findByText(/Adicione ao menos 1 questão antes de enviar\./)).toBeTruthy();
    expect(requests).not.toContain('POST /api/exams/12/questions');
  });

  it('names the question that the server refused, and loses none', async () => {
    school(admin, {
      'POST /api/exams/12/questions': () => ({
        status: 422,
        body: { message: 'Confira.', errors: { 'questions.1.statement': ['Preencha o enunciado.'] } },
      }),
    });
    writeDraft(admin.id, draft({ questions: [typed('Uma'), typed('Outra')] }));
    visit('/simulados/12/questoes');
    await screen.findByText('Outra');
    await press('Enviar simulado');
    expect(await screen.findByText('Questão 2: Preencha o enunciado.')).toBeTruthy();
    expect(readDraft(admin.id, 12)?.questions).toHaveLength(2);
  });

  it('has no place for more questions than the exam is meant to have', async () => {
    school(admin);
    writeDraft(admin.id, draft({ questions: [typed('1'), typed('2'), typed('3')] }));
    visit('/simulados/12/questoes');
    expect(await screen.findByText('Este simulado tem lugar para 3 questões.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Adicionar questão' })).toBeNull();
  });

  it('says when there is no draft, or when it could not be had', async () => {
    school(admin, { 'GET /api/exams/12': () => ({ status: 404, body: { message: 'Não encontrado.' } }) });
    visit('/simulados/12/questoes');
    expect(await screen.findByText('Nenhum rascunho encontrado.')).toBeTruthy();
    cleanup();
    school(admin, { 'GET /api/exams/12': () => ({ status: 500, body: { message: 'x' } }) });
    visit('/simulados/12/questoes');
    expect(await screen.findByText('Erro ao carregar rascunho.')).toBeTruthy();
  });

  it('leads to the results when students have begun, and changes nothing any more', async () => {
    school(admin, { 'GET /api/exams/12': () => ({ body: { ...paper, staff: { ...staff, begun: true } } }) });
    visit('/simulados/12/questoes');
    const results = await screen.findByRole('link', { name: 'Ver resultados' });
    expect(results.getAttribute('href')).toBe('/simulados/12/resultados?aba=questoes');
    expect(screen.queryByRole('button', { name: 'Enviar simulado' })).toBeNull();
  });
});

describe('importing questions', () => {
  it('names what is wrong by its line and adds nothing, then adds what is right', async () => {
    school(admin);
    writeDraft(admin.id, draft());
    visit('/simulados/12/questoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Importar questões' }));
    const dialog = within(await screen.findByRole('dialog'));
    const paste = dialog.getByLabelText(/Ou cole o texto aqui/);
    fireEvent.change(paste, { target: { value: '::Tema::Escreva.{}\n\nQuanto? {=4 ~5}' } });
    expect(await dialog.findByText(/Linha 1, Tema: é dissertativa/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Adicionar' })).toHaveProperty('disabled', true);

    fireEvent.change(paste, { target: { value: 'enunciado;A;B;correta\nQuanto é 2 + 2?;4;5;A\nE 3 + 3?;5;6;B' } });
    await userEvent.click(await dialog.findByRole('button', { name: 'Adicionar 2 questões' }));
    expect(await screen.findByText('Questões digitadas (2)')).toBeTruthy();
    expect(readDraft(admin.id, 12)?.questions[1]).toMatchObject({ enunciado: 'E 3 + 3?', correta: 'B' });
  });

  it('says what a question comes without, and adds it', async () => {
    school(admin);
    writeDraft(admin.id, draft());
    visit('/simulados/12/questoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Importar questões' }));
    const dialog = within(await screen.findByRole('dialog'));
    const spoken = `<quiz><question type="truefalse"><name><text>Escuta</text></name><questiontext><text>Ouviu?</text>
      <file name="fala.mp3">SUQz</file></questiontext><answer fraction="100"><text>true</text></answer>
      <answer fraction="0"><text>false</text></answer></question></quiz>`;
    fireEvent.change(dialog.getByLabelText(/Ou cole/), { target: { value: spoken } });
    expect(await dialog.findByText(/Linha 1, Escuta: traz o arquivo "fala.mp3"/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar 1 questão' }));
    expect(await screen.findByText('Questões digitadas (1)')).toBeTruthy();
  });

  it('takes no more than the exam has room for', async () => {
    school(admin);
    writeDraft(admin.id, draft({ questions: [typed('um'), typed('dois')] }));
    visit('/simulados/12/questoes');
    await userEvent.click(await screen.findByRole('button', { name: 'Importar questões' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Ou cole/), { target: { value: 'A? {=1 ~2}\n\nB? {=1 ~2}' } });
    expect(await dialog.findByText('O simulado só tem lugar para mais 1.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Adicionar' })).toHaveProperty('disabled', true);
  });
});

describe('the form of a question', () => {
  it('keeps what was typed through a reload', async () => {
    school(admin);
    writeDraft(admin.id, draft());
    visit('/simulados/12/questoes');
    fireEvent.change(await screen.findByLabelText('Enunciado'), { target: { value: 'Ainda não acabei' } });
    cleanup();
    visit('/simulados/12/questoes');
    expect(await screen.findByDisplayValue('Ainda não acabei')).toBeTruthy();
  });
});

describe('sending with a question still in the form', () => {
  it('asks first: the draft goes, and that question with it', async () => {
    const { requests } = school(admin);
    writeDraft(admin.id, draft({ questions: [typed('Uma')], typing: { ...newQuestion(), enunciado: 'Quase pronta' } }));
    visit('/simulados/12/questoes');
    await screen.findByDisplayValue('Quase pronta');
    await press('Enviar simulado');
    await press('Voltar à questão');
    expect(requests).not.toContain('POST /api/exams/12/questions');
    expect(readDraft(admin.id, 12)?.typing?.enunciado).toBe('Quase pronta');
    await press('Enviar simulado');
    await press('Enviar sem ela');
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
  });
});

describe('choosing from the bank', () => {
  const question = (id: number) => ({
    id,
    index: id,
    discipline: 'matematica',
    language: null,
    year: 2022,
    source: 'ENEM',
    edition: 'ENEM 2022',
    context: null,
    statement: `Enunciado ${id}`,
    alternatives: [{ id: id * 10, letter: 'A', text: 'certa', image: null }],
    images: [],
    difficulty: null,
    skill: null,
    competence: null,
    key: { letter: 'A', annulled: false, explanation: null },
  });
  const bank: Answers = {
    'GET /api/questions': () => ({
      body: { questions: [question(1), question(2)], total: 2, page: 1, pages: 1, highlights: [] },
    }),
  };

  it('adds, removes and sends questions', async () => {
    const { got } = school(teacher, bank);
    writeDraft(teacher.id, draft());
    visit('/simulados/12/banco?discipline=matematica');
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar ENEM 2022 · Questão 1' }));
    await press('Adicionar ENEM 2022 · Questão 2');
    await userEvent.click(screen.getAllByRole('button', { name: 'Remover ENEM 2022 · Questão 1' })[0] as HTMLElement);
    expect(screen.getByText('1 de 3')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Digitar questões' })).toBeNull();
    await press('Enviar simulado');
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
    expect(got['POST /api/exams/12/questions/from-bank']).toEqual({ question_ids: [2] });
  });

  it('takes a question out of the exam, once confirmed', async () => {
    const has = {
      ...paper,
      exam_questions: [{ order: 1, points: 1, question: { id: 8, question_text: 'Quanto?', answers: [] } }],
    };
    const { requests } = school(teacher, {
      ...bank,
      'GET /api/exams/12': () => ({ body: has }),
      'DELETE /api/exams/12/questions/8': () => ({ body: { message: 'Questão retirada do simulado.', exam: created } }),
    });
    visit('/simulados/12/banco');
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir a questão 1' }));
    await press('Retirar questão');
    expect(await screen.findByText('Questão retirada do simulado.')).toBeTruthy();
    expect(requests).toContain('DELETE /api/exams/12/questions/8');
  });

  it('marks what the exam already has', async () => {
    const has = {
      ...paper,
      exam_questions: [{ order: 1, points: 1, question: { id: 1, question_text: 'Uma', answers: [] } }],
    };
    school(teacher, { ...bank, 'GET /api/exams/12': () => ({ body: has }) });
    visit('/simulados/12/banco');
    expect(await screen.findByText('Já está no simulado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Adicionar ENEM 2022 · Questão 1' })).toBeNull();
  });

  it('hides an exam with questions of both kinds until both are in, and does not send the first kind twice', async () => {
    let active = true;
    let tries = 0;
    const { got, requests } = school(admin, {
      ...bank,
      'GET /api/exams/12': () => ({ body: { ...paper, is_active: active } }),
      'PATCH /api/exams/12': ({ body }) => {
        active = (body as { is_active: boolean }).is_active;
        return { body: { message: 'x', exam: created } };
      },
      'POST /api/exams/12/questions/from-bank': ({ body }) => {
        got.chosen = body;
        tries += 1;
        return tries === 1 ? { status: 500, body: { message: 'Caiu.' } } : { status: 201, body: { exam: created } };
      },
    });
    writeDraft(admin.id, draft({ questions: [typed('Uma')], fromBank: [{ id: 2, title: 'ENEM 2022 · Questão 2' }] }));
    visit('/simulados/12/banco');
    await screen.findByText('2 de 3');
    await press('Enviar simulado');
    expect(await screen.findByText('Erro ao enviar simulado. Caiu.')).toBeTruthy();
    expect(active).toBe(false);
    expect(readDraft(admin.id, 12)).toMatchObject({ questions: [], fromBank: [{ id: 2 }] });

    await press('Enviar simulado');
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
    expect(active).toBe(true);
    expect(got.chosen).toEqual({ question_ids: [2] });
    expect(requests.filter((request) => request === 'POST /api/exams/12/questions')).toHaveLength(1);
  });
});
