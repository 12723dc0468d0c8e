import type { StaffQuestion } from '@gabarita/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../../app/app-in-jsdom';

const admin = { ...ana, role: 'admin' as const };
const question: StaffQuestion = {
  id: 9,
  index: 144,
  discipline: 'matematica',
  language: null,
  year: 2022,
  source: 'ENEM',
  edition: 'ENEM 2022',
  context: 'Um texto.',
  statement: 'O valor é',
  alternatives: (['A', 'B', 'C', 'D'] as const).map((letter, id) => ({ id, letter, text: `${id}`, image: null })),
  images: [{ src: '/files/images/g.webp', alt: '', width: 10, height: 10, small: null }],
  difficulty: null,
  skill: null,
  competence: null,
  status: 'quarantined',
  reasons: [{ code: 'alternatives-missing', text: 'Não tem cinco alternativas' }],
  flags: [],
  mended: false,
  key: { letter: 'C', annulled: false, explanation: null, why_not: {} },
};

let sent: unknown[];
let answers: Answers;
beforeEach(() => {
  sent = [];
  answers = {
    'GET /api/editions': () => ({ body: [] }),
    'GET /api/questions/quarantine': () => ({ body: [question] }),
    'GET /api/questions/9': () => ({ body: question }),
    'PATCH /api/questions/9': ({ body }) => {
      sent.push(body);
      return { body: { message: 'Questão corrigida.', question } };
    },
    'POST /api/questions/9/release': () => ({ body: { message: 'Questão liberada.', question } }),
  };
});
afterEach(() => {
  cleanup();
  closeServer();
});

describe('the quarantine', () => {
  it('is not for students', async () => {
    serve(answers);
    visit('/questions/quarentena');
    expect(await screen.findByText(/Apenas administradores e professores/)).toBeTruthy();
  });

  it('lists questions with what is wrong with them, and leads to one', async () => {
    serve(answers, admin);
    visit('/questions/quarentena');
    expect(await screen.findByText('Não tem cinco alternativas')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Corrigir ENEM 2022 · Questão 144' }));
    expect(currentAddress()).toBe('/questions/quarentena?questao=9');
    expect(await screen.findByRole('heading', { level: 1, name: 'ENEM 2022, questão 144' })).toBeTruthy();
  });
});

describe('mending a question', () => {
  it('shows the change at once, sends only that, and releases', async () => {
    const requests = serve(answers, admin);
    visit('/questions/quarentena?questao=9');
    await userEvent.type(await screen.findByLabelText('Alternativa E'), '**0**');
    const preview = within(screen.getByRole('region', { name: 'Prévia' }));
    expect(preview.getByText('0', { selector: 'strong strong, span strong' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Salvar e liberar' }));
    await waitFor(() => expect(currentAddress()).toBe('/questions/quarentena'));
    expect(sent).toEqual([{ alternatives: [{ letter: 'E', text: '**0**' }] }]);
    expect(requests).toContain('POST /api/questions/9/release');
  });

  it('stays with the sentence of the server when something still stands against it', async () => {
    answers['POST /api/questions/9/release'] = () => ({
      status: 422,
      body: { message: 'Confira os campos destacados.', errors: { key: ['Informe a alternativa correta.'] } },
    });
    serve(answers, admin);
    visit('/questions/quarentena?questao=9');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar e liberar' }));
    expect(await screen.findByText('Informe a alternativa correta.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Alternativa correta'));
    expect(sent).toEqual([]);
  });
});
