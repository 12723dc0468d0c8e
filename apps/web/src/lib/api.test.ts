import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, callPage, NetworkError, onSessionEnded } from './api';
import { isOnline } from './connection';
import { clearPersonal, keys, writeText } from './storage';

const fetched = vi.fn<typeof fetch>();
const ended = vi.fn();

const answer = (status: number, body: unknown = null, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
const lastRequest = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url: String(url), init, headers: new Headers(init?.headers) };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  onSessionEnded(ended);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  clearPersonal();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('a call', () => {
  it('fills the path and the query of its key and carries the token', async () => {
    writeText(keys.token, 'abc');
    fetched.mockImplementation(async () => answer(200, []));

    await call('GET /api/users', { query: { search: 'ana maria', role: undefined, limit: 10 } });
    expect(lastRequest().url).toBe('/api/users?search=ana+maria&limit=10');
    expect(lastRequest().headers.get('Authorization')).toBe('Bearer abc');
    expect(lastRequest().headers.get('Accept')).toBe('application/json');
    expect(lastRequest().init?.credentials).toBe('include');

    await call('PATCH /api/users/:id', { params: { id: 7 }, body: { role: 'teacher' } });
    expect(lastRequest().url).toBe('/api/users/7');
    expect(lastRequest().init?.body).toBe('{"role":"teacher"}');
  });

  it('asks for the protection cookie before it posts without a token, and returns it', async () => {
    fetched.mockImplementationOnce(async () => {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
      document.cookie = 'XSRF-TOKEN=a%2Fb';
      return answer(204);
    });
    fetched.mockResolvedValueOnce(answer(200, { message: 'ok', token: 't', user: {} }));

    await call('POST /api/login', { body: { email: 'ana@escola.br', password: 'segredo123' } });

    expect(fetched.mock.calls[0]?.[0]).toBe('/sanctum/csrf-cookie');
    expect(lastRequest().headers.get('X-XSRF-TOKEN')).toBe('a/b');
    expect(lastRequest().headers.get('Authorization')).toBeNull();
  });

  it('goes on when the protection cookie cannot be had', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(answer(200, { message: 'ok' }));
    await expect(call('POST /api/password/forgot', { body: { email: 'ana@escola.br' } })).resolves.toEqual({
      message: 'ok',
    });
  });

  it('reads the next cursor of a list from the Link header', async () => {
    fetched.mockResolvedValueOnce(answer(200, [1], { Link: '</api/users?cursor=x%3D2&limit=1>; rel="next"' }));
    expect(await callPage('GET /api/users', { query: {} })).toEqual({ rows: [1], next: 'x=2' });
    fetched.mockResolvedValueOnce(answer(200, [2]));
    expect(await callPage('GET /api/users', { query: {} })).toEqual({ rows: [2], next: undefined });
  });
});

describe('a refusal', () => {
  it('carries the status, the sentence and the field errors', async () => {
    fetched.mockResolvedValue(answer(422, { message: 'Confira.', errors: { email: ['Já em uso.'] } }));
    const refusal = await call('PATCH /api/user', { body: { email: 'x' } }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 422, message: 'Confira.', errors: { email: ['Já em uso.'] } });
  });

  it('is readable when the answer is not JSON', async () => {
    fetched.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call('GET /api/user')).rejects.toMatchObject({ status: 502, message: '' });
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session only when it is a 401 to the token still in use', async () => {
    writeText(keys.token, 'abc');
    fetched.mockResolvedValueOnce(answer(401, { message: 'Faça login.' }));
    await expect(call('GET /api/user')).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledTimes(1);

    fetched.mockImplementationOnce(async () => {
      writeText(keys.token, 'new');
      return answer(401);
    });
    await expect(call('GET /api/user')).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('does not end the session when it is a wrong password', async () => {
    writeText(keys.token, 'abc');
    fetched.mockImplementation(async () => answer(401, { message: 'E-mail ou senha incorretos.' }));
    await expect(call('POST /api/login', { body: { email: 'a@b.br', password: 'x' } })).rejects.toThrow(
      'E-mail ou senha incorretos.',
    );
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('a server out of reach', () => {
  it('is an error of its own kind and is remembered until a call gets through', async () => {
    writeText(keys.token, 'abc');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('GET /api/user')).rejects.toBeInstanceOf(NetworkError);
    expect(isOnline()).toBe(false);
    expect(ended).not.toHaveBeenCalled();

    fetched.mockResolvedValueOnce(answer(200, {}));
    await call('GET /api/user');
    expect(isOnline()).toBe(true);
  });

  it('is not to blame when this page itself hung up', async () => {
    fetched.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
    await expect(call('GET /api/user')).rejects.toBeInstanceOf(NetworkError);
    expect(isOnline()).toBe(true);
  });
});
