import { beforeEach, describe, expect, it } from 'vitest';
import { throttles } from '../../src/db/schema/index.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../people.js';
import { useTestApp } from '../test-app.js';
import { aTurma } from '../turmas.js';

const testApp = useTestApp();

beforeEach(async () => {
  await testApp().services.db.delete(throttles);
});

const join = async ({ browser }: TestPerson, code: string, remoteAddress = '203.0.113.7') => {
  const { statusCode } = await browser.send('POST', '/api/turmas/join-by-code', { payload: { code }, remoteAddress });
  return statusCode;
};

const students = (count: number) => Promise.all(Array.from({ length: count }, () => aStudent(testApp())));
const wrongCode = () => String(900_000 + Math.floor(Math.random() * 99_999));

describe('codes guessed with many accounts', () => {
  it('are answered no more than a few hundred times an hour from one address, even if all are sent at once', async () => {
    const accounts = await students(40);
    const guesses = accounts.flatMap((account) => Array.from({ length: 10 }, () => join(account, wrongCode())));
    const looked = (await Promise.all(guesses)).filter((status) => status !== 429);
    expect(looked.length).toBeLessThanOrEqual(150);
  });

  it('leave classmates at the same address who never missed their way in', async () => {
    const { code } = await aTurma(testApp());
    for (const account of await students(12)) {
      for (let guess = 0; guess < 10; guess++) await join(account, wrongCode());
    }
    const [late] = await students(1);
    expect(late && (await join(late, code))).toBe(200);
  });
});

describe('a code that somebody got by guessing', () => {
  it('is closed for an hour when it happens a third time, and staff are told', async () => {
    const [teacher, admin, stranger] = [await aTeacher(testApp()), await anAdmin(testApp()), await aTeacher(testApp())];
    const { code } = await aTurma(testApp(), [teacher], '3º ano D');
    for (const guesser of await students(3)) {
      for (let guess = 0; guess < 4; guess++) expect(await join(guesser, wrongCode())).toBe(404);
      expect(await join(guesser, code)).toBe(200);
    }
    const told = ({ browser }: TestPerson) => browser.call('GET /api/notifications', { query: {} });
    const locked = { kind: 'turma-code-locked', subject: '3º ano D' };
    expect(await told(teacher)).toMatchObject([locked]);
    expect(await told(admin)).toMatchObject([locked]);
    expect(await told(stranger)).toEqual([]);

    const [honest] = await students(1);
    expect(honest && (await join(honest, code, '198.51.100.1'))).toBe(429);
    testApp().clock.advance({ minutes: 61 });
    expect(honest && (await join(honest, code, '198.51.100.1'))).toBe(200);
  });

  it('is closed when more people come with it than any class has', async () => {
    const { code } = await aTurma(testApp());
    const [visitor] = await students(1);
    if (!visitor) throw new Error('there is one');
    for (let time = 0; time < 150; time++) expect(await join(visitor, code)).toBe(200);
    expect(await join(visitor, code)).toBe(429);
  });
});
