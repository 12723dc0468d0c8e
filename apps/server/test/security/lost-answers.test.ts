import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { collectLeftEssays } from '../../src/modules/essays/exam-essays.js';
import { closeOverdueSessions } from '../../src/modules/sessions/closing.js';
import { anEssayExam, ESSAY, ESSAY_PARAGRAPHS } from '../essays.js';
import { aGivenExam } from '../exams.js';
import { aStudent, type TestPerson } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** Whatever is said to be received is kept, and what is not kept is said not to be. */

const testApp = useTestApp();
const at = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

async function aStudentWith(decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { duration_minutes: 60, ...decisions });
  const [one = 0, two = 0, three = 0] = given.questionIds;
  return { ...given, student, one, two, three };
}

const handsIn = (person: TestPerson, payload: object, key: string) =>
  person.browser.send('POST', '/api/attempts', { payload, headers: { 'idempotency-key': key } });

describe('a second submission', () => {
  it('is refused where one attempt is allowed, and cannot fill what the first left blank', async () => {
    const closed = { show_immediate_answer_key: false, end_time: at(5), allow_multiple_attempts: false };
    const { student, exam, teacher, one, two } = await aStudentWith(closed);
    await student.browser.send('GET', `/api/exams/${exam.id}`);
    testApp().clock.advance({ minutes: 5 });
    const answer = (question_id: number) => ({ exam_id: exam.id, user_answers: [{ question_id, letter: 'B' }] });
    const first = await handsIn(student, answer(one), 'one');
    expect(first.statusCode).toBe(201);
    const second = await handsIn(student, answer(two), 'two');
    expect([second.statusCode, second.json().message]).toEqual([409, errors['attempts.only-one'].message]);
    const params = { id: first.json().attempt.id };
    expect(await teacher.browser.call('GET /api/attempts/:id', { params })).toMatchObject({ answered: 1 });
  });

  it('is another attempt where several are', async () => {
    const { student, exam, one, two } = await aStudentWith();
    await student.browser.send('GET', `/api/exams/${exam.id}`);
    testApp().clock.advance({ minutes: 5 });
    const answer = (question_id: number) => ({ exam_id: exam.id, user_answers: [{ question_id, letter: 'B' }] });
    const ids = [];
    for (const [question, key] of [
      [one, 'one'],
      [two, 'two'],
    ] as const) {
      ids.push((await handsIn(student, answer(question), key)).json().attempt.id);
    }
    expect(new Set(ids).size).toBe(2);
  });
});

describe('an exam that is opened again', () => {
  it('keeps what was handed in until it is changed', async () => {
    const { student, exam, teacher, one, two } = await aStudentWith({ show_immediate_answer_key: false });
    await student.browser.send('GET', `/api/exams/${exam.id}`);
    const user_answers = [one, two].map((question_id) => ({ question_id, letter: 'B' }));
    const handed = await handsIn(student, { exam_id: exam.id, user_answers }, 'one');
    await teacher.browser.call('POST /api/exams/:id/students/:user_id/reopen', {
      params: { id: exam.id, user_id: student.user.id },
      body: { minutes: 10 },
    });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    expect(device.session.answers.map(({ letter }) => letter)).toEqual(['B', 'B']);
    await device.finishes(device.entry(two, 'C'));
    const params = { id: handed.json().attempt.id };
    const read = await teacher.browser.call('GET /api/attempts/:id', { params });
    expect(read.answers.map(({ letter }) => letter)).toEqual(['B', 'C', null]);
  });

  it('keeps what staff accepted after it was handed in', async () => {
    const { student, exam, teacher, one } = await aStudentWith();
    const device = await aDeviceWith(student, { exam_id: exam.id });
    await device.saves(device.entry(one, 'A'));
    const { attempt } = await device.finishes();
    await device.saves(device.entry(one, 'B'));
    const params = { id: attempt.id };
    await teacher.browser.call('POST /api/attempts/:id/late-answers', { params, body: { accept: true } });
    await teacher.browser.call('POST /api/exams/:id/students/:user_id/reopen', {
      params: { id: exam.id, user_id: student.user.id },
      body: { minutes: 10, confirm: true },
    });
    await (await aDeviceWith(student, { exam_id: exam.id })).finishes();
    const read = await teacher.browser.call('GET /api/attempts/:id', { params });
    expect(read).toMatchObject({ correct_answers: 1, answers: [{ letter: 'B' }, { letter: null }, { letter: null }] });
  });
});

describe('two devices that write in one epoch', () => {
  it('are both kept when they use the same sequence: the student is asked', async () => {
    const { student, exam, one } = await aStudentWith();
    const phone = await aDeviceWith(student, { exam_id: exam.id });
    const laptop = await aDeviceWith(student, { exam_id: exam.id });
    await phone.saves(phone.entry(one, 'A'));
    const saved = await laptop.saves(laptop.entry(one, 'B'));
    expect(saved.acknowledged).toEqual([1]);
    const [held] = saved.held;
    expect([held?.letter, ...(held?.others.map(({ letter }) => letter) ?? [])].sort()).toEqual(['A', 'B']);
    const settled = await laptop.saves(laptop.entry(one, 'B'));
    expect(settled.held).toMatchObject([{ letter: 'B', others: [] }]);
  });
});

describe('an essay', () => {
  const essay = { text: ESSAY };

  it('is not closed without its text, and takes nothing that was written after the end', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await anEssayExam(testApp(), [student]);
    const device = await aDeviceWith(student, { exam_id: exam.id });
    const draft = (text: string) =>
      student.browser.tries('PUT /api/essays/draft', { body: { exam_id: exam.id, topic: '', text } });
    await draft(ESSAY_PARAGRAPHS[0]);
    const { status } = await student.browser.tries('POST /api/sessions/:id/finish', {
      params: device.params,
      body: device.body([]),
    });
    expect(status).toBe(409);
    expect(await student.browser.call('GET /api/sessions', {})).toHaveLength(1);
    testApp().clock.advance({ hours: 2 });
    const late = await draft(ESSAY);
    expect(late).toMatchObject({ status: 409, body: { message: errors['essays.time-over'].message } });
    await closeOverdueSessions(testApp().services);
    await draft(ESSAY);
    await collectLeftEssays(testApp().services);
    const [waiting] = await teacher.browser.call('GET /api/essays/reviews', { query: {} });
    const read = await teacher.browser.call('GET /api/essays/reviews/:id', { params: { id: waiting?.id ?? 0 } });
    expect(JSON.stringify(read)).not.toContain('Ministério da Educação');
  });

  it('that is sent with another text is kept as another, or refused in words', async () => {
    const other = { text: ESSAY_PARAGRAPHS[0] };
    for (const allow_multiple_attempts of [true, false]) {
      const student = await aStudent(testApp());
      const { exam } = await anEssayExam(testApp(), [student], { allow_multiple_attempts });
      await aDeviceWith(student, { exam_id: exam.id });
      const first = await handsIn(student, { exam_id: exam.id, essay, time_spent: 600 }, 'one');
      const second = await handsIn(student, { exam_id: exam.id, essay: other, time_spent: 700 }, 'two');
      expect([first.statusCode, second.statusCode]).toEqual([201, allow_multiple_attempts ? 201 : 409]);
      const kept = await student.browser.call('GET /api/essays', { query: { exam_id: exam.id } });
      expect(kept).toHaveLength(allow_multiple_attempts ? 2 : 1);
      if (allow_multiple_attempts) expect(second.json().attempt.id).not.toBe(first.json().attempt.id);
    }
  });
});
