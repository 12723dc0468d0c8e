import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aGivenExam, aRecordedAttempt } from '../../../test/exams.js';
import { aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { hoursAfter, minutesAfter } from '../../clock.js';
import { announceExam, announceResults, announceTomorrow } from './announcements.js';
import { notify } from './notify.js';

const testApp = useTestApp();

const told = ({ browser }: TestPerson) => browser.call('GET /api/notifications', { query: {} });
const kinds = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind);
const unread = async ({ browser }: TestPerson) => (await browser.call('GET /api/notifications/unread', {})).unread;
const now = () => testApp().clock.now();

describe('an exam given to a turma', () => {
  it('is told to its students once, whatever happens to the exam afterwards', async () => {
    const [student, stranger] = [await aStudent(testApp()), await aStudent(testApp())];
    const { exam, teacher } = await aGivenExam(testApp(), [student], { title: 'Simulado de maio' });
    await teacher.browser.call('PATCH /api/exams/:id', { params: { id: exam.id }, body: { description: 'Outra' } });
    expect(await told(student)).toMatchObject([
      { kind: 'exam-assigned', subject: 'Simulado de maio', place: '/exams', read_at: null },
    ]);
    expect(await told(stranger)).toEqual([]);
    expect(await told(teacher)).toEqual([]);
  });

  it('is told when the last thing that hid it goes away', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student], { is_active: false });
    expect(await told(student)).toEqual([]);
    await teacher.browser.call('PATCH /api/exams/:id', { params: { id: exam.id }, body: { is_active: true } });
    expect(await kinds(student)).toEqual(['exam-assigned']);
  });

  it('goes with the exam', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student]);
    await teacher.browser.call('DELETE /api/exams/:id', { params: { id: exam.id } });
    expect(await told(student)).toEqual([]);
  });

  it('reaches two thousand students in one statement', async () => {
    const { exam, turma } = await aGivenExam(testApp(), []);
    const { db } = testApp().services;
    await db.execute(sql`
      with people as (
        insert into users (name, email, password_hash, role, created_at)
        select 'Aluno ' || n, 'multidao' || n || '@escola.br', '', 'student', now() from generate_series(1, 2000) n
        returning id)
      insert into turma_members (turma_id, user_id, joined_at) select ${turma.id}, id, now() from people`);
    expect((await announceExam(db, exam.id, now())).rowCount).toBe(2_000);
    expect((await announceExam(db, exam.id, now())).rowCount).toBe(0);
  });

  it('uses up no numbers when it is told again: the job tries every ten minutes for two months', async () => {
    const student = await aStudent(testApp());
    const { exam } = await aGivenExam(testApp(), [student]);
    const { db } = testApp().services;
    const lastNumber = async () =>
      (await db.execute(sql`select pg_sequence_last_value('notifications_id_seq')::integer as last`)).rows;
    const before = await lastNumber();
    await announceExam(db, exam.id, now());
    expect(await lastNumber()).toEqual(before);
  });
});

describe('an exam that opens tomorrow', () => {
  const zone = 'America/Sao_Paulo';

  it('is told the day before by the school’s calendar, once, and again when it moves', async () => {
    const student = await aStudent(testApp());
    // 22:00 in São Paulo: in UTC it is already the next day.
    const evening = new Date('2031-03-11T01:00:00Z');
    const { exam, teacher } = await aGivenExam(testApp(), [student], { start_time: '2031-03-12T12:00:00.000Z' });
    const tomorrow = () => announceTomorrow(testApp().services.db, evening, zone);
    await tomorrow();
    expect(await kinds(student)).toEqual(['exam-assigned']);
    const body = { start_time: '2031-03-11T12:00:00.000Z' };
    await teacher.browser.call('PATCH /api/exams/:id', { params: { id: exam.id }, body });
    await tomorrow();
    await tomorrow();
    expect(await kinds(student)).toEqual(['exam-tomorrow', 'exam-assigned']);
  });
});

describe('a result', () => {
  it('is told when the key opens to all, to those who did the exam', async () => {
    const [writer, absent] = [await aStudent(testApp()), await aStudent(testApp())];
    const end_time = hoursAfter(now(), 2);
    const { exam } = await aGivenExam(testApp(), [writer, absent], {
      show_immediate_answer_key: false,
      end_time: end_time.toISOString(),
    });
    await aRecordedAttempt(testApp(), writer, exam.id);
    await announceResults(testApp().services.db, minutesAfter(now(), 60));
    expect(await kinds(writer)).toEqual(['exam-assigned']);
    await announceResults(testApp().services.db, minutesAfter(end_time, 1));
    await announceResults(testApp().services.db, minutesAfter(end_time, 11));
    const [latest] = await told(writer);
    expect(latest).toMatchObject({ kind: 'result-ready', place: expect.stringMatching(/^\/reports\?attempt=\d+$/) });
    expect(await kinds(writer)).toEqual(['result-ready', 'exam-assigned']);
    expect(await kinds(absent)).toEqual(['exam-assigned']);
  });
});

describe('what one was told', () => {
  const essays = async (person: TestPerson, count: number) => {
    for (let n = 1; n <= count; n++) {
      await notify(testApp().services.db, now(), {
        user_id: person.user.id,
        kind: 'essay-corrected',
        subject: `Tema ${n}`,
        place: `/exam/2024/redacao`,
        occasion: `essay:${n}`,
      });
    }
  };

  it('comes newest first, in pages, and is marked as read one by one or all at once', async () => {
    const student = await aStudent(testApp());
    await essays(student, 5);
    const first = await student.browser.send('GET', '/api/notifications?limit=2');
    const page = first.json<{ id: number; subject: string }[]>();
    expect(page.map(({ subject }) => subject)).toEqual(['Tema 5', 'Tema 4']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await student.browser.send('GET', next)).json()).toMatchObject([
      { subject: 'Tema 3' },
      { subject: 'Tema 2' },
    ]);
    expect(await unread(student)).toBe(5);
    const [latest] = page;
    const read = await student.browser.call('POST /api/notifications/read', { body: { ids: [latest?.id ?? 0] } });
    expect(read).toEqual({ unread: 4 });
    expect(await student.browser.call('POST /api/notifications/read', { body: undefined })).toEqual({ unread: 0 });
  });

  it('is nobody else’s to read or to mark', async () => {
    const [student, other] = [await aStudent(testApp()), await aStudent(testApp())];
    await essays(student, 1);
    const ids = (await told(student)).map(({ id }) => id);
    await other.browser.call('POST /api/notifications/read', { body: { ids } });
    expect(await told(other)).toEqual([]);
    expect(await unread(student)).toBe(1);
  });

  it('is in the export of the own data and goes with the account', async () => {
    const student = await aStudent(testApp());
    await essays(student, 1);
    const exported = await student.browser.call('GET /api/user/export', {});
    expect(exported).toMatchObject({ notifications: [{ subject: 'Tema 1' }] });
    await student.browser.call('DELETE /api/user', { body: { password: 'segredo-da-escola' } });
    const left = await testApp().services.db.execute(sql`select from notifications where user_id = ${student.user.id}`);
    expect(left.rowCount).toBe(0);
  });
});

describe('a teacher who joins a turma', () => {
  it('is announced to those who teach it, and not to its students', async () => {
    const [teacher, student] = [await aTeacher(testApp()), await aStudent(testApp())];
    const turma = await aTurma(testApp(), [teacher, student], '3º ano C');
    const newcomer = await aTeacher(testApp(), { name: 'Nina Nova' });
    await newcomer.browser.call('POST /api/turmas/join-by-code', { body: { code: turma.code } });
    expect(await told(teacher)).toMatchObject([
      { kind: 'teacher-joined', subject: 'Nina Nova, na turma 3º ano C', place: `/turmas?turma=${turma.id}` },
    ]);
    expect(await told(student)).toEqual([]);
    expect(await told(newcomer)).toEqual([]);
  });
});
