import { describe, expect, it } from 'vitest';
import { closeOverdueSessions } from '../../src/modules/sessions/closing.js';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** An exam that somebody opened, and did not answer, is no result of theirs. */

const testApp = useTestApp();

async function aStudentWith(decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { duration_minutes: 60, ...decisions });
  const [one = 0] = given.questionIds;
  return { ...given, student, one };
}

describe('an exam that runs out without an answer', () => {
  it('leaves no attempt, and the average stays', async () => {
    const { student, exam, one } = await aStudentWith();
    const device = await aDeviceWith(student, { exam_id: exam.id });
    await device.finishes(device.entry(one, 'B'));
    const average = async () =>
      (await student.browser.call('GET /api/ranking', { query: {} })).current_user?.average_percentage;
    const before = await average();
    await aDeviceWith(student, { exam_id: exam.id });
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    expect(await student.browser.call('GET /api/attempts', { query: {} })).toHaveLength(1);
    expect(await average()).toBe(before);
  });

  it('is shown to the staff as such, and they may give it time again', async () => {
    const { student, exam, teacher, one } = await aStudentWith({ allow_multiple_attempts: false });
    await aDeviceWith(student, { exam_id: exam.id });
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    const params = { id: exam.id };
    const roster = await teacher.browser.call('GET /api/exams/:id/roster', { params, query: {} });
    expect(roster.students).toMatchObject([{ state: 'unanswered', attempt_id: null }]);
    expect(roster.counts).toMatchObject({ students: 1, absent: 1, finished: 0 });
    await teacher.browser.call('POST /api/exams/:id/students/:user_id/reopen', {
      params: { ...params, user_id: student.user.id },
      body: { minutes: 10 },
    });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    const { attempt } = await device.finishes(device.entry(one, 'B'));
    expect(attempt).toMatchObject({ correct_answers: 1, ranked: false });
  });

  it('still takes what was answered offline', async () => {
    const { student, exam, one } = await aStudentWith();
    const device = await aDeviceWith(student, { exam_id: exam.id });
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    const { attempt } = await device.finishes(device.entry(one, 'B'));
    expect(attempt).toMatchObject({ answered: 1, correct_answers: 1, sent_offline: true, ranked: false });
  });
});

describe('another attempt', () => {
  it('does not begin by itself for who has one, unless it is asked for', async () => {
    const { student, exam, one } = await aStudentWith();
    const device = await aDeviceWith(student, { exam_id: exam.id });
    const { attempt } = await device.finishes(device.entry(one, 'B'));
    const begins = (again: boolean) =>
      student.browser.tries('POST /api/sessions', { body: { exam_id: exam.id, again } });
    expect(await begins(false)).toMatchObject({ status: 409, body: { attempt_id: attempt.id } });
    expect(await student.browser.call('GET /api/sessions', {})).toEqual([]);
    expect((await begins(true)).status).toBe(201);
    expect((await begins(false)).status).toBe(201);
  });
});
