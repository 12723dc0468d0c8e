import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Answers, ana, closeServer, serve, visit } from '../../../app/app-in-jsdom';
import type { Proposal } from './use-proposals';

const [teacher, admin] = [
  { ...ana, role: 'teacher' as const },
  { ...ana, role: 'admin' as const },
];
const proposal: Proposal = {
  ...{ id: 4, question_id: 9, kind: 'key', letter: 'D', reason: 'O texto diz D.', proposer: 'Bia Lima' },
  ...{ edition: 'ENEM 2022', index: 144, statement: 'O valor é', current: { letter: 'C', annulled: false } },
  ...{ created_at: '2026-11-15T13:00:00.000Z', decided_at: null, accepted: null, answer: null },
};

afterEach(() => {
  cleanup();
  closeServer();
});

it('a teacher proposes a correction of a question of the bank', async () => {
  const sent: unknown[] = [];
  const question = {
    ...{
      id: 9,
      index: 144,
      discipline: 'matematica',
      language: null,
      year: 2022,
      source: 'ENEM',
      edition: 'ENEM 2022',
    },
    ...{ context: null, statement: 'O valor é', images: [], difficulty: null, skill: null, competence: null },
    alternatives: (['A', 'B', 'C', 'D', 'E'] as const).map((letter, id) => ({
      id,
      letter,
      text: `${id}`,
      image: null,
    })),
    key: { letter: 'C', annulled: false, explanation: null },
  };
  const answers: Answers = {
    'GET /api/editions': () => ({ body: [] }),
    'GET /api/questions': () => ({ body: { questions: [question], total: 1, page: 1, pages: 1, highlights: [] } }),
    'POST /api/questions/9/proposals': ({ body }) => {
      sent.push(body);
      return { status: 201, body: { message: 'Proposta enviada.' } };
    },
  };
  serve(answers, teacher);
  visit('/questions');
  await userEvent.click(await screen.findByRole('button', { name: /Propor correção/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: /certa é C/ })).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: /certa é D/ }));
  await userEvent.type(dialog.getByLabelText(/O que está errado/), 'O texto diz D.');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar proposta' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'key', letter: 'D', reason: 'O texto diz D.' }]));
});

it('an admin accepts it, with a word to who proposed it', async () => {
  const sent: unknown[] = [];
  serve(
    {
      'GET /api/questions/proposals': () => ({ body: [proposal] }),
      'POST /api/questions/proposals/4/decision': ({ body }) => {
        sent.push(body);
        return { body: { message: 'Correção feita.' } };
      },
    },
    admin,
  );
  visit('/questions/propostas');
  expect(await screen.findByText('Mudar o gabarito para D.')).toBeTruthy();
  expect(screen.getByText(/Bia Lima/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Resposta a quem propôs/), 'Obrigada!');
  await userEvent.click(screen.getByRole('button', { name: /Aceitar correção/ }));
  await waitFor(() => expect(sent).toEqual([{ accept: true, answer: 'Obrigada!' }]));
});

it('a teacher sees what became of the own ones, and decides nothing', async () => {
  const decided = { ...proposal, decided_at: '2026-11-16T13:00:00.000Z', accepted: false, answer: 'O oficial é C.' };
  serve({ 'GET /api/questions/proposals': () => ({ body: [decided] }) }, teacher);
  visit('/questions/propostas?view=decided');
  expect(await screen.findByText('Recusada')).toBeTruthy();
  expect(screen.getByText('Resposta: O oficial é C.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Aceitar/ })).toBeNull();
});
