import { beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors, throttles } from '../../src/db/schema/index.js';
import { codeAt } from '../../src/modules/second-factor/totp.js';
import { anAdmin, aStudent, aTeacher, PASSWORD, type TestPerson } from '../people.js';
import { codeNow, switchSecondFactorOn } from '../second-factor.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();

beforeEach(async () => {
  await testApp().services.db.delete(throttles);
});

async function givePassword({ user }: TestPerson) {
  const browser = testApp().visitor();
  const { status, body } = await browser.tries('POST /api/login', { body: { email: user.email, password: PASSWORD } });
  const { challenge, message } = body as unknown as { challenge: string; message: string };
  const give = (code: string) => browser.tries('POST /api/login/second-factor', { body: { challenge, code } });
  return { status, body, message, give };
}

async function guarded(): Promise<TestPerson> {
  const teacher = await aTeacher(testApp());
  await switchSecondFactorOn(testApp(), teacher.user.id);
  return teacher;
}

describe('somebody who has stolen the password of a teacher', () => {
  it('gets no token for it, and a sentence that an old page shows too', async () => {
    const { status, body, message } = await givePassword(await guarded());
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('token');
    expect(message).toMatch(/verificação em duas etapas/);
  });

  it('cannot try codes for long: ten, and the right one is refused too', async () => {
    const { give } = await givePassword(await guarded());
    for (let time = 0; time < 10; time++) expect((await give('000000')).status).toBe(422);
    expect((await give(codeNow(testApp()))).status).toBe(429);
  });

  it('tries no more by asking for many challenges', async () => {
    const teacher = await guarded();
    for (let time = 0; time < 10; time++) await (await givePassword(teacher)).give('000000');
    expect((await (await givePassword(teacher)).give(codeNow(testApp()))).status).toBe(429);
  });

  it('cannot use a code that was used, not even in the same half minute', async () => {
    const teacher = await guarded();
    const code = codeNow(testApp());
    expect((await (await givePassword(teacher)).give(code)).status).toBe(200);
    expect((await (await givePassword(teacher)).give(code)).status).toBe(422);
    const [one, two] = [await givePassword(teacher), await givePassword(teacher)];
    testApp().clock.advance({ minutes: 1 });
    const fresh = codeNow(testApp());
    const both = await Promise.all([one.give(fresh), two.give(fresh)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('has ten minutes, and one session for one challenge', async () => {
    const teacher = await guarded();
    const late = await givePassword(teacher);
    testApp().clock.advance({ minutes: 11 });
    expect((await late.give(codeNow(testApp()))).status).toBe(401);
    const { give } = await givePassword(teacher);
    expect((await give(codeNow(testApp()))).status).toBe(200);
    testApp().clock.advance({ minutes: 1 });
    expect((await give(codeNow(testApp()))).status).toBe(401);
  });

  it('cannot switch it off in a session left open', async () => {
    const { browser } = await guarded();
    expect((await browser.tries('DELETE /api/user/second-factor', { body: { password: 'errada' } })).status).toBe(422);
    expect((await browser.call('GET /api/user/second-factor', {})).on).toBe(true);
  });

  it('reads neither secret nor recovery codes in the database', async () => {
    const teacher = await aTeacher(testApp());
    const { secret, codes } = await switchOn(teacher);
    const rows = await testApp().services.db.select().from(secondFactors);
    const hashes = await testApp().services.db.select().from(recoveryCodes);
    const kept = JSON.stringify([rows, hashes]);
    expect(kept).not.toContain(secret);
    for (const code of codes) expect(kept).not.toContain(code.replace('-', ''));
  });
});

async function switchOn({ browser }: TestPerson) {
  const { secret, qr, address } = await browser.call('POST /api/user/second-factor', { body: { password: PASSWORD } });
  expect(address).toContain(`secret=${secret}`);
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  const code = codeAt(secret, testApp().clock.now());
  const confirmed = await browser.call('POST /api/user/second-factor/confirm', { body: { code } });
  return { secret, codes: confirmed.recovery_codes };
}

describe('a teacher with a second factor', () => {
  it('switches it on with password and a first code, and signs in with the next', async () => {
    const teacher = await aTeacher(testApp());
    const { secret } = await switchOn(teacher);
    testApp().clock.advance({ minutes: 1 });
    const { give } = await givePassword(teacher);
    const { status, body } = await give(codeAt(secret, testApp().clock.now()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: teacher.user.id }, token: expect.any(String) });
  });

  it('is not asked before a first code has shown that the phone has the secret', async () => {
    const teacher = await aTeacher(testApp());
    await teacher.browser.call('POST /api/user/second-factor', { body: { password: PASSWORD } });
    expect((await givePassword(teacher)).status).toBe(200);
  });

  it('who lost the phone signs in with a recovery code, each of them once', async () => {
    const teacher = await aTeacher(testApp());
    const { codes } = await switchOn(teacher);
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    expect((await (await givePassword(teacher)).give(code.toLowerCase())).status).toBe(200);
    expect((await (await givePassword(teacher)).give(code)).status).toBe(422);
    expect((await teacher.browser.call('GET /api/user/second-factor', {})).recovery_codes_left).toBe(9);
  });

  it('who makes new recovery codes ends the old ones', async () => {
    const teacher = await aTeacher(testApp());
    const { codes } = await switchOn(teacher);
    await teacher.browser.call('POST /api/user/second-factor/recovery-codes', { body: { password: PASSWORD } });
    expect((await (await givePassword(teacher)).give(codes[0] ?? '')).status).toBe(422);
  });

  it('who lost everything is helped by an admin, which is written down and ends the sessions', async () => {
    const [teacher, admin] = [await guarded(), await anAdmin(testApp())];
    const params = { id: teacher.user.id };
    await admin.browser.call('DELETE /api/users/:id/second-factor', { params });
    expect(await teacher.browser.statusOf('GET /api/user', {})).toBe(401);
    expect((await givePassword(teacher)).status).toBe(200);
    const [entry] = await admin.browser.call('GET /api/audit', { query: {} });
    expect(entry).toMatchObject({ action: 'second-factor.reset', subject: teacher.user.name, actor: admin.user.name });
  });

  it('ends with a new password the logins half begun', async () => {
    const teacher = await guarded();
    const { give } = await givePassword(teacher);
    await teacher.browser.call('PATCH /api/user', {
      body: { password: 'outra-senha-comprida', current_password: PASSWORD },
    });
    expect((await give(codeNow(testApp()))).status).toBe(401);
  });
});

it('students are not asked to have one', async () => {
  const { browser } = await aStudent(testApp());
  expect(await browser.statusOf('POST /api/user/second-factor', { body: { password: PASSWORD } })).toBe(403);
});
