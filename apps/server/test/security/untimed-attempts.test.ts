import { describe, expect, it } from 'vitest';
import { closeOverdueSessions } from '../../src/modules/sessions/closing.js';
import { ESSAY } from '../essays.js';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** A student takes more time than the others, and wants to rank with them. */

const testApp = useTestApp();

async function aStudentWith(decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { duration_minutes: 60, ...decisions });
  const user_answers = given.questionIds.map((question_id) => ({ question_id, letter: 'B' as const }));
  return { ...given, student, body: { exam_id: given.exam.id, user_answers, time_spent: 60 } };
}

describe('an attempt that the server did not time', () => {
  it('does not rank, whatever time its sender says it took', async () => {
    const { student, body } = await aStudentWith();
    const { attempt } = await student.browser.call('POST /api/attempts', { body });
    expect(attempt).toMatchObject({ correct_answers: 3, first: true, ranked: false });
    const { current_user_position } = await student.browser.call('GET /api/ranking', { query: {} });
    expect(current_user_position).toBeNull();
  });

  it('ranks with a session, or when staff typed the sheet in', async () => {
    const timed = await aStudentWith();
    await aDeviceWith(timed.student, { exam_id: timed.exam.id });
    const own = await timed.student.browser.call('POST /api/attempts', { body: timed.body });
    expect(own.attempt.ranked).toBe(true);
    const { student, teacher, body } = await aStudentWith();
    const entered = await teacher.browser.call('POST /api/attempts', { body: { ...body, user_id: student.user.id } });
    expect(entered.attempt.ranked).toBe(true);
  });

  it('does not rank as an essay either', async () => {
    const student = await aStudent(testApp());
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { year: 2024, discipline: 'redacao', essay: { text: ESSAY } },
    });
    expect(attempt.ranked).toBe(false);
  });
});

describe('the paper', () => {
  it('is not on the sheet, which starts no clock', async () => {
    const { student, exam } = await aStudentWith();
    const { body } = await student.browser.send('GET', `/api/exams/${exam.id}?view=sheet`);
    const [line] = JSON.parse(body).exam_questions;
    expect(Object.keys(line.question)).toEqual(['id', 'answers']);
    expect(Object.keys(line.question.answers[0])).toEqual(['id', 'letter']);
    expect(body).not.toMatch(/enunciado|resposta|essay_topic/);
    expect(await student.browser.call('GET /api/sessions', {})).toEqual([]);
  });

  it('read for the whole time of one session does not rank in the next', async () => {
    const { student, exam, body } = await aStudentWith();
    await student.browser.send('GET', `/api/exams/${exam.id}`);
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    await aDeviceWith(student, { exam_id: exam.id });
    const { attempt } = await student.browser.call('POST /api/attempts', { body });
    expect(attempt).toMatchObject({ correct_answers: 3, ranked: false });
  });

  it('is not given a second time where one attempt is allowed', async () => {
    const { student, exam } = await aStudentWith({ allow_multiple_attempts: false });
    await student.browser.send('GET', `/api/exams/${exam.id}`);
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    expect((await student.browser.tries('POST /api/sessions', { body: { exam_id: exam.id } })).status).toBe(409);
    await student.browser.send('GET', `/api/exams/${exam.id}`);
    expect(await student.browser.call('GET /api/sessions', {})).toEqual([]);
  });
});
