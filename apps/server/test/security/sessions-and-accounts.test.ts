import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema/index.js';
import { aGivenExam } from '../exams.js';
import { anAdmin, aStudent, aTeacher, PASSWORD, type TestPerson } from '../people.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();

const isIn = async ({ browser }: TestPerson) => (await browser.statusOf('GET /api/user', {})) === 200;
const logIn = ({ user }: TestPerson) =>
  testApp()
    .visitor()
    .tries('POST /api/login', { body: { email: user.email, password: PASSWORD } });

describe('a stolen session', () => {
  it('ends 90 days after signing in, however much it is used', async () => {
    const student = await aStudent(testApp());
    for (let day = 0; day < 85; day += 5) {
      testApp().clock.advance({ days: 5 });
      expect(await isIn(student)).toBe(true);
    }
    testApp().clock.advance({ days: 4 });
    expect(await isIn(student)).toBe(true);
    testApp().clock.advance({ days: 2 });
    expect(await isIn(student)).toBe(false);
    expect((await logIn(student)).status).toBe(200);
  });

  it('is ended by an admin', async () => {
    const [student, admin] = [await aStudent(testApp()), await anAdmin(testApp())];
    await admin.browser.call('DELETE /api/users/:id/sign-ins', { params: { id: student.user.id } });
    expect(await isIn(student)).toBe(false);
    expect((await logIn(student)).status).toBe(200);
    const [entry] = await admin.browser.call('GET /api/audit', { query: {} });
    expect(entry).toMatchObject({ action: 'sign-ins.ended', subject: student.user.name });
  });
});

describe('somebody who left the school', () => {
  it('is out at once and does not come back in, until an admin lets the account in again', async () => {
    const [teacher, admin] = [await aTeacher(testApp(), { name: 'Zélia Zanetti' }), await anAdmin(testApp())];
    const params = { id: teacher.user.id };
    await admin.browser.call('POST /api/users/:id/deactivate', { params });
    expect(await isIn(teacher)).toBe(false);
    const refused = await logIn(teacher);
    expect(refused.status).toBe(403);
    expect(refused.body?.message).toMatch(/desativada/);
    const [listed] = await admin.browser.call('GET /api/users', { query: { search: 'Zélia Zanetti' } });
    expect(listed?.deactivated_at).toBe(testApp().clock.now().toISOString());

    await admin.browser.call('POST /api/users/:id/reactivate', { params });
    expect(await isIn(teacher)).toBe(false);
    expect((await logIn(teacher)).status).toBe(200);
    const audit = await admin.browser.call('GET /api/audit', { query: {} });
    expect(audit.slice(0, 2).map(({ action }) => action)).toEqual(['account.reactivated', 'account.deactivated']);
  });

  it('does not learn from a wrong password that the account is switched off', async () => {
    const [teacher, admin] = [await aTeacher(testApp()), await anAdmin(testApp())];
    await admin.browser.call('POST /api/users/:id/deactivate', { params: { id: teacher.user.id } });
    const body = { email: teacher.user.email, password: 'errada' };
    expect((await testApp().visitor().tries('POST /api/login', { body })).status).toBe(401);
  });
});

describe('the last admin', () => {
  it('can neither be switched off nor be left alone by admins who are', async () => {
    const others = await anAdmin(testApp());
    const last = await anAdmin(testApp());
    const everybody = await last.browser.call('GET /api/users', { query: { role: 'admin' } });
    for (const { id } of everybody.filter(({ id }) => id !== last.user.id)) {
      await last.browser.call('POST /api/users/:id/deactivate', { params: { id } });
    }
    const itself = { params: { id: last.user.id } };
    expect(await last.browser.statusOf('POST /api/users/:id/deactivate', itself)).toBe(409);
    expect(await last.browser.statusOf('PATCH /api/users/:id', { ...itself, body: { role: 'teacher' } })).toBe(409);
    expect(await isIn(others)).toBe(false);
    expect(await isIn(last)).toBe(true);
  });
});

describe('a teacher who is watching an exam', () => {
  it.each(['POST /api/users/:id/deactivate', 'DELETE /api/users/:id/sign-ins'] as const)(
    'sees no more of it after %s',
    async (call) => {
      const [{ teacher, exam }, admin] = [await aGivenExam(testApp(), []), await anAdmin(testApp())];
      const live = await teacher.browser.send('GET', `/api/exams/${exam.id}/live`, { payloadAsStream: true });
      expect(live.statusCode).toBe(200);
      const over = new Promise<void>((resolve) => live.stream().once('close', resolve).once('error', resolve));
      live.stream().resume();
      await admin.browser.call(call, { params: { id: teacher.user.id } });
      await over;
    },
  );
});

describe('the last admin of a school', () => {
  const leaves = ({ browser }: TestPerson) => browser.statusOf('DELETE /api/user', { body: { password: PASSWORD } });

  it('is not replaced by the one of a demonstration, who cannot sign in there', async () => {
    const { db } = testApp().services;
    await db.update(users).set({ role: 'teacher' }).where(eq(users.role, 'admin'));
    const [last, ofDemo] = [await anAdmin(testApp()), await anAdmin(testApp())];
    await db.update(users).set({ demo: true }).where(eq(users.id, ofDemo.user.id));
    const params = { id: last.user.id };
    expect(await last.browser.statusOf('PATCH /api/users/:id', { params, body: { role: 'teacher' } })).toBe(409);
    expect(await leaves(last)).toBe(409);
    await anAdmin(testApp());
    expect(await leaves(last)).toBe(200);
  });
});
