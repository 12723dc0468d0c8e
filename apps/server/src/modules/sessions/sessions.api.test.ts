import { calls, errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { aStudent, PASSWORD } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';
import { extraTime } from '../../db/schema/index.js';
import { closeOverdueSessions } from './closing.js';
import type { Writing } from './saving.js';
import { Seats } from './seats.js';

const testApp = useTestApp();
const MINUTE = 60_000;

async function aStudentSitting(decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { duration_minutes: 60, ...decisions });
  const device = await aDeviceWith(student, { exam_id: given.exam.id });
  const [one = 0, two = 0, three = 0] = given.questionIds;
  return { ...given, student, device, one, two, three };
}

describe('starting an exam', () => {
  it('records when it started and counts down by the server’s clock', async () => {
    const { device } = await aStudentSitting();
    expect(device.session).toMatchObject({
      remaining_ms: 60 * MINUTE,
      resumed: false,
      answers: [],
      total_questions: 3,
    });
    expect(device.session.started_at).toBe(testApp().clock.now().toISOString());
    testApp().clock.advance({ minutes: 20 });
    const again = await aDeviceWith(device.person, { exam_id: device.session.exam_id ?? 0 });
    expect(again.session).toMatchObject({ id: device.session.id, resumed: true, remaining_ms: 40 * MINUTE });
    expect(again.session.deadline).toBe(device.session.deadline);
  });

  it('gives a student the extra time that staff set, of the exam before the permanent one', async () => {
    const student = await aStudent(testApp());
    const { exam } = await aGivenExam(testApp(), [student], { duration_minutes: 60 });
    const { db } = testApp().services;
    await db.insert(extraTime).values({ user_id: student.user.id, minutes: 60 });
    await db.insert(extraTime).values({ user_id: student.user.id, exam_id: exam.id, minutes: 30 });
    const { session } = await aDeviceWith(student, { exam_id: exam.id });
    expect(session.duration_ms).toBe(90 * MINUTE);
  });

  it('refuses before the window, after it, and in another turma', async () => {
    const student = await aStudent(testApp());
    const at = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();
    const early = await aGivenExam(testApp(), [student], { start_time: at(1) });
    const late = await aGivenExam(testApp(), [student], { start_time: at(-2), end_time: at(-1) });
    const others = await aGivenExam(testApp(), []);
    for (const [{ exam }, code] of [
      [early, 'exams.not-yet'],
      [late, 'exams.over'],
      [others, 'exams.other-turma'],
    ] as const) {
      const { status, body } = await student.browser.tries('POST /api/sessions', { body: { exam_id: exam.id } });
      expect({ status, body }).toEqual({ status: 403, body: { message: errors[code].message } });
    }
    expect((await student.browser.tries('POST /api/sessions', { body: { exam_id: 999_999 } })).status).toBe(404);
    expect((await student.browser.tries('POST /api/sessions', { body: {} })).status).toBe(422);
  });

  it('goes on after the window has closed: end_time limits starting, not finishing', async () => {
    const end_time = new Date(testApp().clock.now().getTime() + 5 * MINUTE).toISOString();
    const { device, one } = await aStudentSitting({ end_time });
    testApp().clock.advance({ minutes: 10 });
    expect((await device.saves(device.entry(one, 'B'))).remaining_ms).toBe(50 * MINUTE);
    expect((await device.finishes()).attempt.answered).toBe(1);
  });

  it('starts once, however many requests ask at the same moment', async () => {
    const student = await aStudent(testApp());
    const { exam } = await aGivenExam(testApp(), [student]);
    const devices = await Promise.all(Array.from({ length: 5 }, () => aDeviceWith(student, { exam_id: exam.id })));
    expect(new Set(devices.map(({ session }) => session.id)).size).toBe(1);
  });

  it('keeps the turma it began in when the student leaves it', async () => {
    const { device, student, one, turma, teacher } = await aStudentSitting();
    await student.browser.call('POST /api/turmas/leave', { body: { turma_id: turma.id } });
    await device.saves(device.entry(one, 'B'));
    const { attempt } = await device.finishes();
    const read = await teacher.browser.tries('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(read.status).toBe(200);
  });
});

describe('saving from what a process remembers', () => {
  it('gives way to another process, and neither writes over the other', async () => {
    const { device, student, one, two, three } = await aStudentSitting();
    const { db, clock, incidents } = testApp().services;
    const elsewhere = new Seats(db, incidents);
    const [{ id: signInId = 0 } = {}] = await student.browser.call('GET /api/user/sign-ins', {});
    const savesElsewhere = (question: number, letter: string) => {
      const entry = { ...device.entry(question, letter), annulled: [] };
      const person = { ...student.user, signInId };
      return elsewhere.save(person, device.session.id, device.body([entry]) as Writing, clock.now(), {
        leaving: false,
      });
    };
    await device.saves(device.entry(one, 'A'));
    expect((await savesElsewhere(two, 'B'))?.reply.held).toHaveLength(2);
    const { held } = await device.saves(device.entry(three, 'C'));
    expect(held.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    expect(await savesElsewhere(one, 'D')).toBeUndefined();
    expect((await savesElsewhere(one, 'E'))?.reply.held.map(({ letter }) => letter)).toEqual(['E', 'B', 'C']);
  });

  it('keeps every one of the saves that arrive at the same moment', async () => {
    const { device, one, two, three } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    const entries = [device.entry(one, 'B'), device.entry(two, 'C'), device.entry(three, 'D')];
    await Promise.all(entries.map((entry) => device.saves(entry)));
    const { held } = await device.saves();
    expect(held.map(({ letter }) => letter)).toEqual(['B', 'C', 'D']);
  });

  it('is written together with those of others, and nobody’s depends on another’s', async () => {
    const students = await Promise.all(['A', 'B', 'C', 'D'].map(() => aStudent(testApp())));
    const { exam, questionIds } = await aGivenExam(testApp(), students);
    const devices = await Promise.all(students.map((student) => aDeviceWith(student, { exam_id: exam.id })));
    const [one = 0, two = 0] = questionIds;
    await Promise.all(devices.map((device) => device.saves(device.entry(one, 'A'))));
    const [gone, moved] = devices;
    await gone?.person.browser.call('POST /api/logout', {});
    await moved?.takesOver();
    const answers = await Promise.all(devices.map((device) => device.triesToSave(device.entry(two, 'B'))));
    expect(answers.map(({ status }) => status)).toEqual([401, 409, 200, 200]);
    for (const device of devices.slice(2)) {
      const { held } = await device.saves();
      expect(held.map(({ question_id, letter }) => [question_id, letter])).toEqual([
        [one, 'A'],
        [two, 'B'],
      ]);
    }
  });

  it('is refused once its student has logged out, however well the process remembers both', async () => {
    const { device, student, one, two } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    const { rows } = await testApp().database.pool.query('delete from sign_ins where user_id = $1 returning id', [
      student.user.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await device.triesToSave(device.entry(two, 'B'))).status).toBe(401);
    await student.browser.logsIn(student.user.email, PASSWORD);
    expect((await device.saves()).held.map(({ letter }) => letter)).toEqual(['A']);
  });

  it('is a use of its token, which lives on by it', async () => {
    const { device, one } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    const used = async () => (await device.person.browser.call('GET /api/user/sign-ins', {}))[0]?.last_used_at;
    testApp().clock.advance({ minutes: 11 });
    const at = testApp().clock.now().toISOString();
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ minutes: 5 });
    expect(await used()).toBe(at);
  });

  it('notices that the job has closed the session', async () => {
    const { device, one } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    testApp().clock.advance({ minutes: 90 });
    await closeOverdueSessions(testApp().services);
    const { remaining_ms, held } = await device.saves(device.entry(one, 'B', { elapsed_ms: 90 * MINUTE }));
    expect({ remaining_ms, letters: held.map(({ letter }) => letter) }).toEqual({ remaining_ms: 0, letters: ['A'] });
  });
});

describe('saving', () => {
  it('tells what the response schema lists, and nothing else', async () => {
    const { device, one, two } = await aStudentSitting();
    await device.saves(device.entry(one, 'A'));
    const second = await device.takesOver();
    await device.triesToSave(device.entry(one, 'B', { saw: [] }));
    const saved = await second.saves(second.entry(two, 'C', { annulled: ['A'] }));
    expect(calls['POST /api/sessions/:id/entries'].response.parse(saved)).toEqual(saved);
  });

  it('acknowledges each sequence, says what is held, and takes nothing older', async () => {
    const { device, one, two } = await aStudentSitting();
    const first = device.entry(one, 'A', { annulled: ['C', 'D'] });
    const second = device.entry(one, 'B');
    const third = device.entry(two, 'E');
    const saved = await device.saves(second, third);
    expect(saved).toMatchObject({ acknowledged: [second.seq, third.seq], refused: [] });
    const late = await device.saves(first, second);
    expect(late.acknowledged).toEqual([first.seq, second.seq]);
    expect(late.held.map(({ question_id, letter }) => [question_id, letter])).toEqual([
      [one, 'B'],
      [two, 'E'],
    ]);
  });

  it('takes a choice back, and an answer by number and by alternative id', async () => {
    const { device, one, two } = await aStudentSitting();
    const [held] = (await device.saves(device.entry(one, 'B', { annulled: ['C'] }))).held;
    expect(held).toMatchObject({ letter: 'B', annulled: ['C'], index: 1 });
    expect(held?.answer_id).toEqual(expect.any(Number));
    const cleared = await device.saves(device.entry(one, null));
    expect(cleared.held[0]).toMatchObject({ letter: null, answer_id: null });
    const byId = { ...device.entry(one, null), letter: undefined, answer_id: held?.answer_id };
    const byNumber = { ...device.entry(two, 'D'), question_id: undefined, index: 2 };
    const again = await device.saves(byId, byNumber);
    expect(again.held.map(({ letter }) => letter)).toEqual(['B', 'D']);
  });

  it('refuses what is no question of this exam and keeps the rest', async () => {
    const { device, one } = await aStudentSitting();
    const stranger = device.entry(999_999, 'A');
    const wrong = { ...device.entry(one, null), letter: undefined, answer_id: 999_999 };
    const good = device.entry(one, 'C');
    const saved = await device.saves(stranger, wrong, good);
    expect(saved).toMatchObject({ acknowledged: [good.seq], refused: [stranger.seq, wrong.seq] });
  });

  it('is for the student of the session alone', async () => {
    const { device } = await aStudentSitting();
    const stranger = await aStudent(testApp());
    for (const call of ['entries', 'finish', 'pause', 'take-over'] as const) {
      const { status } = await stranger.browser.tries(`POST /api/sessions/:id/${call}`, {
        params: device.params,
        body: { epoch: device.session.epoch, entries: [] },
      });
      expect(status, call).toBe(404);
    }
  });

  it('believes no epoch from the future', async () => {
    const { device, one } = await aStudentSitting();
    device.session = { ...device.session, epoch: device.session.epoch + 100_000 };
    expect((await device.triesToSave(device.entry(one, 'A'))).status).toBe(400);
  });
});

describe('a second device', () => {
  it('takes over with everything held, and the first one is told so with its entries safe', async () => {
    const { device: phone, one, two } = await aStudentSitting();
    await phone.saves(phone.entry(one, 'A'));
    const laptop = await phone.takesOver();
    expect(laptop.session.epoch).toBeGreaterThan(phone.session.epoch);
    expect(laptop.session.answers).toMatchObject([{ question_id: one, letter: 'A' }]);
    const { status, body } = await phone.triesToSave(phone.entry(two, 'D'));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: errors['sessions.old-epoch'].message,
      epoch: laptop.session.epoch,
      acknowledged: [2],
      remaining_ms: 60 * MINUTE,
    });
    const { held } = await laptop.saves();
    expect(held.map(({ letter }) => letter)).toEqual(['A', 'D']);
  });

  it('finds the flags and the question on the desk of the first, which cannot change them any more', async () => {
    const { device: phone, one, two } = await aStudentSitting();
    const puts = (device: typeof phone, flagged: number[], position: number) =>
      device.person.browser.tries('POST /api/sessions/:id/entries', {
        params: device.params,
        body: { epoch: device.session.epoch, entries: [], desk: { flagged, position } },
      });
    await puts(phone, [two], 1);
    const laptop = await phone.takesOver();
    expect(laptop.session).toMatchObject({ flagged: [two], position: 1 });
    expect((await puts(phone, [one], 0)).status).toBe(409);
    await laptop.saves(laptop.entry(one, 'A'));
    expect((await laptop.takesOver()).session).toMatchObject({ flagged: [two], position: 1 });
  });

  it('makes a conflict where both answered unseen, and the student settles it', async () => {
    const { device: phone, one } = await aStudentSitting();
    const laptop = await phone.takesOver();
    await laptop.saves(laptop.entry(one, 'B'));
    const offline = phone.entry(one, 'C');
    await phone.triesToSave(offline);
    const { held } = await laptop.saves();
    expect(held).toMatchObject([{ letter: 'B', others: [{ letter: 'C', seq: offline.seq }] }]);
    const saw = held[0]?.others.map(({ epoch, seq }) => ({ epoch, seq })) ?? [];
    const settled = await laptop.saves(laptop.entry(one, 'C', { saw }));
    expect(settled.held).toMatchObject([{ letter: 'C', others: [] }]);
    await phone.triesToSave(offline);
    expect((await laptop.saves()).held).toMatchObject([{ letter: 'C', others: [] }]);
  });

  it('cannot be finished by the device it was taken from', async () => {
    const { device: phone, one } = await aStudentSitting();
    const laptop = await phone.takesOver();
    const { status, body } = await phone.person.browser.tries('POST /api/sessions/:id/finish', {
      params: phone.params,
      body: phone.body([phone.entry(one, 'B')]),
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ epoch: laptop.session.epoch });
    expect((await laptop.finishes()).attempt.answered).toBe(1);
  });
});

describe('an exam whose time is over', () => {
  it('is closed by the job with the answers it holds', async () => {
    const { device, student, one } = await aStudentSitting();
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ minutes: 62 });
    await closeOverdueSessions(testApp().services);
    const [attempt] = await student.browser.call('GET /api/attempts', { query: {} });
    expect(attempt).toMatchObject({ answered: 1, correct_answers: 1, time_spent: 3_600, sent_offline: false });
    expect(await student.browser.call('GET /api/sessions', {})).toEqual([]);
  });

  it('closes the others when one cannot be closed', async () => {
    const [first, second] = [await aStudentSitting(), await aStudentSitting()];
    for (const { device, one } of [first, second]) await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ hours: 3 });
    const { pool } = testApp().database;
    await pool.query(
      `alter table attempts add constraint broken check (user_id <> ${first.student.user.id}) not valid`,
    );
    await expect(closeOverdueSessions(testApp().services)).rejects.toThrow();
    await pool.query('alter table attempts drop constraint broken');
    const attemptsOf = ({ student }: typeof first) => student.browser.call('GET /api/attempts', { query: {} });
    expect([await attemptsOf(first), await attemptsOf(second)].map(({ length }) => length)).toEqual([0, 1]);
    await closeOverdueSessions(testApp().services);
    expect(await attemptsOf(first)).toHaveLength(1);
  });

  it('still takes what was on its way within the grace', async () => {
    const { device, one } = await aStudentSitting();
    testApp().clock.advance({ minutes: 60.5 });
    await closeOverdueSessions(testApp().services);
    const { attempt } = await device.finishes(device.entry(one, 'B', { elapsed_ms: 60 * MINUTE }));
    expect(attempt).toMatchObject({ answered: 1, sent_offline: false });
  });

  it('lets a late offline submission join the attempt that the job left', async () => {
    const { device, student, one, two, three } = await aStudentSitting();
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ hours: 3 });
    await closeOverdueSessions(testApp().services);
    const { attempt } = await device.finishes(
      device.entry(two, 'B', { elapsed_ms: 59 * MINUTE }),
      device.entry(three, 'B', { elapsed_ms: 70 * MINUTE }),
    );
    expect(attempt).toMatchObject({ answered: 2, correct_answers: 2, sent_offline: true, ranked: false });
    // Written when time was over, by the device's own clock.
    expect(attempt.awaiting_decision).toBe(true);
    expect(await student.browser.call('GET /api/attempts', { query: {} })).toHaveLength(1);
  });

  it('takes no answers later than the staff allow, but answers a repeated finish as before', async () => {
    const { device, one, two } = await aStudentSitting({ offline_hours: 2 });
    const entry = device.entry(one, 'B');
    const { attempt } = await device.finishes(entry);
    testApp().clock.advance({ hours: 4 });
    const again = await device.finishes(entry);
    expect(again.attempt).toEqual(attempt);
    const { status, body } = await device.triesToSave(device.entry(two, 'B'));
    expect({ status, body }).toEqual({ status: 403, body: { message: errors['sessions.too-late'].message } });
  });
});

describe('a late submission after the key was known', () => {
  it('waits for the teacher, and scores only when it is accepted', async () => {
    const { device, student, teacher, one, two } = await aStudentSitting();
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    const [left] = await student.browser.call('GET /api/attempts', { query: {} });
    const params = { id: left?.id ?? 0 };
    await student.browser.call('GET /api/attempts/:id', { params });
    const { attempt } = await device.finishes(device.entry(two, 'B'));
    expect(attempt).toMatchObject({ awaiting_decision: true, correct_answers: 1, sent_offline: false });
    const refused = await student.browser.tries('POST /api/attempts/:id/late-answers', {
      params,
      body: { accept: true },
    });
    expect(refused.status).toBe(403);
    const decided = await teacher.browser.call('POST /api/attempts/:id/late-answers', {
      params,
      body: { accept: true },
    });
    expect(decided.attempt).toMatchObject({ awaiting_decision: false, correct_answers: 2, sent_offline: true });
    const again = await teacher.browser.tries('POST /api/attempts/:id/late-answers', {
      params,
      body: { accept: true },
    });
    expect(again.status).toBe(409);
  });

  it('waits too once the result was read, so that nobody tries answers until they are right', async () => {
    const { device, one } = await aStudentSitting();
    const first = await device.finishes(device.entry(one, 'A'));
    expect(first.attempt).toMatchObject({ correct_answers: 0, awaiting_decision: false });
    const second = await device.finishes(device.entry(one, 'B'));
    expect(second.attempt).toMatchObject({ correct_answers: 0, awaiting_decision: true });
  });
});
