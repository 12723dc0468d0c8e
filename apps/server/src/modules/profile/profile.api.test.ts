import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

describe('changing the profile', () => {
  it('takes a name without asking for the password', async () => {
    const { browser } = await aStudent(testApp());
    const { message, user } = await browser.call('PATCH /api/user', {
      body: { name: 'Nome Novo', ranking_visible: false },
    });
    expect(message).toBe(messages.profile.updated);
    expect(user).toMatchObject({ name: 'Nome Novo', ranking_visible: false });
  });

  it('takes e-mail and password only with the current password', async () => {
    const { browser } = await aStudent(testApp());
    for (const change of [{ email: 'novo@escola.br' }, { password: 'outra-senha' }]) {
      const without = await browser.tries('PATCH /api/user', { body: change });
      expect(without.body?.errors).toEqual({ current_password: [messages.validation.currentPasswordRequired] });
      const wrong = await browser.tries('PATCH /api/user', { body: { ...change, current_password: 'errada' } });
      expect(wrong.body?.errors).toEqual({ current_password: [messages.validation.currentPasswordWrong] });
    }
    const { user } = await browser.call('PATCH /api/user', {
      body: { email: 'novo@escola.br', current_password: PASSWORD },
    });
    expect(user.email).toBe('novo@escola.br');
  });

  it('ends the other sessions with the old password, and keeps this one', async () => {
    const { user, browser } = await aStudent(testApp());
    const other = testApp().visitor();
    await other.logsIn(user.email, PASSWORD);
    await browser.call('PATCH /api/user', { body: { password: 'senha-nova-2', current_password: PASSWORD } });
    expect((await browser.tries('GET /api/user')).status).toBe(200);
    expect((await other.tries('GET /api/user')).status).toBe(401);
  });

  it('never raises a role, whatever the body says', async () => {
    const { browser } = await aStudent(testApp());
    const { user } = await browser.call('PATCH /api/user', {
      body: { name: 'Eu', role: 'admin', id: 1 } as { name: string },
    });
    expect(user.role).toBe('student');
  });

  it('refuses an address that somebody else has', async () => {
    const taken = await aStudent(testApp());
    const { browser } = await aStudent(testApp());
    const { body } = await browser.tries('PATCH /api/user', {
      body: { email: taken.user.email.toUpperCase(), current_password: PASSWORD },
    });
    expect(body?.errors).toEqual({ email: [messages.validation.emailTaken] });
  });
});

describe('deleting the account', () => {
  it('asks for the password and is for good', async () => {
    const { user, browser } = await aStudent(testApp());
    const wrong = await browser.tries('DELETE /api/user', { body: { password: 'errada' } });
    expect(wrong.body?.errors).toEqual({ password: [messages.validation.currentPasswordWrong] });
    expect(await browser.call('DELETE /api/user', { body: { password: PASSWORD } })).toEqual({
      message: messages.profile.deleted,
    });
    expect((await browser.tries('GET /api/user')).status).toBe(401);
    const login = await testApp()
      .visitor()
      .tries('POST /api/login', { body: { email: user.email, password: PASSWORD } });
    expect(login.status).toBe(401);
    const { rows } = await testApp().database.pool.query('select * from sign_ins where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('is refused to the last admin', async () => {
    const admin = await anAdmin(testApp());
    const { status, body } = await admin.browser.tries('DELETE /api/user', { body: { password: PASSWORD } });
    expect({ status, body }).toEqual({ status: 409, body: { message: errors['users.last-admin'].message } });
    await anAdmin(testApp());
    expect((await admin.browser.tries('DELETE /api/user', { body: { password: PASSWORD } })).status).toBe(200);
  });
});

describe('exporting the own data', () => {
  it('gives one document with no secret in it', async () => {
    const { user, browser } = await aStudent(testApp());
    const response = await browser.send('GET', '/api/user/export');
    expect(response.headers['content-disposition']).toContain('gabarita-meus-dados.json');
    expect(response.json()).toMatchObject({ user: { email: user.email }, sign_ins: [{ current: true }] });
    expect(response.body).not.toMatch(/hash|argon2/);
  });
});
