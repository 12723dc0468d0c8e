import type { BankQuestion } from '@gabarita/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';

const question = (id: number): BankQuestion => ({
  id,
  index: id,
  discipline: 'ciencias-natureza',
  language: null,
  year: 2022,
  source: 'ENEM',
  edition: 'ENEM 2022',
  context: 'A **água** ferve.',
  statement: 'A água ferve porque',
  alternatives: (['A', 'B', 'C', 'D', 'E'] as const).map((letter, place) => ({
    id: id * 10 + place,
    letter,
    text: `opção ${letter}`,
    image: null,
  })),
  images: [],
  difficulty: 'easy',
  skill: 'H8',
  competence: 3,
});
const bank: Answers = {
  'GET /api/editions': () => ({ body: [] }),
  'GET /api/questions': ({ query }) => ({
    body: {
      questions: [question(Number(query.get('page') ?? 1))],
      total: 12,
      page: Number(query.get('page') ?? 1),
      pages: 3,
      highlights: query.get('search') ? ['água'] : [],
    },
  }),
  'GET /api/questions/1/key': () => ({
    body: { letter: 'C', annulled: false, explanation: 'Porque **sim**.', why_not: {} },
  }),
};
const asked = (requests: string[]) => requests.filter((request) => request.startsWith('GET /api/questions'));

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the question bank', () => {
  it('takes its filters from the address and gives them to the server', async () => {
    const requests = serve(bank);
    visit('/questions?discipline=matematica&difficulty=hard&search=sal&skill=H8&page=2');
    expect(await screen.findByText('12 questões encontradas')).toBeTruthy();
    expect(asked(requests)).toEqual([
      'GET /api/questions?discipline=matematica&difficulty=hard&search=sal&skill=H8&page=2',
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('Dificuldade').value).toBe('hard');
    expect(screen.getByLabelText<HTMLInputElement>('Palavra-chave').value).toBe('sal');
  });

  it('says what a skill is: on the question, and in the filter once its area is chosen', async () => {
    serve(bank);
    visit('/questions?discipline=matematica');
    expect(await screen.findByText(/^Identificar etapas de obter, transformar ou reciclar/)).toBeTruthy();
    const chosen = screen.getByRole('option', { name: 'H8 · Resolver problemas de geometria plana ou espacial' });
    await userEvent.selectOptions(screen.getByLabelText('Habilidade'), chosen);
    expect(currentAddress()).toBe('/questions?discipline=matematica&skill=H8');
  });

  it('writes them into the address, and starts over at the first page', async () => {
    serve(bank);
    visit('/questions?page=3');
    await screen.findByText('12 questões encontradas');
    await userEvent.selectOptions(screen.getByLabelText('Disciplina'), 'linguagens');
    expect(currentAddress()).toBe('/questions?discipline=linguagens');
    await userEvent.type(screen.getByLabelText('Palavra-chave'), 'água');
    await waitFor(() => expect(currentAddress()).toBe('/questions?discipline=linguagens&search=%C3%A1gua'));
  });

  it('leaves the focus with whoever types a word, though the first page is shown again', async () => {
    serve(bank);
    visit('/questions?page=3');
    await screen.findByText('12 questões encontradas');
    const field = screen.getByLabelText('Palavra-chave');
    await userEvent.type(field, 'sal');
    await waitFor(() => expect(currentAddress()).toBe('/questions?search=sal'));
    expect(document.activeElement).toBe(field);
  });

  it('marks the words that were found', async () => {
    serve(bank);
    visit('/questions?search=agua');
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(2));
  });

  it('turns pages and leads to the head of the results', async () => {
    serve(bank);
    visit('/questions');
    await userEvent.click(await screen.findByRole('button', { name: /Próxima/ }));
    await screen.findByText('ENEM 2022 · Questão 2');
    expect(currentAddress()).toBe('/questions?page=2');
    expect(document.activeElement?.textContent).toBe('12 questões encontradas');
  });

  it('says when nothing fits, and takes the filters away', async () => {
    serve({
      ...bank,
      'GET /api/questions': () => ({ body: { questions: [], total: 0, page: 1, pages: 0, highlights: [] } }),
    });
    visit('/questions?difficulty=hard&search=sal');
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    expect(currentAddress()).toBe('/questions');
    expect(screen.getByLabelText<HTMLInputElement>('Palavra-chave').value).toBe('');
    await new Promise((resume) => setTimeout(resume, 400));
    expect(currentAddress()).toBe('/questions');
  });
});

describe('practising', () => {
  it('asks for the key only when the reader does, and shows what was right', async () => {
    const requests = serve(bank);
    visit('/questions');
    await userEvent.click(await screen.findByRole('radio', { name: /opção B/ }));
    expect(requests).not.toContain('GET /api/questions/1/key');

    await userEvent.click(screen.getByRole('button', { name: 'Mostrar resposta' }));
    expect(await screen.findByText('Você marcou B. A resposta correta é C.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /opção C.*Resposta correta/ })).toBeTruthy();
    expect(screen.getByText('sim').tagName).toBe('STRONG');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /opção A/ }).disabled).toBe(true);
  });

  it('does not call a mark wrong where the question was annulled', async () => {
    serve({
      ...bank,
      'GET /api/questions/1/key': () => ({ body: { letter: null, annulled: true, explanation: null, why_not: {} } }),
    });
    visit('/questions');
    await userEvent.click(await screen.findByRole('radio', { name: /opção B/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar resposta' }));
    expect(await screen.findByText('Questão anulada: conta como acerto para todos.')).toBeTruthy();
    expect(screen.queryByText('Você marcou esta')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /opção B/ }).disabled).toBe(true);
  });

  it('can start over', async () => {
    serve(bank);
    visit('/questions');
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar resposta' }));
    await screen.findByText('A resposta correta é C.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.queryByText(/Resposta correta/)).toBeNull();
  });

  it('says what the server says when the key is not to be seen yet', async () => {
    serve({ ...bank, 'GET /api/questions/1/key': () => ({ status: 403, body: { message: 'Ainda não.' } }) });
    visit('/questions');
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar resposta' }));
    expect(await screen.findByText('Ainda não.')).toBeTruthy();
  });
});
