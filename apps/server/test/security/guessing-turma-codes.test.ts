import { beforeEach, describe, expect, it } from 'vitest';
import { minutesAfter } from '../../src/clock.js';
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

/** Most of the misses are put there beforehand: hundreds of guesses take long. */
async function alreadyMissed(hits: number): Promise<void> {
  const { db, clock } = testApp().services;
  const resets_at = minutesAfter(clock.now(), 60);
  const keys = ['turma-code:address:203.0.113.7', 'turma-code:accounts:203.0.113.7'];
  await db.insert(throttles).values(keys.map((key) => ({ key, hits, resets_at })));
}

describe('codes guessed with many accounts', () => {
  it('are answered a hundred times an hour and then two a minute, even if all are sent at once', async () => {
    await alreadyMissed(95);
    const accounts = await students(8);
    const guesses = accounts.flatMap((account) => Array.from({ length: 10 }, () => join(account, wrongCode())));
    const looked = (await Promise.all(guesses)).filter((status) => status !== 429);
    expect(looked.length).toBeLessThanOrEqual(10);
  });

  it('leave classmates at the same address who never missed their way in', async () => {
    const { code } = await aTurma(testApp());
    await alreadyMissed(100);
    const [guesser, late] = await students(2);
    for (let guess = 0; guess < 3; guess++) await (guesser && join(guesser, wrongCode()));
    expect(guesser && (await join(guesser, code))).toBe(429);
    testApp().clock.advance({ minutes: 2 });
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
    const { code, id } = await aTurma(testApp());
    const { db, clock } = testApp().services;
    const key = `turma-arrivals:${id}:${code}`;
    await db.insert(throttles).values({ key, hits: 149, resets_at: minutesAfter(clock.now(), 60) });
    const [last, tooMany] = await students(2);
    expect(last && (await join(last, code))).toBe(200);
    expect(tooMany && (await join(tooMany, code))).toBe(429);
  });
});

describe('one student who wants to keep the others out of a turma', () => {
  it('does not close its code by coming in again and again', async () => {
    const { code } = await aTurma(testApp());
    const [prankster, honest] = await students(2);
    for (let guess = 0; guess < 4; guess++) await (prankster && join(prankster, wrongCode()));
    for (let time = 0; time < 5; time++) expect(prankster && (await join(prankster, code))).toBe(200);
    expect(honest && (await join(honest, code))).toBe(200);
  });

  it('who closes it with more accounts is answered by the staff with another code', async () => {
    const teacher = await aTeacher(testApp());
    const { code, id } = await aTurma(testApp(), [teacher]);
    for (const guesser of await students(3)) {
      for (let guess = 0; guess < 4; guess++) await join(guesser, wrongCode());
      await join(guesser, code);
    }
    const [honest] = await students(1);
    expect(honest && (await join(honest, code))).toBe(429);
    const body = { code: '314159', expires_at: null };
    await teacher.browser.call('PUT /api/turmas/:id/code', { params: { id }, body });
    expect(honest && (await join(honest, '314159'))).toBe(200);
  });
});
