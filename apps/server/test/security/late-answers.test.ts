import { describe, expect, it } from 'vitest';
import { closeOverdueSessions } from '../../src/modules/sessions/closing.js';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** A student who has handed in, or read the key, tries to answer better. */

const testApp = useTestApp();
const MINUTE = 60_000;
const at = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

async function aStudentSitting(decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { duration_minutes: 60, ...decisions });
  const device = await aDeviceWith(student, { exam_id: given.exam.id });
  const [one = 0, two = 0] = given.questionIds;
  return { ...given, student, device, one, two };
}

describe('answers sent after handing in', () => {
  it('do not count, though the key is closed: they wait for the teacher', async () => {
    const closed = { show_immediate_answer_key: false, end_time: at(5) };
    const { device, teacher, one } = await aStudentSitting(closed);
    const { attempt } = await device.finishes();
    await device.saves(device.entry(one, 'B'));
    const params = { id: attempt.id };
    const read = () => teacher.browser.call('GET /api/attempts/:id', { params });
    expect(await read()).toMatchObject({ correct_answers: 0, awaiting_decision: true });
    await teacher.browser.call('POST /api/attempts/:id/late-answers', { params, body: { accept: true } });
    expect(await read()).toMatchObject({ correct_answers: 1, awaiting_decision: false, ranked: false });
  });

  it('do not count from another device either', async () => {
    const { device: phone, teacher, one } = await aStudentSitting({ show_immediate_answer_key: false });
    const laptop = await phone.takesOver();
    const { attempt } = await laptop.finishes();
    await phone.triesToSave(phone.entry(one, 'B'));
    const read = await teacher.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(read).toMatchObject({ answered: 0, awaiting_decision: true, ranked: true });
  });
});

describe('answers sent after time was over', () => {
  it('that were written offline count, and do not rank', async () => {
    const { device, one, two } = await aStudentSitting({ show_immediate_answer_key: false });
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ hours: 3 });
    await closeOverdueSessions(testApp().services);
    const { attempt } = await device.finishes(device.entry(two, 'B', { elapsed_ms: 59 * MINUTE }));
    expect(attempt).toMatchObject({ answered: 2, sent_offline: true, ranked: false, awaiting_decision: false });
  });

  it('by the device’s own clock are kept for the staff, not refused and lost', async () => {
    const { device, teacher, exam, one } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    const late = device.entry(one, 'B', { elapsed_ms: 90 * MINUTE });
    expect(await device.saves(late)).toMatchObject({ acknowledged: [late.seq], refused: [] });
    const query = { exam_id: exam.id };
    expect(await teacher.browser.call('GET /api/attempts', { query })).toMatchObject([
      { correct_answers: 0, awaiting_decision: true },
    ]);
  });
});

describe('answers sent late one by one, to see which of them are right', () => {
  const places = {
    'the report': 'GET /api/reports',
    'the export of the own data': 'GET /api/user/export',
  } as const;
  for (const [name, call] of Object.entries(places)) {
    it(`stop counting as soon as ${name} has told what one of them did`, async () => {
      const { device, student, one, two } = await aStudentSitting();
      await device.saves(device.entry(one, 'A'));
      testApp().clock.advance({ hours: 3 });
      await closeOverdueSessions(testApp().services);
      await device.saves(device.entry(two, 'A', { elapsed_ms: 10 * MINUTE }));
      await student.browser.call(call, {});
      await device.saves(device.entry(two, 'B', { elapsed_ms: 11 * MINUTE }));
      const [attempt] = await student.browser.call('GET /api/attempts', { query: {} });
      expect(attempt).toMatchObject({ correct_answers: 0, awaiting_decision: true });
    });
  }
});
