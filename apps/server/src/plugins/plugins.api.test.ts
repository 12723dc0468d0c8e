import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { Scene } from '../../test/access-scene.js';
import { aStudent, aTeacher, PASSWORD } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';

const testApp = useTestApp();
const json = { 'content-type': 'application/json' };

describe('request protection', () => {
  const login = (headers: Record<string, string>, cookies: Record<string, string> = {}) =>
    testApp()
      .visitor()
      .send('POST', '/api/login', { headers: { ...json, ...headers }, cookies, payload: '{}' });
  const origin = 'https://gabarita.escola.br';

  it('asks a browser for the pair of cookie and header', async () => {
    expect((await login({ origin })).statusCode).toBe(419);
    expect((await login({ origin, 'x-xsrf-token': 'a' })).statusCode).toBe(419);
    expect((await login({ origin, 'x-xsrf-token': 'a' }, { 'XSRF-TOKEN': 'b' })).statusCode).toBe(419);
    expect((await login({ origin, 'x-xsrf-token': '' }, { 'XSRF-TOKEN': '' })).statusCode).toBe(419);
    expect((await login({ origin, 'x-xsrf-token': 'a' }, { 'XSRF-TOKEN': 'a' })).statusCode).toBe(422);
  });

  it('gives the cookie, readable by the page', async () => {
    const response = await testApp().visitor().send('GET', '/sanctum/csrf-cookie');
    expect(response.statusCode).toBe(204);
    expect(response.cookies[0]).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
    expect(response.cookies[0]).not.toHaveProperty('httpOnly');
  });

  it('is not asked of a bearer token or of a program', async () => {
    const { browser } = await aStudent(testApp());
    expect((await browser.send('POST', '/api/logout', { headers: { origin } })).statusCode).toBe(200);
    expect((await login({})).statusCode).toBe(422);
  });
});

describe('answers', () => {
  /** The headers of an answer, whatever kind of answer it is: a stream is left as soon as it begins. */
  async function headersOf(url: string, browser = testApp().visitor(), headers: Record<string, string> = {}) {
    const response = await browser.send('GET', url, { headers, payloadAsStream: url.endsWith('/live') });
    if (url.endsWith('/live')) response.stream().destroy();
    return response.headers;
  }

  it('carry the security headers, whatever kind they are', async () => {
    const scene = await Scene.of(testApp());
    const exam = `/api/exams/${await scene.exam()}`;
    const kinds = [
      '/healthz',
      '/api/site',
      '/api/user',
      '/api/nada',
      '/api/docs',
      '/login',
      '/favicon.svg',
      '/nada.js',
    ];
    const files = [`${exam}/booklet`, `${exam}/results/export?format=csv`, `${exam}/live`];
    for (const url of [...kinds, ...files]) {
      const headers = await headersOf(url, files.includes(url) ? scene.teacher.browser : undefined);
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toContain("script-src 'self';");
      expect(policy, url).toContain("frame-ancestors 'none'");
      expect(policy, url).not.toContain('unsafe');
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('are for no other origin, and of the API for no cache', async () => {
    const headers = await headersOf('/api/site', undefined, { origin: 'https://outro.br' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers['cache-control']).toBe('private, no-store');
    const preflight = await testApp()
      .visitor()
      .send('OPTIONS', '/api/user', {
        headers: { origin: 'https://outro.br', 'access-control-request-method': 'GET' },
      });
    expect(preflight.statusCode).toBe(404);
  });

  it('keep the cookie of a device from scripts and from other sites', async () => {
    const { user } = await aStudent(testApp());
    const { cookies } = await testApp()
      .visitor()
      .send('POST', '/api/login', { payload: { email: user.email, password: PASSWORD } });
    expect(cookies).toMatchObject([{ name: 'device', httpOnly: true, sameSite: 'Strict', path: '/api' }]);
  });

  it('force https only where it is spoken', async () => {
    const { headers } = await testApp().visitor().send('GET', '/healthz');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('a broken request', () => {
  it.each([
    ['malformed JSON', '{"email":', json, 400],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"}}', json, 400],
    ['a body of another type', '<xml/>', { 'content-type': 'text/xml' }, 415],
    ['a body of two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), json, 413],
  ])('with %s gets a clear word', async (_, payload, headers, status) => {
    const response = await testApp().visitor().send('POST', '/api/login', { headers, payload });
    expect(response.statusCode).toBe(status);
    expect(Object.values(errors).map(({ message }) => message)).toContain(response.json<{ message: string }>().message);
  });

  it('that no schema puts into words is still explained in Portuguese', async () => {
    const { browser } = await aTeacher(testApp());
    const { body } = await browser.tries('POST /api/exams', { body: { is_redacao: 'sim' } });
    expect(body?.errors?.is_redacao).toEqual(['Entrada inválida: esperava um valor booleano, recebeu um texto']);
  });

  it('to nowhere is 404 with a message', async () => {
    for (const [method, url] of [
      ['GET', '/api/nada'],
      ['POST', '/qualquer'],
      ['GET', '/enem/v1/nada'],
      ['GET', '/api/turmas/%'],
      ['GET', `/api/invitations/${'A'.repeat(101)}`],
    ] as const) {
      const response = await testApp().visitor().send(method, url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: errors['not-found'].message });
    }
  });

  it('that breaks the server says nothing of the inside', async () => {
    const { browser } = await aStudent(testApp());
    await testApp().database.pool.query('alter table users rename to users_gone');
    try {
      const response = await browser.send('GET', '/api/user');
      expect(response.statusCode).toBe(500);
      expect(response.json<{ message: string }>().message).toMatch(/^Algo deu errado no servidor.*\(pedido /);
      expect(response.body).not.toMatch(/users|select|relation/i);
    } finally {
      await testApp().database.pool.query('alter table users_gone rename to users');
    }
  });
});

describe('the description of the API', () => {
  it('lists every call of the contract', async () => {
    const { calls } = await import('@gabarita/contract');
    const document = (await testApp().visitor().send('GET', '/api/docs/json')).json<{
      paths: Record<string, object>;
    }>();
    for (const key of Object.keys(calls)) {
      const [method = '', path = ''] = key.split(' ');
      expect(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')], key).toHaveProperty(method.toLowerCase());
    }
  });

  it('has a page without scripts', async () => {
    const page = await testApp().visitor().send('GET', '/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('POST /api/login');
    expect(page.body).not.toMatch(/<script|style=/);
  });
});

describe('being ready', () => {
  it('means that the database answers', async () => {
    expect((await testApp().visitor().send('GET', '/readyz')).json()).toEqual({ status: 'ok' });
  });
});

describe('the screens', () => {
  it('are answered with the app wherever one reloads, to GET and HEAD alike', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await testApp().visitor().send(method, '/exam/2026/matematica?x=1.5');
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('do not hide that a file is missing', async () => {
    for (const url of ['/assets/nada.js', '/nada.png']) {
      expect((await testApp().visitor().send('GET', url)).statusCode).toBe(404);
    }
  });
});
