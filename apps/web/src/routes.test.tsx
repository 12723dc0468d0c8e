import type { UserView } from '@gabarita/contract';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, Providers } from './app/providers';
import { clearPersonal, keys, writeText } from './lib/storage';
import { AppRoutes } from './routes';

/** The address changes when the screen is there, and screens are loaded when first visited. */
configure({ asyncUtilTimeout: 30_000 });

const ana: UserView = {
  id: 7,
  name: 'Ana Beatriz Souza Lima',
  email: 'ana@escola.br',
  role: 'student',
  turma_id: null,
  ranking_visible: true,
  created_at: '2026-02-01T12:00:00.000Z',
};
const site = { demo: true, demo_accounts: [], open_staff_registration: true, mail: false, time_zone: 'UTC' };

/** A server of few words: what each call answers with. */
let answers: Record<string, () => { status?: number; body: unknown }>;
const json = ({ status = 200, body }: { status?: number; body: unknown }) =>
  new Response(JSON.stringify(body), { status });
const server: typeof fetch = async (url, init) => {
  const answer = answers[`${init?.method ?? 'GET'} ${String(url)}`];
  return answer ? json(answer()) : json({ status: 404, body: { message: 'Não encontrado.' } });
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="endereço">{pathname + search}</output>;
}
const address = () => screen.getByLabelText('endereço').textContent;

function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Providers queries={createQueryClient()}>
        <AppRoutes />
      </Providers>
      <Address />
    </MemoryRouter>,
  );
}
async function signIn() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@escola.br');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo123');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}
const arrivesAt = (path: string) => waitFor(() => expect(address()).toBe(path));

beforeEach(() => {
  answers = {
    'GET /api/site': () => ({ body: site }),
    'GET /api/user': () => ({ body: ana }),
    'POST /api/login': () => ({ body: { message: 'ok', token: 'abc', user: ana } }),
    'POST /api/logout': () => ({ body: { message: 'ok' } }),
  };
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  clearPersonal();
  vi.unstubAllGlobals();
});

describe('a visitor who is not signed in', () => {
  it.each(['/', '/reports', '/exam/2023/matematica', '/nowhere'])('is sent from %s to the login', async (path) => {
    visit(path);
    await arrivesAt('/login');
    expect(screen.getByRole('heading', { level: 1, name: 'Entrar no Gabarita' })).toBeTruthy();
  });

  it.each(['/privacidade', '/termos', '/contato', '/redefinir-senha', '/register'])('may read %s', async (path) => {
    visit(path);
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe(path);
  });

  it('returns after login to the path asked for, query included', async () => {
    visit('/reports?attempt=12');
    await arrivesAt('/login');
    await signIn();
    await arrivesAt('/reports?attempt=12');
  });

  it('reads why the login failed, and keeps what was typed', async () => {
    answers['POST /api/login'] = () => ({ status: 401, body: { message: 'E-mail ou senha incorretos.' } });
    visit('/login');
    await signIn();
    await screen.findByText('E-mail ou senha incorretos.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@escola.br');
  });

  it('is told what is missing before anything is sent, on the first field that is wrong', async () => {
    visit('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByText('Informe o e-mail.')).toBeTruthy();
    expect(screen.getByText('Informe a senha.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });
});

describe('somebody signed in', () => {
  beforeEach(() => writeText(keys.token, 'abc'));

  it.each([
    ['/login', '/'],
    ['/register', '/'],
    ['/nowhere', '/'],
  ])('is sent from %s to %s', async (from, to) => {
    visit(from);
    await arrivesAt(to);
  });

  it('has no menu in the exam room, but a way out', async () => {
    visit('/exam/2023/matematica');
    await screen.findByRole('link', { name: 'Ver as provas' });
    expect(screen.queryByRole('button', { name: 'Abrir menu' })).toBeNull();
  });

  it('is greeted by the first two names, and finds the profile behind them', async () => {
    visit('/reports');
    const greeting = await screen.findByRole('link', { name: /^Olá, Ana Beatriz/ });
    expect(greeting.getAttribute('href')).toBe('/profile');
  });

  it('opens the menu, closes it with Esc and is back on its button', async () => {
    visit('/reports');
    const opener = await screen.findByRole('button', { name: 'Abrir menu' });
    await userEvent.click(opener);
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('leaves to a login that does not lead the next person to this page', async () => {
    visit('/reports');
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    await arrivesAt('/login');
    await signIn();
    await arrivesAt('/');
  });

  it('is told that a screen of admins is not for students', async () => {
    visit('/usuarios');
    await screen.findByText('Acesso negado – Apenas administradores.');
  });
});

describe('a demonstration', () => {
  it('says so', async () => {
    visit('/login');
    await screen.findByText('Modo demonstração');
  });
});
