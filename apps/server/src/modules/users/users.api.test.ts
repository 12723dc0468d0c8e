import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { anAdmin, aStudent, aTeacher } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { audit, deleteOldAudit, listAudit } from '../audit/service.js';

const testApp = useTestApp();

describe('the list of users', () => {
  it('is ordered by name as people read it, and found without accents', async () => {
    const admin = await anAdmin(testApp(), { name: 'Zélia' });
    for (const name of ['Érica Lima', 'Eduardo Lima', 'ângela Lima', 'Bruna Lima']) await aStudent(testApp(), { name });
    const found = await admin.browser.call('GET /api/users', { query: { search: 'LIMA' } });
    expect(found.map(({ name }) => name)).toEqual(['ângela Lima', 'Bruna Lima', 'Eduardo Lima', 'Érica Lima']);
    const one = await admin.browser.call('GET /api/users', { query: { search: 'erica' } });
    expect(one.map(({ name }) => name)).toEqual(['Érica Lima']);
  });

  it('takes the characters of a pattern as they are', async () => {
    const admin = await anAdmin(testApp());
    expect(await admin.browser.call('GET /api/users', { query: { search: '%' } })).toEqual([]);
  });

  it('comes in pages that neither repeat nor skip anybody', async () => {
    const admin = await anAdmin(testApp());
    for (let n = 0; n < 5; n++) await aStudent(testApp(), { name: 'Mesmo Nome' });
    const ids: number[] = [];
    let url: string | undefined = '/api/users?limit=2&search=mesmo';
    while (url) {
      const page = await admin.browser.send('GET', url);
      ids.push(...page.json<{ id: number }[]>().map(({ id }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  it('filters by role and never answers more than a hundred', async () => {
    const admin = await anAdmin(testApp());
    await aTeacher(testApp());
    const teachers = await admin.browser.call('GET /api/users', { query: { role: 'teacher' } });
    expect(new Set(teachers.map(({ role }) => role))).toEqual(new Set(['teacher']));
    expect((await admin.browser.tries('GET /api/users', { query: { limit: 101 } })).status).toBe(422);
  });
});

describe('changing a role', () => {
  it('takes effect at once and is written down', async () => {
    const admin = await anAdmin(testApp());
    const student = await aStudent(testApp(), { name: 'Paula Promovida' });
    await admin.browser.call('PATCH /api/users/:id', { params: { id: student.user.id }, body: { role: 'teacher' } });
    expect((await student.browser.call('GET /api/user', {})).role).toBe('teacher');
    const [latest] = await admin.browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(latest).toMatchObject({
      actor: admin.user.name,
      action: 'role.changed',
      subject: 'Paula Promovida',
      details: { from: 'student', to: 'teacher' },
    });
  });

  it('answers 404 for nobody and for what is no id', async () => {
    const admin = await anAdmin(testApp());
    for (const id of [999_999, 'abc', 0, -1, 99_999_999_999]) {
      const { status } = await admin.browser.tries('PATCH /api/users/:id', {
        params: { id },
        body: { role: 'teacher' },
      });
      expect(status).toBe(404);
    }
  });
});

describe('the last admin', () => {
  const small = useTestApp();

  it('cannot step down, not even when two try at the same moment', async () => {
    const [one, two] = [await anAdmin(small()), await anAdmin(small())];
    const stepDown = ({ user, browser }: typeof one) =>
      browser.tries('PATCH /api/users/:id', { params: { id: user.id }, body: { role: 'student' } });
    const answers = await Promise.all([stepDown(one), stepDown(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ message: errors['users.last-admin'].message });
  });
});

describe('what staff did', () => {
  it('is kept for two years', async () => {
    const { services, clock } = testApp();
    const { user } = await anAdmin(testApp());
    const entry = { action: 'turma.created', subject: 'Terceiro B', details: {} };
    await audit(services.db, clock.now(), user, entry);
    clock.advance({ days: 730 });
    await deleteOldAudit(services.db, clock.now());
    expect(await listAudit(services.db, undefined, 1)).toMatchObject([entry]);
    clock.advance({ days: 1 });
    await deleteOldAudit(services.db, clock.now());
    expect(await listAudit(services.db, undefined, 1)).toEqual([]);
  });
});
