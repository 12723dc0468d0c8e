import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { Scene } from '../../../test/access-scene.js';
import { aStudent, PASSWORD } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const ana = {
  name: 'Ana Souza',
  email: 'Ana@escola.br',
  password: 'senha-da-ana',
  password_confirmation: 'senha-da-ana',
};

const testApp = useTestApp();

describe('registering', () => {
  it('creates the account and signs it in', async () => {
    const browser = testApp().visitor();
    const { message, token, user } = await browser.call('POST /api/register', { body: ana });
    expect(message).toBe(messages.auth.registered);
    expect(user).toMatchObject({ name: 'Ana Souza', email: 'Ana@escola.br', role: 'student', turma_id: null });
    browser.token = token;
    expect(await browser.call('GET /api/user', {})).toEqual(user);
  });

  it('refuses an address that differs only in case', async () => {
    const { status, body } = await testApp()
      .visitor()
      .tries('POST /api/register', { body: { ...ana, email: 'ana@ESCOLA.br' } });
    expect({ status, errors: body?.errors }).toEqual({
      status: 422,
      errors: { email: [messages.validation.emailTaken] },
    });
  });

  it('names every field that is wrong, in Portuguese', async () => {
    const { status, body } = await testApp()
      .visitor()
      .tries('POST /api/register', {
        body: { name: ' ', email: 'ana', password: '1234567', password_confirmation: 'outra', role: 'diretora' },
      });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: messages.validation.summary,
      errors: {
        name: [messages.validation.nameRequired],
        email: [messages.validation.emailInvalid],
        password: [messages.validation.passwordShort],
        role: [messages.validation.roleInvalid],
      },
    });
  });

  it('refuses what anybody would try first, wherever a password is chosen', async () => {
    const scene = await Scene.of(testApp());
    const { browser, user } = scene.student;
    const common = { password: 'Flamengo2026', password_confirmation: 'Flamengo2026' };
    const token = (await scene.invitation()).code;
    const answers = [
      await testApp()
        .visitor()
        .tries('POST /api/register', { body: { ...ana, email: 'a0@escola.br', ...common } }),
      await testApp()
        .visitor()
        .tries('POST /api/password/reset', { body: { email: user.email, code: 'ABCDE-FGHJK', ...common } }),
      await testApp()
        .visitor()
        .tries('POST /api/invitations/:token/accept', { params: { token }, body: { name: 'Ana', ...common } }),
      await browser.tries('PATCH /api/user', { body: { ...common, current_password: PASSWORD } }),
    ];
    for (const { status, body } of answers) {
      expect({ status, errors: body?.errors }).toEqual({
        status: 422,
        errors: { password: [messages.validation.passwordCommon] },
      });
    }
  });

  it('compares the confirmation only when one is sent', async () => {
    const wrong = { ...ana, email: 'a1@escola.br', password_confirmation: 'diferente' };
    const answer = await testApp().visitor().tries('POST /api/register', { body: wrong });
    expect(answer.body?.errors).toEqual({ password_confirmation: [messages.validation.passwordMismatch] });
    const { password_confirmation: _, ...without } = wrong;
    expect((await testApp().visitor().tries('POST /api/register', { body: without })).status).toBe(201);
  });

  it('lets two people who ask for one address at once have it once', async () => {
    const twice = { ...ana, email: 'gemeos@escola.br' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => testApp().visitor().tries('POST /api/register', { body: twice })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });
});

describe('registering as staff', () => {
  const closed = useTestApp({ openStaffRegistration: false, staffInviteCode: 'convite-da-escola' });
  const teacher = { ...ana, role: 'teacher' };

  it('needs the invite code of the school where registration is not open', async () => {
    for (const invite_code of [undefined, '', 'convite-errado']) {
      const { status, body } = await closed()
        .visitor()
        .tries('POST /api/register', { body: { ...teacher, invite_code } });
      expect({ status, errors: body?.errors }).toEqual({
        status: 422,
        errors: { invite_code: [messages.validation.inviteCodeWrong] },
      });
    }
    const { user } = await closed()
      .visitor()
      .call('POST /api/register', {
        body: { ...ana, role: 'teacher', invite_code: 'convite-da-escola' },
      });
    expect(user.role).toBe('teacher');
  });

  it('is closed for an hour to an address that guesses at the code', async () => {
    const guess = (invite_code: string) =>
      closed()
        .visitor()
        .tries('POST /api/register', { body: { ...teacher, email: 'palpite@escola.br', invite_code } });
    let guesses = 0;
    while ((await guess(`palpite-${guesses}`)).status === 422) guesses += 1;
    // Three by the test before this one.
    expect(guesses).toBe(47);
    expect((await guess('convite-da-escola')).status).toBe(429);
    closed().clock.advance({ minutes: 61 });
    expect((await guess('convite-da-escola')).status).toBe(201);
  });

  it('is not opened by any other field of the body', async () => {
    const body = { ...ana, email: 'esperto@escola.br', is_admin: true, Role: 'admin', user: { role: 'admin' }, id: 1 };
    const { user } = await closed().visitor().call('POST /api/register', { body });
    expect(user.role).toBe('student');
  });
});

describe('signing in', () => {
  it('accepts the address in any case and tells nothing about which half was wrong', async () => {
    const { user } = await aStudent(testApp(), { email: 'Bruno@escola.br' });
    expect((await testApp().visitor().logsIn('bruno@ESCOLA.br', PASSWORD)).id).toBe(user.id);
    const wrongPassword = await testApp()
      .visitor()
      .tries('POST /api/login', { body: { email: 'bruno@escola.br', password: 'x' } });
    const wrongEmail = await testApp()
      .visitor()
      .tries('POST /api/login', { body: { email: 'ninguem@escola.br', password: 'x' } });
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.body).toEqual({ message: errors['auth.wrong-credentials'].message });
    expect(wrongEmail.body).toEqual(wrongPassword.body);
  });

  it('asks for both fields', async () => {
    const { status, body } = await testApp().visitor().tries('POST /api/login', { body: {} });
    expect({ status, errors: body?.errors }).toEqual({
      status: 422,
      errors: { email: [messages.validation.emailRequired], password: [messages.validation.passwordRequired] },
    });
  });

  it('locks an account after ten wrong passwords, and that account alone', async () => {
    const victim = await aStudent(testApp());
    const classmate = await aStudent(testApp());
    const guesser = testApp().visitor();
    const guess = (password: string) =>
      guesser.tries('POST /api/login', { body: { email: victim.user.email, password } });
    for (let miss = 1; miss <= 10; miss++) expect((await guess('errada')).status).toBe(401);
    expect((await guess('errada')).status).toBe(429);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect((await testApp().visitor().logsIn(classmate.user.email, PASSWORD)).id).toBe(classmate.user.id);
    testApp().clock.advance({ minutes: 16 });
    expect((await guess(PASSWORD)).status).toBe(200);
  });

  it('does not lock a person out of the device they signed in on before', async () => {
    const { user } = await aStudent(testApp());
    const ownPhone = testApp().visitor();
    await ownPhone.logsIn(user.email, PASSWORD);
    const stranger = testApp().visitor();
    for (let miss = 1; miss <= 12; miss++) {
      await stranger.tries('POST /api/login', { body: { email: user.email, password: 'errada' } });
    }
    expect(
      (
        await testApp()
          .visitor()
          .tries('POST /api/login', { body: { email: user.email, password: PASSWORD } })
      ).status,
    ).toBe(429);
    expect((await ownPhone.logsIn(user.email, PASSWORD)).id).toBe(user.id);
  });
});

describe('a token', () => {
  it('is dead after logging out', async () => {
    const { browser } = await aStudent(testApp());
    expect(await browser.call('POST /api/logout', {})).toEqual({ message: messages.auth.loggedOut });
    expect((await browser.tries('GET /api/user')).status).toBe(401);
  });

  it('lives thirty days from its last use, or twelve hours on a shared computer', async () => {
    const { user } = await aStudent(testApp());
    const own = testApp().visitor();
    const shared = testApp().visitor();
    await own.logsIn(user.email, PASSWORD);
    const login = await shared.call('POST /api/login', {
      body: { email: user.email, password: PASSWORD, shared_computer: true },
    });
    shared.token = login.token;
    testApp().clock.advance({ hours: 11 });
    expect((await shared.tries('GET /api/user')).status).toBe(200);
    testApp().clock.advance({ hours: 2 });
    expect((await shared.tries('GET /api/user')).status).toBe(401);
    testApp().clock.advance({ days: 29 });
    expect((await own.tries('GET /api/user')).status).toBe(200);
    testApp().clock.advance({ days: 29 });
    expect((await own.tries('GET /api/user')).status).toBe(200);
    testApp().clock.advance({ days: 31 });
    expect((await own.tries('GET /api/user')).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const { browser } = await aStudent(testApp());
    const { rows } = await testApp().database.pool.query('select * from sign_ins');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(browser.token);
  });
});

describe('the list of sessions', () => {
  it('shows the own ones, ends one, and never another person’s', async () => {
    const { user, browser } = await aStudent(testApp());
    const other = testApp().visitor();
    await other.logsIn(user.email, PASSWORD);
    const list = await browser.call('GET /api/user/sign-ins', {});
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const theOther = list.find(({ current }) => !current);
    const stranger = await aStudent(testApp());
    expect(
      (await stranger.browser.tries('DELETE /api/user/sign-ins/:id', { params: { id: theOther?.id } })).status,
    ).toBe(404);
    await browser.call('DELETE /api/user/sign-ins/:id', { params: { id: theOther?.id ?? 0 } });
    expect((await other.tries('GET /api/user')).status).toBe(401);
    expect((await browser.tries('GET /api/user')).status).toBe(200);
  });

  it('ends all the others at once', async () => {
    const { user, browser } = await aStudent(testApp());
    const others = [testApp().visitor(), testApp().visitor()];
    for (const other of others) await other.logsIn(user.email, PASSWORD);
    await browser.call('DELETE /api/user/sign-ins', {});
    for (const other of others) expect((await other.tries('GET /api/user')).status).toBe(401);
    expect(await browser.call('GET /api/user/sign-ins', {})).toHaveLength(1);
  });
});
