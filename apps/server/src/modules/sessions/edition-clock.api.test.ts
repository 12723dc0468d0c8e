import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anEdition } from '../../../test/editions.js';
import { aStudent } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';
import { attempts, sessions } from '../../db/schema/index.js';
import { closeOverdueSessions } from './closing.js';

const testApp = useTestApp();
const MINUTE = 60_000;

describe('the clock of an edition', () => {
  it('takes the chosen time, pauses on leaving, and is listed until it is finished', async () => {
    await anEdition(testApp(), { year: 2021 });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, {
      year: 2021,
      discipline: 'linguagens',
      language: 'espanhol',
      duration_seconds: 1_800,
    });
    expect(device.session).toMatchObject({ duration_ms: 30 * MINUTE, language: 'espanhol', total_questions: 45 });
    testApp().clock.advance({ minutes: 5 });
    const entry = { ...device.entry(0, 'A'), question_id: undefined, index: 7 };
    await student.browser.call('POST /api/sessions/:id/pause', { params: device.params, body: device.body([entry]) });
    testApp().clock.advance({ days: 3 });
    const [listed] = await student.browser.call('GET /api/sessions', {});
    expect(listed).toMatchObject({
      paused: true,
      deadline: null,
      remaining_ms: 25 * MINUTE,
      answered: 1,
      current_index: 7,
      progress_percentage: 2.2,
    });
    const back = await aDeviceWith(student, { year: 2021, discipline: 'linguagens', language: 'ingles' });
    expect(back.session).toMatchObject({ resumed: true, language: 'espanhol', remaining_ms: 25 * MINUTE });
    await back.finishes();
    expect(await student.browser.call('GET /api/sessions', {})).toEqual([]);
  });

  it('counts the time that a device spent offline', async () => {
    await anEdition(testApp(), { year: 2020 });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2020, discipline: 'linguagens' });
    testApp().clock.advance({ minutes: 60 });
    const [question] = (await aDeviceWith(student, { year: 2020, discipline: 'linguagens' })).session.answers;
    expect(question).toBeUndefined();
    const entry = { ...device.entry(0, 'A'), question_id: undefined, index: 7, elapsed_ms: 55 * MINUTE };
    expect((await device.saves(entry)).remaining_ms).toBe(35 * MINUTE);
  });

  it('knows no year that is not there', async () => {
    const student = await aStudent(testApp());
    const body = { year: 1950, discipline: 'matematica' };
    expect((await student.browser.tries('POST /api/sessions', { body })).status).toBe(404);
  });

  it('leaves no attempt when nobody answered, after thirty days', async () => {
    await anEdition(testApp(), { year: 2019 });
    const student = await aStudent(testApp());
    const { session } = await aDeviceWith(student, { year: 2019, discipline: 'linguagens' });
    testApp().clock.advance({ days: 31 });
    await closeOverdueSessions(testApp().services);
    const { db } = testApp().services;
    const [closed] = await db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(closed?.closed_at).toEqual(testApp().clock.now());
    expect(await db.select().from(attempts).where(eq(attempts.user_id, student.user.id))).toEqual([]);
  });
});
