import { beforeEach, expect, it } from 'vitest';
import { examTurmas } from '../../src/db/schema/index.js';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** The last student to write has a minute for answers that are on their way: no key may be out before it is over. */

const testApp = useTestApp();
beforeEach(() => testApp().services.db.delete(examTurmas));

it('the key is closed to everybody for as long as the last answers are still taken', async () => {
  const [student, secondAccount] = [await aStudent(testApp()), await aStudent(testApp())];
  const { exam, questionIds } = await aGivenExam(testApp(), [student], {
    duration_minutes: 60,
    end_time: new Date(testApp().clock.now().getTime() + 30 * 60_000).toISOString(),
  });
  const [one = 0] = questionIds;
  const device = await aDeviceWith(student, { exam_id: exam.id });
  const keyFor = async ({ browser }: typeof student) =>
    (await browser.tries('GET /api/questions/:id/key', { params: { id: one } })).status;
  const paper = () => student.browser.call('GET /api/exams/:id', { params: { id: exam.id }, query: {} });
  testApp().clock.advance({ minutes: 60.5 });
  expect(JSON.stringify(await paper())).not.toContain('is_correct');
  expect([await keyFor(student), await keyFor(secondAccount)]).toEqual([403, 403]);
  expect(await device.saves(device.entry(one, 'B'))).toMatchObject({ held: [{ letter: 'B' }] });
  testApp().clock.advance({ minutes: 0.6 });
  expect([await keyFor(student), await keyFor(secondAccount)]).toEqual([200, 200]);
  await device.saves(device.entry(one, 'C'));
  expect((await paper()).view).toBe('paper');
  const [attempt] = await student.browser.call('GET /api/attempts', { query: {} });
  expect(attempt).toMatchObject({ correct_answers: 1, awaiting_decision: true });
});
