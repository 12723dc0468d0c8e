import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';

const testApp = useTestApp();

const listedFor = async ({ browser }: TestPerson, query: object = {}) =>
  (await browser.call('GET /api/exams', { query })).map(({ id }) => id);

describe('creating an exam', () => {
  it('takes the defaults of the form, and the subject by any of its names', async () => {
    const teacher = await aTeacher(testApp(), { name: 'Clara Autora' });
    const exam = await teacher.browser.call('POST /api/exams', {
      body: {
        title: ' Simulado de outubro ',
        report_subject: 'Ciências Humanas',
        start_time: '2026-12-01T08:00:00-03:00',
      },
    });
    expect(exam).toMatchObject({
      source: 'CUSTOM',
      title: 'Simulado de outubro',
      year: 2026,
      duration_minutes: 120,
      total_questions: 60,
      questions_count: 0,
      report_subject: 'ciencias-humanas',
      start_time: '2026-12-01T11:00:00.000Z',
      end_time: null,
      availability: 'waiting',
      is_active: true,
      is_redacao: false,
      use_tri: true,
      allow_multiple_attempts: true,
      show_immediate_answer_key: true,
      turmas: [],
      staff: { owner: 'Clara Autora', editable: true, sent: false, begun: false, offline_hours: 24 },
    });
    const nameless = await teacher.browser.call('POST /api/exams', { body: {} });
    expect(nameless.title).toBe('Simulado');
  });

  it.each([
    ['duration_minutes', { duration_minutes: 9 }],
    ['duration_minutes', { duration_minutes: 361 }],
    ['total_questions', { total_questions: 0 }],
    ['total_questions', { total_questions: 181 }],
    ['report_subject', { report_subject: 'Astrologia' }],
    ['start_time', { start_time: 'amanhã' }],
    ['end_time', { start_time: '2026-12-02T08:00:00Z', end_time: '2026-12-01T08:00:00Z' }],
    ['use_tri', { use_tri: 'sim' }],
  ])('names the field %s when it is %o', async (field, body) => {
    const teacher = await aTeacher(testApp());
    const answer = await teacher.browser.tries('POST /api/exams', { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body?.errors ?? {})).toEqual([field]);
  });

  it('ignores whose it is said to be', async () => {
    const teacher = await aTeacher(testApp(), { name: 'Dona da Prova' });
    const { user } = await aStudent(testApp());
    const exam = await teacher.browser.call('POST /api/exams', { body: { owner_id: user.id } as object });
    expect(exam.staff?.owner).toBe('Dona da Prova');
  });
});

describe('the list of exams', () => {
  it('shows a student those of the own turma, whatever the query says, and none without a turma', async () => {
    const [student, classmate, loner] = [
      await aStudent(testApp()),
      await aStudent(testApp()),
      await aStudent(testApp()),
    ];
    const own = await aGivenExam(testApp(), [student]);
    const other = await aGivenExam(testApp(), [classmate]);
    for (const query of [{}, { turma_id: other.turma.id }, { turma_code: other.turma.code }, { custom: '1' }]) {
      expect(await listedFor(student, query)).toEqual([own.exam.id]);
    }
    expect(await listedFor(loner)).toEqual([]);
    const [seen] = await student.browser.call('GET /api/exams', { query: {} });
    expect(seen).toMatchObject({ questions_count: 3, disciplines: ['linguagens'], availability: 'open' });
    expect(seen).not.toHaveProperty('turmas');
    expect(seen).not.toHaveProperty('staff');
  });

  it('hides from students what is switched off or was not sent, and shows it to staff', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student], { is_active: false });
    const turma = await aTurma(testApp(), [teacher]);
    const unsent = await teacher.browser.call('POST /api/exams', { body: {} });
    await teacher.browser.call('POST /api/exams/:id/assign', {
      params: { id: unsent.id },
      body: { turma_ids: [turma.id] },
    });
    expect(await listedFor(student)).toEqual([]);
    expect(await listedFor(teacher)).toEqual([unsent.id, exam.id]);
  });

  it('shows a teacher the own ones and those of the own turmas, an admin all, both by turma when asked', async () => {
    const colleague = await aTeacher(testApp());
    const { exam, turma, teacher } = await aGivenExam(testApp(), [colleague]);
    const unassigned = await teacher.browser.call('POST /api/exams', { body: {} });
    expect(await listedFor(teacher)).toEqual([unassigned.id, exam.id]);
    expect(await listedFor(colleague)).toEqual([exam.id]);
    expect(await listedFor(await aTeacher(testApp()))).toEqual([]);
    const admin = await anAdmin(testApp());
    expect(await listedFor(admin, { custom: '1' })).toEqual(expect.arrayContaining([unassigned.id, exam.id]));
    expect(await listedFor(admin, { turma_id: turma.id })).toEqual([exam.id]);
    expect(await listedFor(teacher, { turma_code: turma.code })).toEqual([exam.id]);
    const [seen] = await colleague.browser.call('GET /api/exams', { query: {} });
    expect(seen).toMatchObject({ turmas: [{ id: turma.id, name: turma.name }], staff: { editable: false } });
  });

  it('comes in pages', async () => {
    const teacher = await aTeacher(testApp());
    for (let n = 0; n < 3; n++) await teacher.browser.call('POST /api/exams', { body: {} });
    const all = await listedFor(teacher);
    const first = await teacher.browser.send('GET', '/api/exams?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await teacher.browser.send('GET', next);
    expect(second.headers.link).toBeUndefined();
    const pages = [...first.json<{ id: number }[]>(), ...second.json<{ id: number }[]>()];
    expect(pages.map(({ id }) => id)).toEqual(all);
    expect((await teacher.browser.tries('GET /api/exams', { query: { limit: 101 } })).status).toBe(422);
  });
});

describe('changing an exam', () => {
  it('is for its owner and admins, changes only what is named, and is written down', async () => {
    const { exam, teacher, turma } = await aGivenExam(testApp(), []);
    const colleague = await aTeacher(testApp());
    const { code } = turma;
    await colleague.browser.call('POST /api/turmas/join-by-code', { body: { code } });
    const change = ({ browser }: TestPerson, body: object) =>
      browser.tries('PATCH /api/exams/:id', { params: { id: exam.id }, body });
    expect((await change(colleague, { title: 'Meu agora' })).status).toBe(403);
    expect(await change(teacher, { end_time: '2026-12-24T12:00:00Z' })).toMatchObject({
      status: 200,
      body: { message: messages.exams.updated, exam: { title: exam.title, end_time: '2026-12-24T12:00:00.000Z' } },
    });
    const admin = await anAdmin(testApp());
    expect((await change(admin, { title: 'Corrigido' })).status).toBe(200);
    const [latest] = await admin.browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(latest).toMatchObject({ action: 'exam.changed', details: { exam_id: exam.id, changed: ['title'] } });
  });

  it('keeps the window in order and room for the questions there are', async () => {
    const { exam, teacher } = await aGivenExam(testApp(), [], { start_time: '2026-11-20T08:00:00Z' });
    const change = (body: object) => teacher.browser.tries('PATCH /api/exams/:id', { params: { id: exam.id }, body });
    expect((await change({ end_time: '2026-11-19T08:00:00Z' })).body?.errors).toHaveProperty('end_time');
    expect((await change({ total_questions: 2 })).body?.errors).toEqual({
      total_questions: [messages.exams.fewerThan(3)],
    });
    expect((await change({ start_time: null, end_time: '2026-11-19T08:00:00Z' })).status).toBe(200);
  });
});

describe('assigning an exam', () => {
  const assign = ({ browser }: TestPerson, id: number, turma_ids: unknown) =>
    browser.tries('POST /api/exams/:id/assign', { params: { id }, body: { turma_ids } });

  it('is, for a teacher, about own exams and own turmas; doing it again changes nothing', async () => {
    const { exam, teacher, turma } = await aGivenExam(testApp(), []);
    const own = await aTurma(testApp(), [teacher], 'A segunda');
    const foreign = await aTurma(testApp());
    expect((await assign(teacher, exam.id, [foreign.id])).status).toBe(403);
    for (let n = 0; n < 2; n++) {
      expect(await assign(teacher, exam.id, [own.id])).toMatchObject({
        status: 200,
        body: {
          exam: {
            turmas: expect.arrayContaining([
              { id: turma.id, name: turma.name },
              { id: own.id, name: 'A segunda' },
            ]),
          },
        },
      });
    }
    const colleague = await aTeacher(testApp());
    await aTurma(testApp(), [colleague]);
    expect((await assign(colleague, exam.id, [own.id])).status).toBe(403);
    expect((await assign(await anAdmin(testApp()), exam.id, [foreign.id, own.id])).status).toBe(200);
  });

  it.each([[[]], [undefined], [['1']], [[2_000_000_000]]])('refuses %o', async (turma_ids) => {
    const { exam } = await aGivenExam(testApp(), []);
    const { status, body } = await assign(await anAdmin(testApp()), exam.id, turma_ids);
    expect(status).toBe(422);
    expect(Object.keys(body?.errors ?? {})[0]).toMatch(/^turma_ids/);
  });
});

describe('taking things back', () => {
  it('takes an exam back from a turma, for its owner', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher, turma } = await aGivenExam(testApp(), [student]);
    const unassign = ({ browser }: TestPerson) =>
      browser.tries('DELETE /api/exams/:id/turmas/:turma_id', { params: { id: exam.id, turma_id: turma.id } });
    expect((await unassign(await aTeacher(testApp()))).status).toBe(403);
    expect(await unassign(teacher)).toMatchObject({ status: 200, body: { exam: { turmas: [] } } });
    expect(await listedFor(student)).toEqual([]);
    expect((await unassign(teacher)).status).toBe(404);
  });

  it('takes a question out, closes the gap, and hides the exam when none is left', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student]);
    const takeOut = (question_id = 0) =>
      teacher.browser.tries('DELETE /api/exams/:id/questions/:question_id', { params: { id: exam.id, question_id } });
    const [first, second, third] = questionIds;
    expect((await takeOut(first)).status).toBe(200);
    const detail = await teacher.browser.call('GET /api/exams/:id', { params: { id: exam.id }, query: {} });
    expect(detail.exam_questions.map(({ order, question }) => [order, question.id])).toEqual([
      [1, second],
      [2, third],
    ]);
    expect((await takeOut(first)).status).toBe(404);
    await takeOut(second);
    expect(await listedFor(student)).toEqual([exam.id]);
    await takeOut(third);
    expect(await listedFor(student)).toEqual([]);
  });
});

describe('duplicating and deleting an exam', () => {
  it('copies the questions, and neither turmas nor window', async () => {
    const { exam, teacher } = await aGivenExam(testApp(), [], { end_time: '2026-12-24T12:00:00Z' });
    const { exam: copy } = await teacher.browser.call('POST /api/exams/:id/duplicate', { params: { id: exam.id } });
    expect(copy).toMatchObject({
      title: 'Simulado da turma (cópia)',
      questions_count: 3,
      end_time: null,
      turmas: [],
      staff: { sent: true, editable: true },
    });
    const stranger = await aTeacher(testApp());
    expect((await stranger.browser.tries('POST /api/exams/:id/duplicate', { params: { id: exam.id } })).status).toBe(
      403,
    );
  });

  it('deletes for owner and admin', async () => {
    const { exam, teacher } = await aGivenExam(testApp(), []);
    const remove = ({ browser }: TestPerson) => browser.tries('DELETE /api/exams/:id', { params: { id: exam.id } });
    expect((await remove(await aTeacher(testApp()))).status).toBe(403);
    expect(await remove(teacher)).toMatchObject({ status: 200, body: { message: messages.exams.deleted } });
    expect((await remove(teacher)).body).toEqual({ message: errors['not-found'].message });
  });
});
