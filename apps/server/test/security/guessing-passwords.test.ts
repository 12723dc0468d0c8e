import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { minutesAfter } from '../../src/clock.js';
import { throttles } from '../../src/db/schema/index.js';
import { createAccount } from '../../src/modules/users/accounts.js';
import type { Browser } from '../browser.js';
import { aStudent, PASSWORD } from '../people.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();
/** Cheap to check: hundreds of them are. */
let passwordHash: string;

beforeEach(async () => {
  passwordHash ??= await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await testApp().services.db.delete(throttles);
});

let made = 0;
async function aSchool(students: number): Promise<string[]> {
  const { db, clock } = testApp().services;
  const emails = Array.from({ length: students }, () => `aluno${++made}@colegio.br`);
  for (const email of emails) {
    await createAccount(db, {
      name: email,
      email,
      role: 'student',
      password_hash: passwordHash,
      created_at: clock.now(),
    });
  }
  return emails;
}

const logIn = (browser: Browser, email: string, password: string, remoteAddress = '203.0.113.7') =>
  browser
    .send('POST', '/api/login', { payload: { email, password }, remoteAddress })
    .then(({ statusCode }) => statusCode);

/** Most of the misses are put there beforehand: hundreds of guesses take long to check. */
async function alreadyCounted(what: 'address' | 'accounts', hits: number, network = '203.0.113.7'): Promise<void> {
  const { db, clock } = testApp().services;
  const resets_at = minutesAfter(clock.now(), 15);
  await db
    .insert(throttles)
    .values({ key: `password:${what}:${network}`, hits, resets_at })
    .onConflictDoUpdate({ target: throttles.key, set: { hits } });
}

/** The last of five hundred misses, ten at one account; answers whose. */
async function lockTheAddress(network?: string, from?: string): Promise<string> {
  await alreadyCounted('address', 491, network);
  const [victim = ''] = await aSchool(1);
  await Promise.all(Array.from({ length: 10 }, () => logIn(testApp().visitor(), victim, 'errada', from)));
  return victim;
}

describe('somebody who sends hundreds of wrong passwords from the address of a school', () => {
  it('locks neither the devices people signed in on before nor the accounts that never failed', async () => {
    const known = await aStudent(testApp());
    const device = testApp().visitor();
    expect(await logIn(device, known.user.email, PASSWORD)).toBe(200);
    const [classmate = ''] = await aSchool(1);

    const victim = await lockTheAddress();

    expect(await logIn(device, known.user.email, PASSWORD)).toBe(200);
    expect(await logIn(testApp().visitor(), classmate, PASSWORD)).toBe(200);
    expect(await logIn(testApp().visitor(), victim, PASSWORD)).toBe(429);
  });

  it('has no more guesses at accounts that failed before', async () => {
    const victims = await aSchool(2);
    for (const email of victims) expect(await logIn(testApp().visitor(), email, 'errada')).toBe(401);
    await lockTheAddress();
    for (const email of victims) expect(await logIn(testApp().visitor(), email, 'errada')).toBe(429);
    expect(await logIn(testApp().visitor(), victims[0] ?? '', 'errada', '198.51.100.1')).toBe(401);
  });

  it('is not told by the limit which e-mails have an account', async () => {
    await alreadyCounted('address', 600);
    const [real = ''] = await aSchool(1);
    expect(await logIn(testApp().visitor(), real, 'errada')).toBe(401);
    expect(await logIn(testApp().visitor(), 'ninguem-mesmo@colegio.br', 'errada')).toBe(401);
    expect(await logIn(testApp().visitor(), real, 'errada')).toBe(429);
    expect(await logIn(testApp().visitor(), 'ninguem-mesmo@colegio.br', 'errada')).toBe(429);
  });

  it('closes no door with invented e-mails: only accounts that exist count', async () => {
    const { db } = testApp().services;
    await alreadyCounted('accounts', 295);
    for (let n = 0; n < 10; n++) {
      expect(await logIn(testApp().visitor(), `ninguem${n}@colegio.br`, 'errada')).toBe(401);
    }
    const [counted] = await db.select().from(throttles).where(eq(throttles.key, 'password:accounts:203.0.113.7'));
    expect(counted?.hits).toBe(295);
  });
});

describe('one password tried at every account of a school', () => {
  const spray = (emails: string[]) =>
    Promise.all(emails.map((email) => logIn(testApp().visitor(), email, 'primavera2026')));
  const answered = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

  it('is answered for 300 accounts, and then for 20 a minute, even if all are sent at once', async () => {
    await alreadyCounted('accounts', 290);
    // Those whose password was being looked at in the same instant as the last of the 300 come on top.
    expect(answered(await spray(await aSchool(80)))).toBeLessThanOrEqual(50);
    testApp().clock.advance({ minutes: 2 });
    expect(answered(await spray(await aSchool(30)))).toBe(20);
  });

  it('is not told of those sent at once which was right', async () => {
    await alreadyCounted('accounts', 300);
    const emails = await aSchool(60);
    const wrong = emails.slice(0, 30).map((email) => logIn(testApp().visitor(), email, 'primavera2026'));
    const right = emails.slice(30).map((email) => logIn(testApp().visitor(), email, PASSWORD));
    expect(answered(await Promise.all([...wrong, ...right]))).toBeLessThanOrEqual(50);
  });

  it('leaves a class with right passwords its places: they are given back', async () => {
    await alreadyCounted('accounts', 300);
    for (const email of await aSchool(25)) expect(await logIn(testApp().visitor(), email, PASSWORD)).toBe(200);
  });
});

describe('a guesser with a whole IPv6 network', () => {
  it('is one address: the /64 counts', async () => {
    const [email = ''] = await aSchool(1);
    expect(await logIn(testApp().visitor(), email, 'errada', '2001:db8:1:2::1')).toBe(401);
    await lockTheAddress('2001:db8:1:2::/64', '2001:db8:1:2::2');
    expect(await logIn(testApp().visitor(), email, 'errada', '2001:db8:1:2:ffff::3')).toBe(429);
    expect(await logIn(testApp().visitor(), email, 'errada', '2001:db8:1:3::1')).toBe(401);
  });
});
