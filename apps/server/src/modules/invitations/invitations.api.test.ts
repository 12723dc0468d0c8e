import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { mailerOf } from '../../mailer.js';
import { mailInvitations } from './mailing.js';

/** An installation that sends e-mail; codes on paper are asked for where a test is about them. */
const testApp = useTestApp({ publicUrl: 'https://prova.escola.br' }, true);

const { invitations: texts } = messages;
const form = { name: 'Ana Lima', password: 'senha-da-ana-1', password_confirmation: 'senha-da-ana-1' };

let count = 0;
const newStudents = (size: number) =>
  Array.from({ length: size }, () => ({ name: `Aluno ${++count}`, email: `convidado${count}@escola.br` }));

async function aTaughtTurma() {
  const teacher = await aTeacher(testApp());
  return { teacher, turma: await aTurma(testApp(), [teacher]) };
}

const invites = ({ browser }: TestPerson, id: number, body: object) =>
  browser.tries('POST /api/turmas/:id/invitations', { params: { id }, body });
const pending = ({ browser }: TestPerson, id: number) =>
  browser.call('GET /api/turmas/:id/invitations', { params: { id }, query: {} });
const members = async ({ browser }: TestPerson, id: number) =>
  (await browser.call('GET /api/turmas/:id/members', { params: { id }, query: {} })).users.map(({ email }) => email);

/** Codes on paper for these students. */
async function codesFor({ browser }: TestPerson, id: number, students: { name: string; email: string }[]) {
  const body = { students, delivery: 'code' as const };
  const { invitations } = await browser.call('POST /api/turmas/:id/invitations', { params: { id }, body });
  return invitations.map(({ code }) => code ?? '');
}

describe('inviting a list of students', () => {
  it('takes two thousand at once, each with a code of the own that is shown this once', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const codes = await codesFor(teacher, turma.id, newStudents(2_000));
    expect(new Set(codes).size).toBe(2_000);
    expect(codes[0]).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const waiting = await pending(teacher, turma.id);
    expect(waiting).toHaveLength(100);
    expect(JSON.stringify(waiting)).not.toContain(codes[0]);
    expect((await invites(teacher, turma.id, { students: newStudents(2_001) })).status).toBe(422);
  });

  it('names every row that will not do, and then invites nobody', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const [one, two] = newStudents(2);
    const colleague = await aTeacher(testApp());
    const students = [
      one,
      two,
      { ...one, email: one?.email.toUpperCase() },
      { name: 'P', email: colleague.user.email },
    ];
    const { status, body } = await invites(teacher, turma.id, { students });
    expect(status).toBe(422);
    expect(body?.errors).toEqual({ 'students.2.email': [texts.repeated], 'students.3.email': [texts.staff] });
    const malformed = await invites(teacher, turma.id, { students: [one, { name: '', email: 'x' }] });
    expect(Object.keys(malformed.body?.errors ?? {})).toEqual(['students.1.name', 'students.1.email']);
    expect(await pending(teacher, turma.id)).toEqual([]);
  });

  it('leaves out who is there already, and is written down', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const member = await aStudent(testApp());
    await member.browser.call('POST /api/turmas/join-by-code', { body: { code: turma.code } });
    const { user } = member;
    const students = [...newStudents(1), { name: user.name, email: user.email }];
    const { body } = await invites(teacher, turma.id, { students });
    expect(body).toMatchObject({ already: 1, invitations: [{ email: students[0]?.email }] });
    const [latest] = await (await anAdmin(testApp())).browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(latest).toMatchObject({ action: 'turma.invited', subject: turma.name, details: { students: 1 } });
  });

  it('is for who looks after the turma', async () => {
    const { turma } = await aTaughtTurma();
    const stranger = await aTeacher(testApp());
    expect((await invites(stranger, turma.id, { students: newStudents(1) })).status).toBe(403);
    const list = await stranger.browser.tries('GET /api/turmas/:id/invitations', { params: { id: turma.id } });
    expect(list.status).toBe(403);
  });

  it('says clearly that an installation without a mail server sends no letters', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const { services } = testApp();
    const { mailer } = services;
    services.mailer = mailerOf({ smtpUrl: undefined, mailFrom: '' });
    try {
      const students = newStudents(1);
      const refused = await invites(teacher, turma.id, { students, delivery: 'email' });
      expect(refused.body?.errors).toEqual({ delivery: [texts.noMail] });
      expect((await invites(teacher, turma.id, { students })).body).toMatchObject({
        invitations: [{ delivery: 'code' }],
      });
    } finally {
      services.mailer = mailer;
    }
  });
});

describe('an invitation by e-mail', () => {
  const lettersTo = (email: string | undefined) => testApp().letters.filter(({ to }) => to === email);
  const tokenIn = (text = '') => /\/convite\/(\S+)/.exec(text)?.[1] ?? '';

  it('is sent once, leads to us, and lets the student in', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const students = newStudents(2);
    await invites(teacher, turma.id, { students });
    await mailInvitations(testApp().services);
    await mailInvitations(testApp().services);
    const [letter, ...more] = lettersTo(students[0]?.email);
    expect(more).toEqual([]);
    expect(letter?.text).toContain(turma.name);
    expect(letter?.text).toContain('https://prova.escola.br/convite/');
    const token = tokenIn(letter?.text);
    await testApp().visitor().call('POST /api/invitations/:token/accept', { params: { token }, body: form });
    expect(await members(teacher, turma.id)).toContain(students[0]?.email);
  });

  it('waits while its turma is archived', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const [student] = newStudents(1);
    await invites(teacher, turma.id, { students: [student] });
    const admin = await anAdmin(testApp());
    const archive = (archived: boolean) =>
      admin.browser.call('PATCH /api/turmas/:id', { params: { id: turma.id }, body: { archived } });
    await archive(true);
    await mailInvitations(testApp().services);
    expect(lettersTo(student?.email)).toEqual([]);
    await archive(false);
    await mailInvitations(testApp().services);
    expect(lettersTo(student?.email)).toHaveLength(1);
  });

  it('waits when the mail server fails, and is given up after five times', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const students = newStudents(1);
    await invites(teacher, turma.id, { students });
    const broken = { configured: true, send: () => Promise.reject(new Error('no route')) };
    for (let n = 0; n < 5; n++) {
      expect(await pending(teacher, turma.id)).toMatchObject([{ mail_failed: false, mailed_at: null }]);
      await expect(mailInvitations({ ...testApp().services, mailer: broken })).rejects.toThrow('no route');
    }
    expect(await pending(teacher, turma.id)).toMatchObject([{ mail_failed: true }]);
    const renewed = { params: { id: turma.id }, body: {} };
    await teacher.browser.call('POST /api/turmas/:id/invitations/renew', renewed);
    await mailInvitations(testApp().services);
    expect(lettersTo(students[0]?.email)).toHaveLength(1);
  });
});

describe('a code on paper', () => {
  const look = (token: string) => testApp().visitor().tries('GET /api/invitations/:token', { params: { token } });
  const accept = (token: string, browser = testApp().visitor()) =>
    browser.tries('POST /api/invitations/:token/accept', { params: { token }, body: form });

  it('shows whom it is for and where it leads, however it is typed', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const [student] = newStudents(1);
    const [code = ''] = await codesFor(teacher, turma.id, student ? [student] : []);
    expect((await look(code.toLowerCase().replace('-', ''))).body).toMatchObject({
      ...student,
      turma: { id: turma.id, name: turma.name },
      has_account: false,
    });
  });

  it('makes the account, signs it in and joins the turma, once', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const [student] = newStudents(1);
    const [code = ''] = await codesFor(teacher, turma.id, student ? [student] : []);
    const both = await Promise.all([accept(code), accept(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(both.find(({ status }) => status === 201)?.body).toMatchObject({
      token: expect.any(String),
      user: { name: 'Ana Lima', email: student?.email, role: 'student', turma_id: turma.id },
    });
    expect(await members(teacher, turma.id)).toContain(student?.email);
    expect(await look(code)).toMatchObject({
      status: 404,
      body: { message: errors['invitations.unknown'].message },
    });
  });

  it('ends after a day, when it is renewed and when it is cancelled', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const [first = ''] = await codesFor(teacher, turma.id, newStudents(1));
    const params = { id: turma.id };
    const renewed = await teacher.browser.call('POST /api/turmas/:id/invitations/renew', {
      params,
      body: { delivery: 'code' },
    });
    const second = renewed.invitations[0]?.code ?? '';
    expect((await look(first)).status).toBe(404);
    expect((await look(second)).status).toBe(200);
    testApp().clock.advance({ minutes: 24 * 60 + 1 });
    expect((await look(second)).body?.message).toBe(errors['invitations.expired'].message);
    expect((await accept(second)).status).toBe(404);
    const [waiting] = await pending(teacher, turma.id);
    const cancel = { params: { ...params, invitation_id: waiting?.id ?? 0 } };
    await teacher.browser.call('DELETE /api/turmas/:id/invitations/:invitation_id', cancel);
    expect(await pending(teacher, turma.id)).toEqual([]);
  });

  it('moves a student who has an account, after signing in', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const student = await aStudent(testApp());
    await aTurma(testApp(), [student]);
    const [code = ''] = await codesFor(teacher, turma.id, [{ name: 'Outro nome', email: student.user.email }]);
    expect((await look(code)).body).toMatchObject({ has_account: true });
    expect((await accept(code)).body?.errors).toEqual({ email: [messages.validation.emailTaken] });
    const joined = await student.browser.call('POST /api/invitations/:token/join', { params: { token: code } });
    expect(joined).toMatchObject({ message: messages.turmas.joined(turma.name), user: { turma_id: turma.id } });
    expect((await student.browser.call('GET /api/turmas', { query: {} })).map(({ id }) => id)).toEqual([turma.id]);
  });

  it('is no longer waited for once its student came with the code of the turma', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const student = await aStudent(testApp());
    await codesFor(teacher, turma.id, [{ name: 'Ana', email: student.user.email.toUpperCase() }]);
    expect(await pending(teacher, turma.id)).toHaveLength(1);
    await student.browser.call('POST /api/turmas/join-by-code', { body: { code: turma.code } });
    expect(await pending(teacher, turma.id)).toEqual([]);
    const renewed = { params: { id: turma.id }, body: { delivery: 'code' as const } };
    expect((await teacher.browser.call('POST /api/turmas/:id/invitations/renew', renewed)).invitations).toEqual([]);
  });

  it('is nothing but a hash in the database', async () => {
    const { teacher, turma } = await aTaughtTurma();
    const [code = ''] = await codesFor(teacher, turma.id, newStudents(1));
    const { rows } = await testApp().services.db.execute('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
