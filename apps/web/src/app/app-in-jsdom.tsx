import type { UserView } from '@gabarita/contract';
import { configure, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { clearPersonal, keys, writeText } from '../lib/storage';
import { AppRoutes } from '../routes';
import { installDialog } from '../ui/dialog-in-jsdom';
import { createQueryClient, Providers } from './providers';

/** The whole app in a test, signed in, before a server of few words. */

export const ana: UserView = {
  id: 7,
  name: 'Ana Beatriz Souza Lima',
  email: 'ana@escola.br',
  role: 'student',
  turma_id: null,
  ranking_visible: true,
  created_at: '2026-02-01T12:00:00.000Z',
};

type Answer = { status?: number; body: unknown };
/** What the server answers to `GET /api/…`, by path; `asked` has the query and the body of the request. */
export type Answers = Record<string, (asked: { query: URLSearchParams; body: unknown }) => Answer>;

/** Screens are loaded when first visited, which takes a test on a busy machine more than ten seconds. */
configure({ asyncUtilTimeout: 30_000 });

/** Returns the list that every request is added to, as `GET /api/…?query`. */
export function serve(answers: Answers, user: UserView = ana): string[] {
  const requests: string[] = [];
  const known: Answers = {
    'GET /api/site': () => ({
      body: { demo: false, demo_accounts: [], open_staff_registration: false, mail: false, time_zone: 'UTC' },
    }),
    'GET /api/user': () => ({ body: user }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    const method = init?.method ?? 'GET';
    requests.push(`${method} ${pathname}${search}`);
    const answer = known[`${method} ${pathname}`] ?? (() => ({ status: 404, body: { message: 'Não encontrado.' } }));
    const { status = 200, body } = answer({
      query: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('scrollTo', vi.fn());
  installDialog();
  writeText(keys.token, 'abc');
  return requests;
}

export function closeServer(): void {
  clearPersonal();
  vi.unstubAllGlobals();
}

let address = '';
/** Where the app has gone. */
export const currentAddress = (): string => address;

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

export function visit(path: string): void {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Providers queries={queries}>
        <AppRoutes />
      </Providers>
      <Address />
    </MemoryRouter>,
  );
}
