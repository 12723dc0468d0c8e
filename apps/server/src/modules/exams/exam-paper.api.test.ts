import { brotliDecompressSync } from 'node:zlib';
import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { aGivenExam, aRecordedAttempt, aRunningSession, bankQuestions } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

const opens = ({ browser }: TestPerson, id: number, query: Record<string, unknown> = {}) =>
  browser.tries('GET /api/exams/:id', { params: { id }, query });

const revealsKey = (body: unknown) => /"(is_correct|answer_key|annulled)"/.test(JSON.stringify(body));

describe('the paper of an exam', () => {
  it('asks a student everything and answers nothing', async () => {
    const student = await aStudent(testApp());
    const { exam, questionIds } = await aGivenExam(testApp(), [student]);
    const { status, body, headers } = await opens(student, exam.id);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toMatchObject({
      id: exam.id,
      view: 'paper',
      exam_questions: questionIds.map((id, place) => ({
        order: place + 1,
        points: 1,
        question: {
          id,
          displayIndex: place + 1,
          subject: { name: 'Linguagens, Códigos e suas Tecnologias' },
          question_text: `O enunciado da questão ${place + 6} pede`,
          answers: ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ letter, answer_text: `resposta ${letter}` })),
        },
      })),
    });
    expect(revealsKey(body)).toBe(false);
  });

  it('is read once for all its students, compressed, and again when anything of it changed', async () => {
    const [student, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
    const { exam, teacher } = await aGivenExam(testApp(), [student, classmate], { total_questions: 4 });
    const raw = ({ browser }: TestPerson, encoding: string) =>
      browser.send('GET', `/api/exams/${exam.id}`, { headers: { 'accept-encoding': encoding } });
    const plain = await raw(student, 'identity');
    const brotli = await raw(classmate, 'gzip, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const titleAfter = async (body: object) => {
      await teacher.browser.call('PATCH /api/exams/:id', { params: { id: exam.id }, body });
      return (await opens(classmate, exam.id)).body;
    };
    expect(await titleAfter({ title: 'Outro título' })).toMatchObject({ title: 'Outro título' });
    const [mended = 0] = await bankQuestions(testApp(), 1);
    const admin = await anAdmin(testApp());
    const body = { statement: 'O enunciado corrigido pede' };
    await admin.browser.call('PATCH /api/questions/:id', { params: { id: mended }, body });
    expect(JSON.stringify((await opens(student, exam.id)).body)).toContain('O enunciado corrigido pede');
    await admin.browser.call('PATCH /api/questions/:id', {
      params: { id: mended },
      body: { statement: 'O enunciado da questão 6 pede' },
    });
  });

  it('shows the key to its owner, to an admin and to the teachers of its turmas', async () => {
    const colleague = await aTeacher(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [colleague]);
    for (const reader of [teacher, colleague, await anAdmin(testApp())]) {
      const { body } = await opens(reader, exam.id);
      expect(body).toMatchObject({ answer_key: [{ order: 1, letter: 'B' }, { letter: 'B' }, { letter: 'B' }] });
      expect(JSON.stringify(body).match(/"is_correct":true/g)).toHaveLength(3);
    }
    expect((await opens(await aTeacher(testApp()), exam.id)).status).toBe(403);
  });

  it('as a sheet has ids and letters alone, for a day longer', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student], { end_time: '2026-11-14T17:00:00Z' });
    testApp().clock.advance({ hours: 20 });
    expect((await opens(student, exam.id)).body).toEqual({ message: errors['exams.over'].message });
    for (const reader of [student, teacher]) {
      const { body } = await opens(reader, exam.id, { view: 'sheet' });
      const asked = (body as unknown as { exam_questions: { question: object }[] }).exam_questions;
      expect(asked[0]?.question).toEqual({
        id: questionIds[0],
        answers: ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ id: expect.any(Number), letter })),
      });
      expect(revealsKey(body)).toBe(false);
    }
    testApp().clock.advance({ hours: 5 });
    expect((await opens(student, exam.id, { view: 'sheet' })).status).toBe(403);
  });
});

describe('opening an exam', () => {
  it('is refused to a student of another turma, and to all while it is hidden', async () => {
    const [student, stranger] = [await aStudent(testApp()), await aStudent(testApp())];
    const { exam } = await aGivenExam(testApp(), [student]);
    expect(await opens(stranger, exam.id)).toMatchObject({
      status: 403,
      body: { message: errors['exams.other-turma'].message },
    });
    const hidden = await aGivenExam(testApp(), [stranger], { is_active: false });
    expect((await opens(stranger, hidden.exam.id)).status).toBe(404);
    expect((await opens(student, 999_999)).status).toBe(404);
  });

  it('waits for the start and ends with the window', async () => {
    const student = await aStudent(testApp());
    const now = testApp().clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const { exam } = await aGivenExam(testApp(), [student], { start_time: at(1), end_time: at(2) });
    const early = await opens(student, exam.id);
    expect(early).toMatchObject({ status: 403, body: { message: 'Este simulado ainda não está disponível.' } });
    testApp().clock.advance({ hours: 3 });
    const late = await opens(student, exam.id);
    expect(late).toMatchObject({ status: 403, body: { message: 'O período deste simulado já expirou.' } });
  });

  it('is never refused to whoever is in the middle of it, or has done it, wherever they went', async () => {
    const [writing, done] = [await aStudent(testApp()), await aStudent(testApp())];
    const end_time = new Date(testApp().clock.now().getTime() + 3_600_000).toISOString();
    const { exam } = await aGivenExam(testApp(), [writing, done], { end_time });
    await aRunningSession(testApp(), writing, exam.id, 180);
    await aRecordedAttempt(testApp(), done, exam.id);
    testApp().clock.advance({ hours: 2 });
    for (const student of [writing, done]) {
      await student.browser.call('POST /api/turmas/leave', { body: {} });
      expect((await opens(student, exam.id)).status).toBe(200);
    }
  });
});

describe('the clock of an exam', () => {
  const underWay = async ({ browser }: TestPerson) =>
    (await browser.call('GET /api/sessions', {})).map(({ exam_id, started_at }) => ({ exam_id, started_at }));

  it('starts with a student’s first look at the paper, once, and never with a look at the sheet', async () => {
    const student = await aStudent(testApp());
    const { exam } = await aGivenExam(testApp(), [student]);
    await opens(student, exam.id, { view: 'sheet' });
    expect(await underWay(student)).toEqual([]);
    const started_at = testApp().clock.now().toISOString();
    await opens(student, exam.id);
    testApp().clock.advance({ minutes: 5 });
    await opens(student, exam.id);
    expect(await underWay(student)).toEqual([{ exam_id: exam.id, started_at }]);
  });

  it('is told to whoever watches the exam when it starts', async () => {
    const student = await aStudent(testApp());
    const { exam } = await aGivenExam(testApp(), [student]);
    const told = new Promise<void>((resolve) => testApp().services.examSignals.hear(exam.id, resolve));
    await opens(student, exam.id);
    await told;
  });

  it('does not start for staff, nor for a student who has done the exam', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student]);
    await aRecordedAttempt(testApp(), student, exam.id);
    for (const reader of [teacher, student]) {
      expect((await opens(reader, exam.id)).status).toBe(200);
      expect(await underWay(reader)).toEqual([]);
    }
  });
});

describe('the key of an exam', () => {
  it('opens to a student with the own attempt, and to nobody else', async () => {
    const [student, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
    const { exam } = await aGivenExam(testApp(), [student, classmate]);
    await aRecordedAttempt(testApp(), student, exam.id);
    expect((await opens(student, exam.id)).body).toHaveProperty('answer_key');
    expect(revealsKey((await opens(classmate, exam.id)).body)).toBe(false);
  });

  it('otherwise opens when nobody can be writing any more', async () => {
    const [student, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
    const end_time = new Date(testApp().clock.now().getTime() + 3_600_000).toISOString();
    const { exam } = await aGivenExam(testApp(), [student, classmate], { end_time, show_immediate_answer_key: false });
    await aRecordedAttempt(testApp(), student, exam.id);
    await aRunningSession(testApp(), classmate, exam.id, 120);
    const seesIt = async () => revealsKey((await opens(student, exam.id)).body);
    expect(await seesIt()).toBe(false);
    testApp().clock.advance({ minutes: 90 });
    expect(await seesIt()).toBe(false);
    testApp().clock.advance({ minutes: 31 });
    expect(await seesIt()).toBe(true);
  });
});

describe('an exam that somebody has begun', () => {
  it('keeps its questions and cannot be deleted', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student], { total_questions: 10 });
    const params = { id: exam.id };
    const begun = async () => (await teacher.browser.call('GET /api/exams/:id', { params, query: {} })).staff?.begun;
    expect(await begun()).toBe(false);
    await aRunningSession(testApp(), student, exam.id);
    expect(await begun()).toBe(true);
    const adding = await teacher.browser.tries('POST /api/exams/:id/questions/from-bank', {
      params,
      body: { question_ids: questionIds },
    });
    expect(adding).toMatchObject({ status: 409, body: { message: errors['exams.answered'].message } });
    const deleting = await teacher.browser.tries('DELETE /api/exams/:id', { params });
    expect(deleting).toMatchObject({ status: 409, body: { message: errors['exams.not-deletable'].message } });
  });
});
