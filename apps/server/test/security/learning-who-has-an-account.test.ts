import { beforeEach, describe, expect, it } from 'vitest';
import { minutesAfter } from '../../src/clock.js';
import { throttles } from '../../src/db/schema/index.js';
import { aStudent, PASSWORD } from '../people.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();

beforeEach(async () => {
  await testApp().services.db.delete(throttles);
});

const register = async (email: string, remoteAddress: string) => {
  const payload = { name: 'Curiosa', email, password: 'uma-senha-comprida' };
  const { statusCode } = await testApp().visitor().send('POST', '/api/register', { payload, remoteAddress });
  return statusCode;
};

describe('registering with e-mails of others', () => {
  it('tells thirty times an hour that one is taken, and then nothing, of free ones neither', async () => {
    const { user } = await aStudent(testApp());
    const answers = [];
    for (let time = 0; time < 35; time++) answers.push(await register(user.email, '203.0.113.7'));
    expect(answers.filter((status) => status === 422)).toHaveLength(30);
    expect(answers.slice(30)).toEqual([401, 401, 401, 401, 401]);
    expect(await register('ninguem-ainda@escola.br', '203.0.113.7')).toBe(401);
    expect(await register('ninguem-mesmo@escola.br', '203.0.113.8')).toBe(201);
  });

  it('stops nobody else at that address: who registers meanwhile has an account, and signs in with it', async () => {
    const { user } = await aStudent(testApp());
    const remoteAddress = '203.0.113.9';
    for (let time = 0; time < 31; time++) await register(user.email, remoteAddress);
    const payload = { email: 'colega@escola.br', password: 'uma-senha-comprida' };
    const registered = await testApp()
      .visitor()
      .send('POST', '/api/register', { payload: { ...payload, name: 'Colega' }, remoteAddress });
    expect([registered.statusCode, registered.json().token]).toEqual([401, undefined]);
    const { statusCode } = await testApp().visitor().send('POST', '/api/login', { payload, remoteAddress });
    expect(statusCode).toBe(200);
  });

  it('tells no more when all are sent at once, nor through the addresses of one IPv6 network', async () => {
    const { user } = await aStudent(testApp());
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => register(user.email, `2001:db8:5:6::${n.toString(16)}`)),
    );
    expect(answers.filter((status) => status === 422)).toHaveLength(30);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
  });

  it('costs the school none of the accounts it may make in an hour', async () => {
    const { user } = await aStudent(testApp());
    const { db, clock } = testApp().services;
    const key = 'register:203.0.113.10';
    await db.insert(throttles).values({ key, hits: 499, resets_at: minutesAfter(clock.now(), 60) });
    for (let time = 0; time < 3; time++) expect(await register(user.email, '203.0.113.10')).toBe(422);
    expect(await register('ultima-da-manha@escola.br', '203.0.113.10')).toBe(201);
  });
});

describe('changing the own e-mail to those of others', () => {
  it('tells ten times an hour that one is taken', async () => {
    const { user } = await aStudent(testApp());
    const { browser } = await aStudent(testApp());
    const change = () => browser.tries('PATCH /api/user', { body: { email: user.email, current_password: PASSWORD } });
    for (let time = 0; time < 10; time++) expect((await change()).status).toBe(422);
    expect((await change()).status).toBe(429);
  });
});
