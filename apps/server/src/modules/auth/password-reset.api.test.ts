import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { anAdmin, aStudent, aTeacher, PASSWORD, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';

const newPassword = { password: 'senha-nova-1', password_confirmation: 'senha-nova-1' };

describe('a one-time code, where the school sends no e-mail', () => {
  const testApp = useTestApp();

  const issue = (staff: TestPerson, person: TestPerson) =>
    staff.browser.tries('POST /api/users/:id/one-time-code', { params: { id: person.user.id } });

  it('is what the visitor is told to ask for', async () => {
    const { user } = await aStudent(testApp());
    const answer = await testApp()
      .visitor()
      .call('POST /api/password/forgot', { body: { email: user.email } });
    expect(answer.message).toBe(messages.password.askForCode);
  });

  it('is issued by an admin, works once however it is typed, and ends every session', async () => {
    const admin = await anAdmin(testApp());
    const student = await aStudent(testApp());
    const { code } = await admin.browser.call('POST /api/users/:id/one-time-code', { params: { id: student.user.id } });
    const typed = code.replace('-', ' ').toLowerCase();
    const reset = () =>
      testApp()
        .visitor()
        .tries('POST /api/password/reset', { body: { email: student.user.email, code: typed, ...newPassword } });
    expect((await reset()).status).toBe(200);
    expect((await student.browser.tries('GET /api/user')).status).toBe(401);
    expect((await testApp().visitor().logsIn(student.user.email, newPassword.password)).id).toBe(student.user.id);
    const again = await reset();
    expect({ status: again.status, errors: again.body?.errors }).toEqual({
      status: 422,
      errors: { code: [messages.validation.oneTimeCodeWrong] },
    });
  });

  it('is issued by a teacher for students of the own turmas only, and never for staff', async () => {
    const teacher = await aTeacher(testApp());
    const [own, other, colleague] = [await aStudent(testApp()), await aStudent(testApp()), await aTeacher(testApp())];
    await aTurma(testApp(), [teacher, own, colleague]);
    expect((await issue(teacher, own)).status).toBe(201);
    expect((await issue(teacher, other)).status).toBe(404);
    expect((await issue(teacher, colleague)).status).toBe(404);
    expect((await issue(own, own)).status).toBe(403);
  });

  it('is written down in the audit, without the code itself', async () => {
    const admin = await anAdmin(testApp());
    const student = await aStudent(testApp(), { name: 'Rita Lessa' });
    const { code } = await admin.browser.call('POST /api/users/:id/one-time-code', { params: { id: student.user.id } });
    const [latest] = await admin.browser.call('GET /api/audit', { query: {} });
    expect(latest).toMatchObject({ action: 'one-time-code.issued', subject: 'Rita Lessa', actor: admin.user.name });
    expect(JSON.stringify(latest)).not.toContain(code);
  });

  it('expires after a day, and only the newest one works', async () => {
    const admin = await anAdmin(testApp());
    const student = await aStudent(testApp());
    const codes = [await issue(admin, student), await issue(admin, student)].map(
      ({ body }) => (body as unknown as { code: string }).code,
    );
    const reset = (code: string | undefined) =>
      testApp()
        .visitor()
        .tries('POST /api/password/reset', { body: { email: student.user.email, code, ...newPassword } });
    expect((await reset(codes[0])).status).toBe(422);
    testApp().clock.advance({ hours: 25 });
    expect((await reset(codes[1])).status).toBe(422);
  });

  it('is worth nothing once there is a new password or e-mail', async () => {
    const admin = await anAdmin(testApp());
    for (const change of [{ password: 'senha-nova-2' }, { email: 'mudou@escola.br' }]) {
      const { user, browser } = await aStudent(testApp());
      const { code } = await admin.browser.call('POST /api/users/:id/one-time-code', { params: { id: user.id } });
      await browser.call('PATCH /api/user', { body: { ...change, current_password: PASSWORD } });
      const { email } = await browser.call('GET /api/user', {});
      const reset = { body: { email, code, ...newPassword } };
      expect((await testApp().visitor().tries('POST /api/password/reset', reset)).status).toBe(422);
    }
  });

  it('cannot be guessed: ten misses close the door without locking the account', async () => {
    const student = await aStudent(testApp());
    const guess = () =>
      testApp()
        .visitor()
        .tries('POST /api/password/reset', {
          body: { email: student.user.email, code: 'AAAAA-AAAAA', ...newPassword },
        });
    for (let miss = 1; miss <= 10; miss++) expect((await guess()).status).toBe(422);
    // Not the sentence for wrong passwords, which sends people here.
    expect(await guess()).toMatchObject({ status: 429, body: { message: errors['auth.codes-throttled'].message } });
    expect((await testApp().visitor().logsIn(student.user.email, PASSWORD)).id).toBe(student.user.id);
  });
});

describe('a reset link, where the school sends e-mail', () => {
  const testApp = useTestApp({ publicUrl: 'https://prova.escola.br' }, true);

  it('goes to the account’s address and nobody learns whether there is one', async () => {
    const { user } = await aStudent(testApp());
    const known = await testApp()
      .visitor()
      .call('POST /api/password/forgot', { body: { email: user.email } });
    const unknown = await testApp()
      .visitor()
      .call('POST /api/password/forgot', { body: { email: 'ninguem@escola.br' } });
    expect(known).toEqual(unknown);
    await expect.poll(() => testApp().letters.map(({ to }) => to)).toEqual([user.email]);
    const link = /https:\S+/.exec(testApp().letters[0]?.text ?? '')?.[0] ?? '';
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe('https://prova.escola.br/redefinir-senha');
    const body = { email: searchParams.get('email') ?? '', code: searchParams.get('code') ?? '', ...newPassword };
    expect((await testApp().visitor().tries('POST /api/password/reset', { body })).status).toBe(200);
  });

  it('expires after an hour', async () => {
    const { user } = await aStudent(testApp());
    await testApp()
      .visitor()
      .call('POST /api/password/forgot', { body: { email: user.email } });
    await expect.poll(() => testApp().letters.at(-1)?.to).toBe(user.email);
    const link = /https:\S+/.exec(testApp().letters.at(-1)?.text ?? '')?.[0] ?? '';
    testApp().clock.advance({ minutes: 61 });
    const body = { email: user.email, code: new URL(link).searchParams.get('code') ?? '', ...newPassword };
    expect((await testApp().visitor().tries('POST /api/password/reset', { body })).status).toBe(422);
  });

  it('leads to the configured address, whatever host the request names', async () => {
    const { user } = await aStudent(testApp());
    await testApp()
      .visitor()
      .send('POST', '/api/password/forgot', {
        headers: { host: 'golpe.example', 'x-forwarded-host': 'golpe.example' },
        payload: { email: user.email },
      });
    await expect.poll(() => testApp().letters.at(-1)?.to).toBe(user.email);
    expect(testApp().letters.at(-1)?.text).toContain('https://prova.escola.br/');
    expect(testApp().letters.at(-1)?.text).not.toContain('golpe');
  });

  it('is sent five times an hour at most', async () => {
    const { user } = await aStudent(testApp());
    for (let n = 0; n < 8; n++) {
      const answer = await testApp()
        .visitor()
        .call('POST /api/password/forgot', { body: { email: user.email } });
      expect(answer.message).toBe(messages.password.linkSent);
      await expect.poll(() => testApp().letters.filter(({ to }) => to === user.email).length).toBe(Math.min(n + 1, 5));
    }
  });
});
