import type { UserView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal, keys, readText, writeText } from '../../lib/storage';
import { rememberUser } from './known-user';
import { createSessionStore, type SessionStore } from './session-store';

const ana: UserView = {
  id: 7,
  name: 'Ana Souza',
  email: 'ana@escola.br',
  role: 'student',
  turma_id: 3,
  ranking_visible: true,
  created_at: '2026-02-01T12:00:00.000Z',
};

const fetched = vi.fn<typeof fetch>();
const forgetQueries = vi.fn();
const answers = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const unreachable = () => fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));

const stops: (() => void)[] = [];
function started(): SessionStore {
  const store = createSessionStore(forgetQueries);
  stops.push(store.start());
  return store;
}
async function signedIn(): Promise<SessionStore> {
  writeText(keys.token, 'abc');
  answers(200, ana);
  const store = started();
  await vi.waitFor(() => expect(store.current().status).toBe('in'));
  return store;
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  clearPersonal();
});

describe('starting', () => {
  it('without a token is out at once, and asks nothing', () => {
    expect(started().current()).toEqual({ status: 'out', left: false });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('with a token is loading, then in', async () => {
    writeText(keys.token, 'abc');
    answers(200, ana);
    const store = started();
    expect(store.current().status).toBe('loading');
    await vi.waitFor(() => expect(store.current()).toEqual({ status: 'in', user: ana }));
  });

  it('with a dead token leaves silently and forgets it', async () => {
    writeText(keys.token, 'dead');
    answers(401, { message: 'Faça login para continuar.' });
    const store = started();
    await vi.waitFor(() => expect(store.current()).toEqual({ status: 'out', left: false }));
    expect(readText(keys.token)).toBeUndefined();
  });

  it.each([
    ['without a network', unreachable],
    ['when the server fails', () => answers(500, { message: 'Algo deu errado' })],
    ['when the server is too busy', () => answers(429, { message: 'Aguarde' })],
  ])('%s goes on with the last known user and keeps the token', async (_, happen) => {
    writeText(keys.token, 'abc');
    rememberUser(ana);
    happen();
    const store = started();
    await vi.waitFor(() => expect(store.current()).toEqual({ status: 'in', user: ana }));
    expect(readText(keys.token)).toBe('abc');
  });

  it('without a network and without a known user says so, and comes in when the network is back', async () => {
    writeText(keys.token, 'abc');
    unreachable();
    const store = started();
    await vi.waitFor(() => expect(store.current()).toEqual({ status: 'loading', unreachable: true }));

    answers(200, ana);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(store.current().status).toBe('in'));
  });
});

describe('signing in', () => {
  it('stores token, user and turma', async () => {
    const store = started();
    answers(200, { message: 'ok', token: 'new', user: ana });
    await store.login({ email: ana.email, password: 'segredo123' });

    expect(store.current()).toEqual({ status: 'in', user: ana });
    expect(readText(keys.token)).toBe('new');
    expect(readText(keys.turmaId)).toBe('{"user_id":7,"data":3}');
  });

  it.each([{ token: 'x' }, { user: ana }])('fails when the answer lacks token or user', async (body) => {
    const store = started();
    answers(200, body);
    await expect(store.login({ email: ana.email, password: 'segredo123' })).rejects.toThrow(
      messages.auth.loginMalformed,
    );
    expect(store.current().status).toBe('out');
  });
});

describe('leaving', () => {
  it('clears everything at once, even when the call fails, with the token still on the call', async () => {
    const store = await signedIn();
    unreachable();
    store.logout();

    expect(store.current()).toEqual({ status: 'out', left: true });
    expect(readText(keys.token)).toBeUndefined();
    expect(readText(keys.user)).toBeUndefined();
    expect(forgetQueries).toHaveBeenCalledOnce();
    const [url, request] = fetched.mock.lastCall ?? [];
    expect(url).toBe('/api/logout');
    expect(new Headers(request?.headers).get('Authorization')).toBe('Bearer abc');
  });

  it('in one tab leaves the others', async () => {
    const store = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: keys.token, oldValue: 'abc', newValue: null }));
    expect(store.current()).toEqual({ status: 'out', left: true });
  });

  it('is not undone by an answer that comes late', async () => {
    const store = await signedIn();
    let fail: (error: Error) => void = () => {};
    fetched.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const resuming = store.resume();
    answers(200, {});
    store.logout();
    fail(new TypeError('Failed to fetch'));
    await resuming;
    expect(store.current().status).toBe('out');
  });
});

describe('another person signing in from another tab', () => {
  it('takes this tab along and lets go of what was fetched', async () => {
    const store = await signedIn();
    const bia = { ...ana, id: 8, name: 'Bia Lima' };
    answers(200, bia);
    writeText(keys.token, 'hers');
    window.dispatchEvent(new StorageEvent('storage', { key: keys.token, newValue: 'hers' }));

    await vi.waitFor(() => expect(store.current()).toEqual({ status: 'in', user: bia }));
    expect(forgetQueries).toHaveBeenCalledOnce();
  });
});

describe('a token that dies in the middle of an exam', () => {
  it('keeps the person on the screen until the login over it', async () => {
    const store = await signedIn();
    const release = store.hold();
    answers(401, { message: 'Faça login para continuar.' });
    await store.resume();
    expect(store.current()).toEqual({ status: 'in', user: ana, interrupted: true });
    expect(readText(keys.token)).toBeUndefined();

    answers(200, { message: 'ok', token: 'def', user: ana });
    await store.login({ email: ana.email, password: 'segredo123' });
    expect(store.current()).toEqual({ status: 'in', user: ana });
    expect(forgetQueries).not.toHaveBeenCalled();
    release();
  });

  it('ends the session once the exam was left', async () => {
    const store = await signedIn();
    store.hold()();
    answers(401, { message: 'Faça login para continuar.' });
    await store.resume();
    expect(store.current()).toEqual({ status: 'out', left: false });
  });
});
