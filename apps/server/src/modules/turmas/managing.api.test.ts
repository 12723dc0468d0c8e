import { errors, messages } from '@gabarita/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aGivenExam, aRecordedAttempt } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { hoursAfter } from '../../clock.js';

const testApp = useTestApp();

const joins = ({ browser }: TestPerson, code: string) =>
  browser.tries('POST /api/turmas/join-by-code', { body: { code } });
const membersOf = ({ browser }: TestPerson, id: number, query = {}) =>
  browser.call('GET /api/turmas/:id/members', { params: { id }, query });
const turmaIdOf = async ({ browser }: TestPerson) => (await browser.call('GET /api/user', {})).turma_id;
const lastAudited = async () => {
  const [latest] = await (await anAdmin(testApp())).browser.call('GET /api/audit', { query: { limit: 1 } });
  return latest;
};

describe('looking after a turma', () => {
  it('is for admins and its own teachers', async () => {
    const [teacher, stranger] = [await aTeacher(testApp()), await aTeacher(testApp())];
    const student = await aStudent(testApp());
    const { id } = await aTurma(testApp(), [teacher, student]);
    const rename = ({ browser }: TestPerson) =>
      browser.tries('PATCH /api/turmas/:id', { params: { id }, body: { name: 'Terceirão' } });
    expect((await rename(stranger)).status).toBe(403);
    expect(await rename(teacher)).toMatchObject({ status: 200, body: { turma: { name: 'Terceirão', managed: true } } });
    expect((await rename(await anAdmin(testApp()))).status).toBe(200);
    for (const key of ['PUT /api/turmas/:id/code', 'DELETE /api/turmas/:id/members/:user_id'] as const) {
      const params = { id, user_id: student.user.id };
      expect((await stranger.browser.tries(key, { params, body: { code: '345678' } })).status).toBe(403);
    }
  });

  it('names the field that is wrong', async () => {
    const admin = await anAdmin(testApp());
    const params = { id: (await aTurma(testApp())).id };
    const { body } = await admin.browser.tries('PATCH /api/turmas/:id', { params, body: { name: ' ' } });
    expect(body?.errors).toEqual({ name: [messages.turmas.nameRequired] });
  });
});

describe('another code', () => {
  it('replaces the one before at once, keeps the members, and is written down', async () => {
    const [teacher, member] = [await aTeacher(testApp()), await aStudent(testApp())];
    const turma = await aTurma(testApp(), [teacher, member]);
    const body = { code: '246810' };
    await teacher.browser.call('PUT /api/turmas/:id/code', { params: { id: turma.id }, body });
    expect((await joins(await aStudent(testApp()), turma.code)).status).toBe(404);
    expect((await joins(await aStudent(testApp()), '246810')).status).toBe(200);
    expect((await membersOf(teacher, turma.id)).counts.student).toBe(2);
    expect(await lastAudited()).toMatchObject({ action: 'turma.code-changed', subject: turma.name });
  });

  it('may end by itself, and then says so', async () => {
    const { browser } = await anAdmin(testApp());
    const { id, code } = await aTurma(testApp());
    const change = (expires_at: Date) =>
      browser.tries('PUT /api/turmas/:id/code', {
        params: { id },
        body: { code, expires_at: expires_at.toISOString() },
      });
    expect((await change(hoursAfter(testApp().clock.now(), -1))).status).toBe(422);
    await change(hoursAfter(testApp().clock.now(), 24));
    expect((await joins(await aStudent(testApp()), code)).status).toBe(200);
    testApp().clock.advance({ minutes: 24 * 60 });
    expect(await joins(await aStudent(testApp()), code)).toMatchObject({
      status: 404,
      body: { message: errors['turmas.code-expired'].message },
    });
  });

  it('is refused when another turma has it, even when both ask at once', async () => {
    const { browser } = await anAdmin(testApp());
    const both = [await aTurma(testApp()), await aTurma(testApp())];
    const answers = await Promise.all(
      both.map(({ id }) => browser.tries('PUT /api/turmas/:id/code', { params: { id }, body: { code: '135790' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body?.errors).toEqual({ code: [messages.turmas.codeTaken] });
  });
});

describe('taking somebody out of a turma', () => {
  it('is a teacher’s for students and an admin’s for everybody, and is written down', async () => {
    const [teacher, colleague] = [await aTeacher(testApp()), await aTeacher(testApp(), { name: 'Carla Colega' })];
    const student = await aStudent(testApp());
    const { id } = await aTurma(testApp(), [teacher, colleague, student]);
    const remove = ({ browser }: TestPerson, { user }: TestPerson) =>
      browser.tries('DELETE /api/turmas/:id/members/:user_id', { params: { id, user_id: user.id } });
    expect(await remove(teacher, student)).toMatchObject({ status: 200 });
    expect(await turmaIdOf(student)).toBeNull();
    expect((await remove(teacher, student)).status).toBe(404);
    expect((await remove(teacher, colleague)).status).toBe(403);
    expect((await remove(await anAdmin(testApp()), colleague)).status).toBe(200);
    expect(await lastAudited()).toMatchObject({ action: 'turma.member-removed', subject: 'Carla Colega' });
  });
});

describe('an archived turma', () => {
  it('leaves the lists, lets nobody in, takes no exam, and stays readable to staff', async () => {
    const student = await aStudent(testApp());
    const { turma, teacher, exam } = await aGivenExam(testApp(), [student]);
    await aRecordedAttempt(testApp(), student, exam.id);
    const admin = await anAdmin(testApp());
    const archive = ({ browser }: TestPerson, archived: boolean) =>
      browser.tries('PATCH /api/turmas/:id', { params: { id: turma.id }, body: { archived } });
    expect((await archive(teacher, true)).status).toBe(403);
    expect((await archive(admin, true)).body?.message).toBe(messages.turmas.archived);

    const ids = async (query = {}) => (await teacher.browser.call('GET /api/turmas', { query })).map(({ id }) => id);
    expect(await ids()).not.toContain(turma.id);
    expect(await ids({ archived: true })).toContain(turma.id);
    expect((await joins(await aStudent(testApp()), turma.code)).status).toBe(404);
    expect((await admin.browser.tries('POST /api/turmas/:id/join', { params: { id: turma.id } })).status).toBe(409);
    const assigned = await teacher.browser.tries('POST /api/exams/:id/assign', {
      params: { id: exam.id },
      body: { turma_ids: [turma.id] },
    });
    expect(assigned.status).toBe(422);
    expect((await membersOf(teacher, turma.id)).counts.student).toBe(1);
    const listed = await teacher.browser.call('GET /api/exams', { query: { turma_id: turma.id } });
    expect(listed.map(({ id }) => id)).toEqual([exam.id]);

    await archive(admin, false);
    expect(await ids()).toContain(turma.id);
  });
});

describe('a class that moves to the next year', () => {
  const next = { name: '4º ano', description: 'Ano que vem', code: '808080' };

  it('is in the new turma with its teachers, but for those left behind; the old one is archived', async () => {
    const [ana, bia] = [await aStudent(testApp()), await aStudent(testApp())];
    const teacher = await aTeacher(testApp());
    const old = await aTurma(testApp(), [ana, bia, teacher]);
    const admin = await anAdmin(testApp());
    testApp().clock.advance({ minutes: 1 });
    const move = () =>
      admin.browser.tries('POST /api/turmas/:id/next-year', {
        params: { id: old.id },
        body: { ...next, left_behind: [bia.user.id] },
      });
    const { status, body } = await move();
    expect({ status, body }).toMatchObject({ status: 201, body: { moved: 1, turma: { ...next, students_count: 1 } } });
    const { turma } = body as unknown as { turma: { id: number } };
    expect(await turmaIdOf(ana)).toBe(turma.id);
    expect(await turmaIdOf(bia)).toBe(old.id);
    expect(await turmaIdOf(teacher)).toBe(turma.id);
    expect((await membersOf(teacher, old.id)).counts).toEqual({ student: 1, teacher: 1, admin: 0 });
    expect((await move()).status).toBe(409);
  });

  it('moves once, though two admins move it at the same moment', async () => {
    const student = await aStudent(testApp());
    const old = await aTurma(testApp(), [student]);
    const admins = [await anAdmin(testApp()), await anAdmin(testApp())];
    const answers = await Promise.all(
      admins.map(({ browser }, place) =>
        browser.tries('POST /api/turmas/:id/next-year', {
          params: { id: old.id },
          body: { ...next, code: `81818${place}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await turmaIdOf(student)).not.toBe(old.id);
  });

  it('moves nobody when the code is taken', async () => {
    const student = await aStudent(testApp());
    const old = await aTurma(testApp(), [student]);
    const { code } = await aTurma(testApp());
    const admin = await anAdmin(testApp());
    const moved = await admin.browser.tries('POST /api/turmas/:id/next-year', {
      params: { id: old.id },
      body: { ...next, code },
    });
    expect(moved.status).toBe(422);
    expect(await turmaIdOf(student)).toBe(old.id);
  });
});

describe('a teacher who becomes a student', () => {
  it('stays in the turma joined last alone, and looks after none', async () => {
    const teacher = await aTeacher(testApp());
    const [first, last] = [await aTurma(testApp()), await aTurma(testApp())];
    for (const { code } of [first, last]) {
      await joins(teacher, code);
      testApp().clock.advance({ minutes: 1 });
    }
    const admin = await anAdmin(testApp());
    const params = { id: teacher.user.id };
    await admin.browser.call('PATCH /api/users/:id', { params, body: { role: 'student' } });
    const seen = await teacher.browser.call('GET /api/turmas', { query: {} });
    expect(seen).toMatchObject([{ id: last.id, managed: false }]);
    const rename = { params: { id: last.id }, body: { name: 'Minha' } };
    expect((await teacher.browser.tries('PATCH /api/turmas/:id', rename)).status).toBe(403);
  });
});

describe('the members of a large turma', () => {
  it('come in pages of a hundred at most, and are found by name, and by staff by e-mail', async () => {
    const [teacher, student] = [await aTeacher(testApp()), await aStudent(testApp(), { name: 'Íris Única' })];
    const { id } = await aTurma(testApp(), [teacher, student]);
    await testApp().services.db.execute(sql`
      with people as (
        insert into users (name, email, password_hash, role, created_at)
        select 'Colega ' || n, 'colega' || n || '@grande.br', '', 'student', now() from generate_series(1, 1999) n
        returning id)
      insert into turma_members (turma_id, user_id, joined_at) select ${id}, id, now() from people`);
    const page = await membersOf(teacher, id);
    expect(page.users).toHaveLength(100);
    expect(page.counts.student).toBe(2_000);
    const names = async (person: TestPerson, search: string) =>
      (await membersOf(person, id, { search })).users.map(({ name }) => name);
    expect(await names(student, 'iris u')).toEqual(['Íris Única']);
    expect(await names(teacher, 'colega77@')).toEqual(['Colega 77']);
    expect(await names(student, 'colega77@')).toEqual([]);
    expect(await names(teacher, '%')).toEqual([]);
  });

  it('show extra time to who looks after the turma, and to nobody else', async () => {
    const [teacher, student] = [await aTeacher(testApp()), await aStudent(testApp())];
    const { id } = await aTurma(testApp(), [teacher, student]);
    const params = { id: student.user.id };
    await teacher.browser.call('PUT /api/users/:id/extra-time', { params, body: { minutes: 60 } });
    const seenBy = async (person: TestPerson) =>
      (await membersOf(person, id)).users.find((user) => user.id === student.user.id)?.extra_minutes;
    expect(await seenBy(teacher)).toBe(60);
    expect(await seenBy(await anAdmin(testApp()))).toBe(60);
    expect(await seenBy(await aTeacher(testApp()))).toBeNull();
    expect(await seenBy(student)).toBeNull();
  });
});
