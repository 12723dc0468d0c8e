import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, ana, closeServer, currentAddress, serve, visit } from '../../app/app-in-jsdom';
import { keys, readOwned, writeOwned } from '../../lib/storage';
import { defaultEdition } from './default-editions';

const enem2022 = { id: 2, ...defaultEdition(2022) };
const ours = {
  ...enem2022,
  id: 1,
  year: 2026,
  title: 'Simulado Gabarita 2026',
  source: 'ORIGINAL',
  essay_topics: [
    { title: 'Tema um', texts: [] },
    { title: 'Tema dois', texts: [] },
  ],
};
const editions: Answers = {
  'GET /api/editions': () => ({ body: [ours, enem2022] }),
  'GET /api/editions/2022': () => ({ body: enem2022 }),
  'GET /api/editions/2026': () => ({ body: ours }),
};

afterEach(() => {
  cleanup();
  closeServer();
});

const seconds = (year: number, discipline: string) => readOwned(keys.examTimer(year, discipline), ana.id);

describe('the year list', () => {
  it('has a card for each edition, and says which key is commented', async () => {
    serve(editions);
    visit('/enem');
    expect(await screen.findByText('Escolha o ano do ENEM para começar')).toBeTruthy();
    const [own, official] = (await screen.findAllByRole('link', { name: /^Começar/ })).map(
      (link) => link.parentElement as HTMLElement,
    );
    expect(own?.textContent).toContain('Simulado Gabarita 2026');
    expect(own?.textContent).toContain('Gabarito comentado disponível');
    for (const line of ['ENEM 2022', '4 disciplinas disponíveis', '180 questões', 'Gabarito oficial disponível']) {
      expect(within(official as HTMLElement).getByText(line)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Começar ENEM 2022' }).getAttribute('href')).toBe('/enem/2022');
  });

  it('leads to every official essay theme, also before an edition is loaded', async () => {
    serve({ 'GET /api/editions': () => ({ body: [] }) });
    visit('/enem');
    const themes = within(await screen.findByRole('region', { name: 'Temas de redação' })).getAllByRole('link');
    expect(themes).toHaveLength(17);
    expect(themes.at(-1)?.getAttribute('href')).toBe('/exam/2009/redacao');
  });

  it('falls back on the sixteen default years, newest first, and says so', async () => {
    serve({ 'GET /api/editions': () => ({ status: 500, body: { message: 'x' } }) });
    visit('/enem');
    await screen.findByText('Não foi possível carregar os anos do ENEM. Exibindo anos padrão.');
    const titles = screen.getAllByRole('heading', { level: 2, name: /^ENEM/ }).map(({ textContent }) => textContent);
    expect(titles).toHaveLength(16);
    expect([titles[0], titles[15]]).toEqual(['ENEM 2024', 'ENEM 2009']);
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });

  it('says when there is nothing', async () => {
    serve({ 'GET /api/editions': () => ({ body: [] }) });
    visit('/enem');
    expect(await screen.findByText('Nenhum ano disponível no momento.')).toBeTruthy();
  });
});

describe('the area selection', () => {
  it.each(['/exam/2022', '/enem/2022'])('shows essay, areas and the whole exam at %s', async (path) => {
    serve(editions);
    visit(path);
    expect(await screen.findByText(/valorização de comunidades e povos tradicionais/)).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Redação',
      'Linguagens, Códigos e suas Tecnologias',
      'Ciências Humanas e suas Tecnologias',
      'Ciências da Natureza e suas Tecnologias',
      'Matemática e suas Tecnologias',
      'Prova Completa',
    ]);
    for (const label of ['LC', 'CH', 'CN', 'MT']) expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getAllByText('45 questões · 1 h 30 min')).toHaveLength(4);
    expect(screen.getByText('As quatro áreas · 180 questões · 5 h')).toBeTruthy();
  });

  it('knows the usual exam when the server cannot be asked', async () => {
    serve({ 'GET /api/editions/2016': () => ({ status: 503, body: { message: 'x' } }) });
    visit('/enem/2016');
    expect(await screen.findByText(/Exibindo o formato padrão/)).toBeTruthy();
    expect(screen.getByText('Caminhos para combater a intolerância religiosa no Brasil')).toBeTruthy();
  });

  it.each(['/enem/1850', '/enem/abc'])('has nothing to choose at %s', async (path) => {
    serve(editions);
    visit(path);
    expect(await screen.findByRole('heading', { name: 'Prova não encontrada' })).toBeTruthy();
  });

  it('shows only the whole exam of a custom one, and skips the modal', async () => {
    const requests = serve(editions);
    visit('/exam/2023?customId=12');
    await userEvent.click(await screen.findByRole('link', { name: 'Iniciar Prova Completa' }));
    expect(currentAddress()).toBe('/exam/2023/prova-completa?customId=12');
    expect(requests.filter((request) => request.includes('/api/editions'))).toEqual([]);
  });
});

describe('the time of the exam', () => {
  async function choose(path: string, discipline: string) {
    serve(editions);
    visit(path);
    await userEvent.click(await screen.findByRole('button', { name: `Iniciar ${discipline}` }));
    return screen.getByRole('dialog', { name: 'Definir tempo da prova' });
  }
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar e Iniciar' }));
  const pick = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);

  it('goes up to 5 hours and 59 minutes, and is kept in seconds', async () => {
    await choose('/enem/2022', 'Matemática e suas Tecnologias');
    expect(screen.getByLabelText('Horas').querySelectorAll('option')).toHaveLength(6);
    expect(screen.getByLabelText('Minutos').querySelectorAll('option')).toHaveLength(60);
    await pick('Horas', '2');
    await pick('Minutos', '15');
    await start();
    expect(seconds(2022, 'matematica')).toBe(8100);
    await waitFor(() => expect(currentAddress()).toBe('/exam/2022/matematica'));
  });

  it('is the usual one again when both are zero', async () => {
    serve(editions);
    writeOwned(keys.examTimer(2022, 'matematica'), ana.id, 600);
    await choose('/enem/2022', 'Matemática e suas Tecnologias');
    expect(screen.getByLabelText<HTMLSelectElement>('Minutos').value).toBe('10');
    await pick('Minutos', '0');
    expect(screen.getByText('Sem tempo escolhido, vale o padrão: 1 h 30 min.')).toBeTruthy();
    await start();
    expect(localStorage.getItem(keys.examTimer(2022, 'matematica'))).toBeNull();
  });

  it('is not touched when one cancels', async () => {
    await choose('/enem/2022', 'Matemática e suas Tecnologias');
    await pick('Horas', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seconds(2022, 'matematica')).toBeUndefined();
    expect(currentAddress()).toBe('/enem/2022');
  });

  it('comes with the foreign language where one is asked, and does not guess it', async () => {
    await choose('/enem/2022', 'Linguagens, Códigos e suas Tecnologias');
    await start();
    expect(screen.getByText(/Escolha Inglês ou Espanhol/)).toBeTruthy();
    expect(currentAddress()).toBe('/enem/2022');
    await userEvent.click(screen.getByLabelText('Espanhol'));
    await start();
    expect(readOwned(keys.examLanguage, ana.id)).toBe('espanhol');
    await waitFor(() => expect(currentAddress()).toBe('/exam/2022/linguagens'));
  });

  it('comes with the list of topics for the essay', async () => {
    const dialog = await choose('/enem/2026', 'Redação');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Tema um').checked).toBe(true);
    await userEvent.click(within(dialog).getByLabelText('Tema dois'));
    await start();
    expect(readOwned(keys.essayTopic(2026), ana.id)).toBe('Tema dois');
    await waitFor(() => expect(currentAddress()).toBe('/exam/2026/redacao'));
  });
});
