import { expect, it } from 'vitest';
import { collectLeftEssays } from '../../src/modules/essays/exam-essays.js';
import { closeOverdueSessions } from '../../src/modules/sessions/closing.js';
import { anEssayExam, ESSAY, ESSAY_PARAGRAPHS } from '../essays.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** A student lets the time of an essay run out, reads its correction, and sends a better text as if written offline. */

const testApp = useTestApp();

async function aCollectedEssay(decisions: Parameters<typeof anEssayExam>[2] = {}) {
  const student = await aStudent(testApp());
  const { exam } = await anEssayExam(testApp(), [student], decisions);
  await aDeviceWith(student, { exam_id: exam.id });
  await student.browser.call('PUT /api/essays/draft', {
    body: { exam_id: exam.id, topic: '', text: ESSAY_PARAGRAPHS[0] },
  });
  testApp().clock.advance({ minutes: 90 });
  await closeOverdueSessions(testApp().services);
  await collectLeftEssays(testApp().services);
  const send = () =>
    student.browser.tries('POST /api/attempts', {
      body: { exam_id: exam.id, essay: { text: ESSAY }, time_spent: 3_000 },
    });
  return { student, exam, send };
}

it('a text that comes after its writer has read the correction does not take the place of the first', async () => {
  for (const allow_multiple_attempts of [false, true]) {
    const { student, exam, send } = await aCollectedEssay({ allow_multiple_attempts });
    const [collected] = await student.browser.call('GET /api/essays', { query: { exam_id: exam.id } });
    await student.browser.call('GET /api/essays/:id', { params: { id: collected?.id ?? 0 } });
    expect((await send()).status).toBe(allow_multiple_attempts ? 201 : 409);
    const attempts = await student.browser.call('GET /api/attempts', { query: {} });
    expect(attempts.at(-1)).toMatchObject({ score: collected?.score, sent_offline: false });
    if (allow_multiple_attempts) expect(attempts[0]).toMatchObject({ ranked: false });
  }
});

it('one that was written offline, by who has read nothing, takes the place of what was left, and does not rank', async () => {
  const { student, send } = await aCollectedEssay();
  expect(await send()).toMatchObject({ status: 201, body: { attempt: { sent_offline: true, ranked: false } } });
  expect(await student.browser.call('GET /api/attempts', { query: {} })).toHaveLength(1);
});
