import { describe, expect, it } from 'vitest';
import { closeOverdueSessions } from '../../src/modules/sessions/closing.js';
import { anEdition } from '../editions.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** The key of an edition is public: a student reads it, and tries to answer better. */

const testApp = useTestApp();

describe('better answers to an edition', () => {
  it('do not count after it was handed in, and are kept aside', async () => {
    await anEdition(testApp(), { year: 2021 });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2021, discipline: 'linguagens', language: 'ingles' });
    const { attempt } = await device.finishes();
    await student.browser.call('GET /enem/v1/exams/:year/answer-key', { params: { year: '2021' } });
    const better = { ...device.entry(0, 'B'), question_id: undefined, index: 7 };
    expect((await device.saves(better)).acknowledged).toEqual([better.seq]);
    const read = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(read).toMatchObject({ answered: 0, correct_answers: 0 });
    const { rows } = await testApp().database.pool.query('select late_answers from attempts where id = $1', [
      attempt.id,
    ]);
    expect(rows[0].late_answers).toMatchObject([{ letter: 'B' }]);
  });

  it('do not count once its student has read the result', async () => {
    await anEdition(testApp(), { year: 2020 });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2020, discipline: 'linguagens', duration_seconds: 600 });
    const answer = (index: number) => ({ ...device.entry(0, 'B'), question_id: undefined, index });
    await device.saves(answer(7));
    testApp().clock.advance({ hours: 1 });
    await closeOverdueSessions(testApp().services);
    const [left] = await student.browser.call('GET /api/attempts', { query: {} });
    await student.browser.call('GET /api/attempts/:id', { params: { id: left?.id ?? 0 } });
    const { attempt } = await device.finishes(answer(8));
    expect(attempt).toMatchObject({ id: left?.id, answered: 1 });
  });
});
