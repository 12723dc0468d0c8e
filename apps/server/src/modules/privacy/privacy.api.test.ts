import { messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { aStudent, aTeacher } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();
const guardian = { guardian_name: 'Rosa Lima', guardian_email: 'rosa@casa.br' };
const MINOR = '2010-03-02';
const ADULT = '1990-03-02';

describe('age and consent', () => {
  it('are asked for once, and every decision is kept', async () => {
    const { browser } = await aTeacher(testApp());
    expect(await browser.call('GET /api/user/privacy', {})).toMatchObject({
      pending: true,
      birth_date: null,
      consents: [],
    });
    const body = { birth_date: ADULT, consent: true };
    expect(await browser.call('PUT /api/user/privacy', { body })).toMatchObject({
      message: messages.privacy.kept,
      privacy: { pending: false, birth_date: ADULT, consents: [{ given: true }] },
    });
    const { message, privacy } = await browser.call('PUT /api/user/privacy', { body: { ...body, consent: false } });
    expect(message).toBe(messages.privacy.withdrawn);
    expect(privacy.consents.map(({ given }) => given)).toEqual([false, true]);
  });

  it('of a minor come with a responsible adult, and keep the name out of the ranking until the student says otherwise', async () => {
    const { browser } = await aStudent(testApp());
    const alone = await browser.tries('PUT /api/user/privacy', { body: { birth_date: MINOR, consent: true } });
    expect(alone).toMatchObject({
      status: 422,
      body: { errors: { guardian_name: [messages.privacy.guardianNameRequired] } },
    });

    const body = { birth_date: MINOR, consent: true, ...guardian };
    expect((await browser.call('PUT /api/user/privacy', { body })).message).toBe(messages.privacy.keptOutOfRanking);
    expect((await browser.call('GET /api/user', {})).ranking_visible).toBe(false);
    await browser.call('PATCH /api/user', { body: { ranking_visible: true } });
    await browser.call('PUT /api/user/privacy', { body });
    expect((await browser.call('GET /api/user', {})).ranking_visible).toBe(true);
  });

  it('protect a minor whose birthday was first mistyped as an adult’s', async () => {
    const { browser } = await aStudent(testApp());
    await browser.call('PUT /api/user/privacy', { body: { birth_date: ADULT, consent: true } });
    expect((await browser.call('GET /api/user', {})).ranking_visible).toBe(true);
    await browser.call('PUT /api/user/privacy', { body: { birth_date: MINOR, consent: true, ...guardian } });
    expect((await browser.call('GET /api/user', {})).ranking_visible).toBe(false);
  });

  it('refuse a day that cannot be, and forget the responsible adult of somebody who turned out to be one', async () => {
    const { browser } = await aStudent(testApp());
    for (const birth_date of ['2010-02-30', '31/12/2008', '2040-01-01', '1800-01-01', '']) {
      const { status, body } = await browser.tries('PUT /api/user/privacy', {
        body: { birth_date, consent: true, ...guardian },
      });
      expect([status, body?.errors?.birth_date]).toEqual([422, [messages.privacy.birthDateInvalid]]);
    }
    await browser.call('PUT /api/user/privacy', { body: { birth_date: MINOR, consent: true, ...guardian } });
    const { privacy } = await browser.call('PUT /api/user/privacy', {
      body: { birth_date: ADULT, consent: true, ...guardian },
    });
    expect(privacy).toMatchObject({ guardian_name: null, guardian_email: null });
  });

  it('are not all that the copy of the own data tells: turmas and answers under way are in it too', async () => {
    const student = await aStudent(testApp());
    const { exam, turma, questionIds } = await aGivenExam(testApp(), [student]);
    const device = await aDeviceWith(student, { exam_id: exam.id });
    await device.saves(device.entry(questionIds[0] ?? 0, 'D'));
    expect(await student.browser.call('GET /api/user/export', {})).toMatchObject({
      turmas: [{ id: turma.id, name: turma.name }],
      sessions: [{ exam_name: exam.title, answers: [{ question_id: questionIds[0], letter: 'D' }] }],
      essays_external: { consent: false },
    });
  });

  it('are in the copy of the own data', async () => {
    const { browser } = await aStudent(testApp());
    await browser.call('PUT /api/user/privacy', { body: { birth_date: MINOR, consent: true, ...guardian } });
    expect(await browser.call('GET /api/user/export', {})).toMatchObject({
      privacy: { birth_date: MINOR, guardian_name: 'Rosa Lima', consents: [{ given: true }] },
    });
  });
});
