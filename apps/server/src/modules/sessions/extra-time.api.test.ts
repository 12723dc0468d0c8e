import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();
const MINUTE = 60_000;

describe('extra time', () => {
  it('is given by the turma’s teacher, counts in the exam under way, and is written down without a reason', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student], { duration_minutes: 60 });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    const params = { id: student.user.id };
    const changed = await teacher.browser.call('PUT /api/users/:id/extra-time', { params, body: { minutes: 60 } });
    expect(changed.extra_time).toEqual([{ exam_id: null, exam_title: null, minutes: 60 }]);
    expect((await device.saves()).remaining_ms).toBe(120 * MINUTE);
    const body = { minutes: 10, exam_id: exam.id };
    await teacher.browser.call('PUT /api/users/:id/extra-time', { params, body });
    expect((await device.saves()).remaining_ms).toBe(120 * MINUTE);
    const own = await student.browser.call('GET /api/users/:id/extra-time', { params });
    expect(own.extra_time.map(({ exam_title }) => exam_title)).toEqual([null, 'Simulado da turma']);
    const admin = await anAdmin(testApp());
    const [entry] = await admin.browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(entry).toMatchObject({
      action: 'extra-time.changed',
      details: { user_id: student.user.id, exam_id: exam.id, minutes: 10 },
    });
  });

  it('is no way to the whole time of an exam that was opened again for a few minutes', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await aGivenExam(testApp(), [student], { duration_minutes: 60 });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    testApp().clock.advance({ minutes: 10 });
    await device.finishes();
    const params = { id: exam.id, user_id: student.user.id };
    const reopened = { params, body: { minutes: 5, confirm: true } };
    await teacher.browser.call('POST /api/exams/:id/students/:user_id/reopen', reopened);
    const extra = { params: { id: student.user.id }, body: { minutes: 0 } };
    await teacher.browser.call('PUT /api/users/:id/extra-time', extra);
    const again = await aDeviceWith(student, { exam_id: exam.id });
    expect(again.session.remaining_ms).toBe(5 * MINUTE);
  });

  it('is taken back with 0 minutes', async () => {
    const [admin, student] = [await anAdmin(testApp()), await aStudent(testApp())];
    const params = { id: student.user.id };
    await admin.browser.call('PUT /api/users/:id/extra-time', { params, body: { minutes: 30 } });
    const { extra_time } = await admin.browser.call('PUT /api/users/:id/extra-time', { params, body: { minutes: 0 } });
    expect(extra_time).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const student = await aStudent(testApp());
    const params = { id: student.user.id };
    const [classmate, stranger] = [await aStudent(testApp()), await aTeacher(testApp())];
    for (const [{ browser }, refusal] of [
      [classmate, 403],
      [stranger, 404],
    ] as const) {
      expect((await browser.tries('GET /api/users/:id/extra-time', { params })).status).toBe(404);
      const change = await browser.tries('PUT /api/users/:id/extra-time', { params, body: { minutes: 5 } });
      expect(change.status).toBe(refusal);
    }
    const { teacher } = await aGivenExam(testApp(), [student]);
    const others = await aGivenExam(testApp(), [], { title: 'Prova surpresa' });
    const peek = { params, body: { minutes: 5, exam_id: others.exam.id } };
    expect((await teacher.browser.tries('PUT /api/users/:id/extra-time', peek)).status).toBe(404);
    const admin = await anAdmin(testApp());
    const tooMuch = await admin.browser.tries('PUT /api/users/:id/extra-time', { params, body: { minutes: 601 } });
    expect(tooMuch.status).toBe(422);
  });
});
