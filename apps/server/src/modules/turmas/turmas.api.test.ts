import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';

const testApp = useTestApp();

const joins = ({ browser }: TestPerson, code: string) =>
  browser.tries('POST /api/turmas/join-by-code', { body: { code } });

describe('the list of turmas', () => {
  it('shows staff all of them by name, and a student the own one or none', async () => {
    const [student, loner] = [await aStudent(testApp()), await aStudent(testApp())];
    const own = await aTurma(testApp(), [student], 'Ótima turma');
    await aTurma(testApp(), [], 'outra turma');
    const names = async ({ browser }: TestPerson) =>
      (await browser.call('GET /api/turmas', { query: {} })).map(({ name }) => name);
    expect(await names(await aTeacher(testApp()))).toEqual(['Ótima turma', 'outra turma']);
    expect(await names(await anAdmin(testApp()))).toEqual(['Ótima turma', 'outra turma']);
    expect(await student.browser.call('GET /api/turmas', { query: {} })).toMatchObject([
      { id: own.id, code: own.code, member: true, students_count: 1 },
    ]);
    expect(await names(loner)).toEqual([]);
  });

  it('gives the code to admins and members alone', async () => {
    const [member, stranger] = [await aTeacher(testApp()), await aTeacher(testApp())];
    const turma = await aTurma(testApp(), [member]);
    const codeFor = async ({ browser }: TestPerson) =>
      (await browser.call('GET /api/turmas', { query: {} })).find(({ id }) => id === turma.id)?.code;
    expect(await codeFor(await anAdmin(testApp()))).toBe(turma.code);
    expect(await codeFor(member)).toBe(turma.code);
    expect(await codeFor(stranger)).toBeUndefined();
  });

  it('comes in pages that neither repeat nor skip any', async () => {
    const teacher = await aTeacher(testApp());
    for (let n = 0; n < 3; n++) await aTurma(testApp(), [], 'Mesmo nome');
    const all = await teacher.browser.call('GET /api/turmas', { query: {} });
    const ids: number[] = [];
    let url: string | undefined = '/api/turmas?limit=2';
    while (url) {
      const page = await teacher.browser.send('GET', url);
      ids.push(...page.json<{ id: number }[]>().map(({ id }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(ids).toEqual(all.map(({ id }) => id));
  });
});

describe('creating a turma', () => {
  const turma = { name: '3º ano B', description: 'Ensino médio, tarde', code: '777123' };

  it('is the admin’s, is written down, and needs a code that nobody has', async () => {
    const admin = await anAdmin(testApp());
    const created = await admin.browser.call('POST /api/turmas', { body: turma });
    expect(created).toMatchObject({ ...turma, member: false, students_count: 0 });
    const taken = await admin.browser.tries('POST /api/turmas', { body: { ...turma, name: 'Outra' } });
    expect(taken).toMatchObject({ status: 422, body: { errors: { code: [messages.turmas.codeTaken] } } });
    const [latest] = await admin.browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(latest).toMatchObject({ action: 'turma.created', subject: '3º ano B' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['description', { description: '' }],
    ['code', { code: '12345' }],
    ['code', { code: '12a456' }],
    ['code', { code: undefined }],
  ])('names the field %s when it is %o', async (field, change) => {
    const admin = await anAdmin(testApp());
    const { status, body } = await admin.browser.tries('POST /api/turmas', { body: { ...turma, ...change } });
    expect(status).toBe(422);
    expect(Object.keys(body?.errors ?? {})).toEqual([field]);
  });
});

describe('joining a turma', () => {
  it('moves a student, who is in one at a time', async () => {
    const student = await aStudent(testApp());
    const [first, second] = [await aTurma(testApp()), await aTurma(testApp())];
    await joins(student, first.code);
    const { body } = await joins(student, second.code);
    expect(body).toMatchObject({
      message: messages.turmas.joined(second.name),
      turma: { id: second.id, member: true },
      user: { id: student.user.id, turma_id: second.id },
    });
    const own = await student.browser.call('GET /api/turmas', { query: {} });
    expect(own.map(({ id }) => id)).toEqual([second.id]);
  });

  it('leaves a student in one turma even when both requests arrive at once', async () => {
    const student = await aStudent(testApp());
    const both = [await aTurma(testApp()), await aTurma(testApp())];
    await Promise.all(both.map(({ code }) => joins(student, code)));
    expect(await student.browser.call('GET /api/turmas', { query: {} })).toHaveLength(1);
  });

  it('lets a teacher be in several, the last joined being the own one, and is written down', async () => {
    const teacher = await aTeacher(testApp(), { name: 'Teresa Mestra' });
    const [first, second] = [await aTurma(testApp()), await aTurma(testApp(), [], 'Turma da Teresa')];
    await joins(teacher, first.code);
    testApp().clock.advance({ minutes: 1 });
    await joins(teacher, second.code);
    expect((await teacher.browser.call('GET /api/user', {})).turma_id).toBe(second.id);
    const mine = (await teacher.browser.call('GET /api/turmas', { query: {} })).filter(({ member }) => member);
    expect(mine).toHaveLength(2);
    const [latest] = await (await anAdmin(testApp())).browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(latest).toMatchObject({ actor: 'Teresa Mestra', action: 'turma.joined', subject: 'Turma da Teresa' });
  });

  it('is open to an admin by id', async () => {
    const admin = await anAdmin(testApp());
    const turma = await aTurma(testApp());
    const joined = await admin.browser.call('POST /api/turmas/:id/join', { params: { id: turma.id } });
    expect(joined).toMatchObject({ turma: { id: turma.id, member: true }, user: { turma_id: turma.id } });
  });

  it('answers 404 to an unknown code and 422 to what is no code', async () => {
    const student = await aStudent(testApp());
    expect(await joins(student, '999999')).toMatchObject({
      status: 404,
      body: { message: errors['turmas.code-unknown'].message },
    });
    expect((await joins(student, '99')).status).toBe(422);
  });

  it('stops an account after ten wrong codes, right ones included, for an hour, and nobody else', async () => {
    const [guesser, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
    const turma = await aTurma(testApp());
    for (let n = 0; n < 5; n++) expect((await joins(guesser, '999999')).status).toBe(404);
    expect((await joins(guesser, turma.code)).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await joins(guesser, '999999')).status).toBe(404);
    expect(await joins(guesser, turma.code)).toMatchObject({
      status: 429,
      body: { message: errors['turmas.throttled'].message },
    });
    expect((await joins(classmate, turma.code)).status).toBe(200);
    testApp().clock.advance({ minutes: 61 });
    expect((await joins(guesser, turma.code)).status).toBe(200);
  });
});

describe('leaving a turma', () => {
  it('takes the last joined, or the one named, with a body or without', async () => {
    const teacher = await aTeacher(testApp());
    const [first, second, third] = [await aTurma(testApp()), await aTurma(testApp()), await aTurma(testApp())];
    for (const { code } of [first, second, third]) {
      await joins(teacher, code);
      testApp().clock.advance({ minutes: 1 });
    }
    await teacher.browser.call('POST /api/turmas/leave', { body: { turma_id: first.id } });
    const left = await teacher.browser.call('POST /api/turmas/leave', { body: undefined });
    expect(left).toMatchObject({ message: 'Você saiu da sua turma.', user: { turma_id: second.id } });
  });

  it('answers 404 to whoever is in none', async () => {
    const student = await aStudent(testApp());
    const turma = await aTurma(testApp());
    expect((await student.browser.tries('POST /api/turmas/leave', { body: {} })).status).toBe(404);
    const other = await student.browser.tries('POST /api/turmas/leave', { body: { turma_id: turma.id } });
    expect(other.status).toBe(404);
  });
});

describe('the members of a turma', () => {
  it('come as admins, teachers and students, each by name, with counts whatever the page', async () => {
    const [zoe, ana] = [await aStudent(testApp(), { name: 'Zoé' }), await aStudent(testApp(), { name: 'ana' })];
    const [teacher, admin] = [
      await aTeacher(testApp(), { name: 'Prof' }),
      await anAdmin(testApp(), { name: 'Xavier' }),
    ];
    const turma = await aTurma(testApp(), [zoe, ana, teacher, admin]);
    const names: string[] = [];
    let url: string | undefined = `/api/turmas/${turma.id}/members?limit=2`;
    while (url) {
      const page = await admin.browser.send('GET', url);
      const { users, counts } = page.json<{ users: { name: string }[]; counts: object }>();
      names.push(...users.map(({ name }) => name));
      expect(counts).toEqual({ student: 2, teacher: 1, admin: 1 });
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(names).toEqual(['Xavier', 'Prof', 'ana', 'Zoé']);
  });

  it('are for members and staff, their e-mails for staff', async () => {
    const [student, stranger] = [await aStudent(testApp()), await aStudent(testApp())];
    const turma = await aTurma(testApp(), [student]);
    const ask = ({ browser }: TestPerson) => browser.tries('GET /api/turmas/:id/members', { params: { id: turma.id } });
    expect((await ask(await aTeacher(testApp()))).body).toMatchObject({ users: [{ email: student.user.email }] });
    expect((await ask(student)).body).toMatchObject({ turma: { id: turma.id }, users: [{ email: null }] });
    expect((await ask(stranger)).status).toBe(403);
  });
});
