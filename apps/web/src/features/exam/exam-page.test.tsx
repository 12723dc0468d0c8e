import 'fake-indexeddb/auto';
import * as messages from '@gabarita/contract/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { openDatabase } from '../../offline/database';
import { examProgress } from '../../offline/exam-progress';
import { aSessionServer } from '../../offline/server-in-tests';

const alternatives = (['A', 'B', 'C', 'D', 'E'] as const).map((letter, place) => ({
  ...{ id: place + 1, letter, text: `Alternativa ${letter}`, image: null },
}));
const asked = { available: true, discipline: 'matematica', language: null, context: null, alternatives, images: [] };
const paper = {
  edition: { id: 2, year: 2022, title: 'ENEM 2022', source: 'ENEM' },
  ...{ discipline: 'matematica', language: null, duration_minutes: 90 },
  questions: [
    { ...asked, id: 1, index: 136, statement: 'Quanto é 2 + 2?' },
    { id: 2, index: 137, available: false, discipline: 'matematica', language: null },
    { ...asked, id: 3, index: 138, statement: 'Quanto é 3 + 3?' },
  ],
};
let server = aSessionServer();
const path = (call: string) => `/api/sessions${call}`;
const exam: Answers = {
  'POST /api/sessions': ({ body }) => server.reply(path(''), body),
  'GET /enem/v1/exams/2022/papers/matematica': () => ({ body: paper }),
  'POST /api/sessions/9/entries': ({ body }) => server.reply(path('/9/entries'), body),
  'POST /api/sessions/9/pause': ({ body }) => server.reply(path('/9/pause'), body),
  'POST /api/sessions/9/take-over': () => server.reply(path('/9/take-over'), {}),
  'POST /api/sessions/9/finish': ({ body }) => server.reply(path('/9/finish'), body),
};
function enter(answers: Answers = {}, address = '/exam/2022/matematica') {
  serve({ ...exam, ...answers });
  visit(address);
}
const opened = () => screen.findByRole('heading', { level: 2, name: 'Questão 136' });
const radio = (letter: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${letter}:`) });

afterEach(async () => {
  cleanup();
  closeServer();
  vi.restoreAllMocks();
  server = aSessionServer();
  await new Promise((resume) => setTimeout(resume));
  const database = await openDatabase();
  await Promise.all([database?.clear('journals'), database?.clear('papers')]);
});

describe('the exam room', () => {
  it('shows the exam, the time the server gave and how far one is', async () => {
    enter();
    await opened();
    expect(screen.getByRole('heading', { level: 1, name: 'ENEM 2022' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Tempo restante: (1 hora|60 minutos)/ })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Questões respondidas' }).getAttribute('aria-valuemax')).toBe('2');
  });

  it('is answered with a click, a number or a letter, and moves with the arrows', async () => {
    enter();
    await opened();
    await userEvent.click(radio('B'));
    expect(radio('B').checked).toBe(true);
    await userEvent.keyboard('3');
    expect(radio('C').checked).toBe(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('heading', { level: 2, name: 'Questão 138' })).toBe(document.activeElement);
    await userEvent.keyboard('e');
    expect(radio('E').checked).toBe(true);
  });

  it('strikes the chosen alternative out, and takes it back', async () => {
    enter();
    await opened();
    await userEvent.click(radio('B'));
    await userEvent.click(screen.getByRole('button', { name: 'Anular a alternativa B' }));
    expect(radio('B').checked).toBe(false);
    expect(radio('B').disabled).toBe(true);
    await userEvent.keyboard('b');
    expect(radio('B').checked).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Reverter a anulação da alternativa B' }));
    await userEvent.keyboard('b');
    expect(radio('B').checked).toBe(true);
    await userEvent.keyboard('x');
    expect(radio('B').disabled).toBe(true);
  });

  it('shows a gap as such, which nobody can answer', async () => {
    enter();
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(screen.getByText('Questão indisponível')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('marks questions for review and shows every state in the map', async () => {
    enter();
    await opened();
    await userEvent.click(radio('A'));
    await userEvent.keyboard('f');
    await userEvent.click(screen.getByRole('button', { name: 'Mapa' }));
    const map = within(screen.getByRole('dialog', { name: 'Mapa de questões' }));
    expect(map.getByRole('button', { name: 'Questão 136, respondida, marcada para revisão' })).toBeTruthy();
    expect(map.getByRole('button', { name: 'Questão 137, indisponível' })).toBeTruthy();
    await userEvent.click(map.getByRole('button', { name: 'Questão 138, em branco' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Questão 138' })).toBeTruthy();
  });

  it('finishes after a confirmation, with a receipt and both ways on', async () => {
    enter();
    await opened();
    await userEvent.click(radio('B'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Finalizar a prova?' }));
    expect(dialog.getByText(/1 questão em branco.*não podem mais ser alteradas/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar prova' }));

    expect(await screen.findByRole('heading', { level: 1, name: messages.sessions.finished })).toBeTruthy();
    expect(await screen.findByText('K7QM-3ZPX')).toBeTruthy();
    expect(server.letterOf(1)).toBe('B');
    expect(screen.getByRole('link', { name: 'Continuar outras provas' }).getAttribute('href')).toBe('/exam/2022');
    expect(screen.getByRole('link', { name: 'Ver meu resultado' }).getAttribute('href')).toBe('/exam-summary');

    fireEvent(window, new Event('pagehide'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await new Promise((resume) => setTimeout(resume, 20));
    expect(examProgress(ana.id)).toEqual([]);
  });

  it('is submitted by itself when the time is over', async () => {
    server.remainingMs = 600;
    enter();
    await opened();
    await userEvent.click(radio('B'));
    server.remainingMs = 0;
    expect(await screen.findByText(/O tempo acabou, e a prova foi enviada/, undefined, { timeout: 5000 })).toBeTruthy();
  });

  it('that was never answered is no result when the time is over', async () => {
    server.remainingMs = 300;
    enter();
    await opened();
    server.remainingMs = 0;
    expect(await screen.findByText(/Você não respondeu nenhuma questão/, undefined, { timeout: 5000 })).toBeTruthy();
    expect(server.finished).toBeUndefined();
  });

  it('begins another attempt only when it is asked to, though the page is loaded again', async () => {
    enter();
    await opened();
    await userEvent.click(radio('B'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Finalizar prova' })[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Finalizar a prova?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar prova' }));
    await screen.findByText('K7QM-3ZPX');
    cleanup();
    enter();
    expect(await screen.findByRole('heading', { level: 1, name: messages.sessions.finished })).toBeTruthy();
    expect(screen.getByText('K7QM-3ZPX')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fazer esta prova de novo' }));
    await opened();
  });

  it('asks before leaving, sends the last answers and goes to the exams', async () => {
    enter();
    await opened();
    await userEvent.click(radio('D'));
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sair da prova?' }));
    expect(dialog.getByText(/O tempo que já passou não volta/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Sair da prova' }));
    await waitFor(() => expect(currentAddress()).toBe('/exams'));
    expect(server.letterOf(1)).toBe('D');
  });

  it('says for three seconds that progress was recovered', async () => {
    enter();
    await opened();
    await userEvent.click(radio('B'));
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sair da prova' }));
    cleanup();
    enter();
    await opened();
    expect(screen.getByText(/Progresso recuperado/)).toBeTruthy();
  });

  it('keeps the question and asks for the login when the token dies', async () => {
    enter({ 'POST /api/sessions/9/entries': () => ({ status: 401, body: { message: 'Faça login.' } }) });
    await opened();
    await userEvent.click(radio('B'));
    fireEvent(window, new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    const login = await screen.findByRole('dialog', { name: 'Entre de novo para continuar' }, { timeout: 5000 });
    expect(login).toBeTruthy();
    expect(radio('B').checked).toBe(true);
  });
});

describe('an exam that cannot be opened', () => {
  const refusing = (status: number, message = 'Não.'): Answers => ({
    'POST /api/sessions': () => ({ status, body: { message } }),
  });

  it('that does not exist says so', async () => {
    enter(refusing(404));
    expect(await screen.findByText(messages.exam.notFound)).toBeTruthy();
  });

  it('with an address that leads nowhere says so without asking', async () => {
    enter({}, '/exam/2022/astrologia');
    expect(await screen.findByText(messages.exam.notFound)).toBeTruthy();
  });

  it('that the server refuses shows its words', async () => {
    enter(refusing(403, 'Este simulado ainda não está disponível.'), '/exam/2022/prova-completa?customId=4');
    expect(await screen.findByText('Este simulado ainda não está disponível.')).toBeTruthy();
  });

  it('without questions leads back to the areas', async () => {
    enter({ 'GET /enem/v1/exams/2022/papers/matematica': () => ({ body: { ...paper, questions: [] } }) });
    expect(await screen.findByText(messages.exam.noQuestions)).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.exam.backToAreas }).getAttribute('href')).toBe('/exam/2022');
  });

  it('because the server fails offers another try and the sample, which saves nothing', async () => {
    enter(refusing(503));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver prova de exemplo' }));
    expect(screen.getAllByText('Prova de exemplo').length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Mapa' }));
    const map = within(screen.getByRole('dialog', { name: 'Mapa de questões' }));
    await userEvent.click(map.getByRole('button', { name: /Questão 5/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
    const confirmation = within(screen.getByRole('dialog', { name: 'Finalizar a prova?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Finalizar prova' }));
    expect(await screen.findByText(/Você respondeu 1 de 5/)).toBeTruthy();
    expect(server.held.size).toBe(0);
  });

  it('opens at the next try, and does not take itself for another tab', async () => {
    let down = true;
    enter({ 'POST /api/sessions': () => (down ? { status: 503, body: {} } : server.reply(path(''), {})) });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    down = false;
    await userEvent.click(retry);
    await opened();
    expect(screen.queryByRole('dialog', { name: 'Continuar aqui?' })).toBeNull();
  });

  it('because it runs on another device asks “Continuar aqui?”', async () => {
    server.resumed = true;
    enter();
    const dialog = within(await screen.findByRole('dialog', { name: 'Continuar aqui?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar aqui' }));
    await opened();
    expect(server.epoch).toBe(101);
  });
});
