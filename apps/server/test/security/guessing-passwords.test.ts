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

/** Ten wrong passwords at each account, as often as the limit of an address allows and more. */
async function lockTheAddress(): Promise<string[]> {
  const victims = await aSchool(55);
  for (const email of victims) {
    await Promise.all(Array.from({ length: 10 }, () => logIn(testApp().visitor(), email, 'errada')));
  }
  return victims;
}

describe('somebody who sends hundreds of wrong passwords from the address of a school', () => {
  it('locks neither the devices people signed in on before nor the accounts that never failed', async () => {
    const known = await aStudent(testApp());
    const device = testApp().visitor();
    expect(await logIn(device, known.user.email, PASSWORD)).toBe(200);
    const [classmate = ''] = await aSchool(1);

    const [victim = ''] = await lockTheAddress();

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
    const { db, clock } = testApp().services;
    const key = 'password:address:203.0.113.7';
    await db.insert(throttles).values({ key, hits: 600, resets_at: minutesAfter(clock.now(), 15) });
    const [real = ''] = await aSchool(1);
    expect(await logIn(testApp().visitor(), real, 'errada')).toBe(401);
    expect(await logIn(testApp().visitor(), 'ninguem-mesmo@colegio.br', 'errada')).toBe(401);
    expect(await logIn(testApp().visitor(), real, 'errada')).toBe(429);
    expect(await logIn(testApp().visitor(), 'ninguem-mesmo@colegio.br', 'errada')).toBe(429);
  });

  it('closes no door with invented e-mails: only accounts that exist count', async () => {
    const { db, clock } = testApp().services;
    const key = 'password:accounts:203.0.113.7';
    await db.insert(throttles).values({ key, hits: 295, resets_at: minutesAfter(clock.now(), 15) });
    for (let n = 0; n < 20; n++) {
      expect(await logIn(testApp().visitor(), `ninguem${n}@colegio.br`, 'errada')).toBe(401);
    }
    const [counted] = await db.select().from(throttles).where(eq(throttles.key, key));
    expect(counted?.hits).toBe(295);
  });
});

describe('one password tried at every account of a school', () => {
  it('is answered for 300 accounts, and then for 20 a minute, even if all are sent at once', async () => {
    const emails = await aSchool(380);
    const statuses = await Promise.all(emails.map((email) => logIn(testApp().visitor(), email, 'primavera2026')));
    const looked = statuses.filter((status) => status !== 429).length;
    // Those whose password was being looked at in the same instant as the last of the 300 come on top.
    expect(looked).toBeLessThanOrEqual(340);
    expect(statuses.filter((status) => status === 200)).toHaveLength(0);

    const later = await aSchool(30);
    testApp().clock.advance({ minutes: 2 });
    const more = [];
    for (const email of later) more.push(await logIn(testApp().visitor(), email, 'primavera2026'));
    expect(more.filter((status) => status !== 429)).toHaveLength(20);
  });

  it('is not told which of those sent at once was right', async () => {
    const emails = await aSchool(400);
    await Promise.all(emails.slice(0, 350).map((email) => logIn(testApp().visitor(), email, 'primavera2026')));
    const rest = await Promise.all(emails.slice(350).map((email) => logIn(testApp().visitor(), email, PASSWORD)));
    expect(rest.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
  });

  it('leaves a class with right passwords its places: they are given back', async () => {
    const emails = await aSchool(340);
    await Promise.all(emails.slice(0, 310).map((email) => logIn(testApp().visitor(), email, 'primavera2026')));
    testApp().clock.advance({ minutes: 2 });
    for (const email of emails.slice(310)) expect(await logIn(testApp().visitor(), email, PASSWORD)).toBe(200);
  });
});

describe('a guesser with a whole IPv6 network', () => {
  it('is one address: the /64 counts', async () => {
    const victims = await aSchool(2);
    const from = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
    for (const email of victims) expect(await logIn(testApp().visitor(), email, 'errada', from(1))).toBe(401);
    const many = await aSchool(55);
    let n = 2;
    for (const email of many) {
      await Promise.all(Array.from({ length: 10 }, () => logIn(testApp().visitor(), email, 'errada', from(n++))));
    }
    expect(await logIn(testApp().visitor(), victims[0] ?? '', 'errada', from(9_999))).toBe(429);
    expect(await logIn(testApp().visitor(), victims[0] ?? '', 'errada', '2001:db8:1:3::1')).toBe(401);
  });
});
