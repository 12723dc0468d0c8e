import type { CallOutput, RankingRow, UserView } from '@gabarita/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { keepRanking } from '../../offline/global-ranking';

const areas: RankingRow['areas'] = {
  linguagens: 71.1,
  'ciencias-humanas': null,
  'ciencias-natureza': 40,
  matematica: 55.6,
  redacao: null,
};
const row = (position: number, given: Partial<RankingRow> = {}): RankingRow => ({
  position,
  user_id: 100 + position,
  name: `Estudante ${position}`,
  email: 'es•••@escola.br',
  average_percentage: 90 - position,
  total_exams: 3,
  areas,
  ...given,
});
const own = row(412, { user_id: ana.id, name: ana.name, email: ana.email });
const ranking = (given: Partial<CallOutput<'GET /api/ranking'>> = {}): CallOutput<'GET /api/ranking'> => ({
  ranking: [row(1), row(2), row(2, { user_id: 200, name: 'Outro Segundo' }), row(4)],
  current_user_position: 412,
  current_user: own,
  total_students: 1520,
  ...given,
});
const inTurma: UserView = { ...ana, turma_id: 1 };
const failing = () => ({ status: 503, body: { message: 'O serviço está indisponível no momento.' } });

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the ranking', () => {
  it('shows everybody with position, averages and address, and the own place however far down', async () => {
    serve({ 'GET /api/ranking': () => ({ body: ranking() }) }, inTurma);
    visit('/ranking');
    const table = await screen.findByRole('table', { name: 'Ranking de estudantes' });
    const [, first, second, third] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('1º');
    expect(first?.textContent).toContain('es•••@escola.br');
    expect(first?.textContent).toContain('Linguagens: 71,1');
    expect(first?.textContent).toContain('Humanas: –');
    expect(first?.textContent).toContain('89 %');
    expect([second, third].map((line) => line?.textContent?.slice(0, 2))).toEqual(['2º', '2º']);
    expect(screen.getByText('412º')).toBeTruthy();
    expect(screen.getByText(/entre 1\.520 estudantes/)).toBeTruthy();
  });

  it('marks the own row', async () => {
    serve({ 'GET /api/ranking': () => ({ body: ranking({ ranking: [row(1), own] }) }) }, inTurma);
    visit('/ranking');
    const badge = await screen.findByText('Você');
    expect(badge.closest('tr')?.textContent).toContain(ana.email);
  });

  it('asks for one area and for the own turma, and keeps both in the address', async () => {
    const requests = serve(
      {
        'GET /api/ranking': () => ({ body: ranking() }),
        'GET /api/ranking/subject/matematica': () => ({ body: ranking({ ranking: [] }) }),
      },
      inTurma,
    );
    visit('/ranking');
    await userEvent.click(await screen.findByRole('radio', { name: 'Matemática' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Minha turma' }));
    expect(await screen.findByText('Ninguém com resultado na sua turma, nesta área')).toBeTruthy();
    expect(currentAddress()).toBe('/ranking?area=matematica&turma=1');
    expect(requests).toContain('GET /api/ranking/subject/matematica?turma=1');
  });

  it('tells a student without a turma, without a result, or out of the ranking, what to do', async () => {
    const nothing = ranking({ ranking: [], current_user: null, current_user_position: null });
    serve({ 'GET /api/ranking': () => ({ body: nothing }) });
    visit('/ranking');
    expect(await screen.findByText(/Você ainda não tem resultado aqui/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entrar na minha turma' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Minha turma' })).toBeNull();
    cleanup();
    serve({ 'GET /api/ranking': () => ({ body: nothing }) }, { ...inTurma, ranking_visible: false });
    visit('/ranking');
    expect(await screen.findByText(/Você está fora do ranking/)).toBeTruthy();
  });

  it('gives staff no place of their own', async () => {
    const answer = ranking({ current_user: null, current_user_position: null });
    serve({ 'GET /api/ranking': () => ({ body: answer }) }, { ...ana, role: 'admin' });
    visit('/ranking');
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByText('Sua posição')).toBeNull();
    expect(screen.queryByText(/ainda não tem resultado/)).toBeNull();
  });
});

describe('without an answer of the server', () => {
  it('the ranking is the one this device kept, and says so', async () => {
    serve({ 'GET /api/ranking': () => ({ body: ranking() }) }, inTurma);
    visit('/ranking');
    expect(await screen.findByRole('table')).toBeTruthy();
    cleanup();

    serve({ 'GET /api/ranking': failing }, inTurma);
    visit('/ranking');
    expect(await screen.findByText('dados deste aparelho')).toBeTruthy();
    expect(screen.getByText('Outro Segundo')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });

  it('and without a copy, an error can be tried again', async () => {
    serve({ 'GET /api/ranking': failing }, inTurma);
    keepRanking(99, 'geral:geral', ranking());
    visit('/ranking');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
    expect(screen.queryByText('dados deste aparelho')).toBeNull();
  });
});
