import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anEdition } from '../../../test/editions.js';
import { aGivenExam } from '../../../test/exams.js';
import { anAdmin, aStudent } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { attempts, calibrations, rescorings } from '../../db/schema/index.js';
import { rescoreSome } from './rescoring.js';

const testApp = useTestApp();

/** Copies the one attempt there is: recording as many would take longer than the test. */
const crowdOf = (count: number, userId: number) => sql`
  with copies as (
    insert into attempts (user_id, source, exam_id, exam_name, mode, total_questions, answered, correct_answers, score,
      percentage, time_spent, first, ranked, receipt, created_at)
    select ${userId}, source, exam_id, exam_name, mode, total_questions, answered, correct_answers, score, percentage,
      time_spent, false, false, receipt, created_at
    from attempts, generate_series(1, ${count}) returning id)
  insert into attempt_answers (attempt_id, question_id, number, letter, correct, available, points)
  select copies.id, question_id, number, letter, correct, available, points from attempt_answers, copies`;

describe('re-scoring', () => {
  it('of a crowd goes on in bounded pieces until all attempts are marked by the new key', async () => {
    const { services } = testApp();
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), []);
    const [one = 0] = questionIds;
    const student = await aStudent(testApp());
    const body = { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'C' as const }] };
    await (await anAdmin(testApp())).browser.call('POST /api/attempts', { body });
    await services.db.execute(crowdOf(129, student.user.id));
    const right = async () =>
      (await services.db.select().from(attempts).where(eq(attempts.exam_id, exam.id))).filter(
        ({ correct_answers }) => correct_answers === 1,
      ).length;

    const params = { id: exam.id, question_id: one };
    const { rescoring } = await teacher.browser.call('POST /api/exams/:id/questions/:question_id/key', {
      params,
      body: { letter: 'C', reason: 'Gabarito trocado.' },
    });
    expect(rescoring).toEqual({ done: 100, total: 130 });
    expect(await right()).toBe(100);

    // Corrected again in the middle: it starts over, and nobody is left behind.
    await teacher.browser.call('POST /api/exams/:id/questions/:question_id/key', {
      params,
      body: { letter: 'D', reason: 'Agora sim.' },
    });
    await rescoreSome(services);
    expect(await services.db.select().from(rescorings)).toEqual([]);
    expect(await right()).toBe(0);
  }, 120_000);

  it('follows what the exam is scored by: its area, in the ranking too, and a grade instead of TRI', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student]);
    const params = { id: exam.id };
    await student.browser.call('POST /api/sessions', { body: { exam_id: exam.id } });
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, user_answers: [{ question_id: questionIds[0] ?? 0, letter: 'B' }] },
    });
    expect(attempt).toMatchObject({ discipline: null, tri_source: 'formula', non_tri_score: null });
    const { db, clock } = testApp().services;
    const scale = { answers: 30, anchors: 0, group_mean: 0, group_sd: 1, placement_error: 0.1, converged: true };
    await db.insert(calibrations).values({ exam_id: exam.id, ...scale, at: clock.now() });
    await teacher.browser.call('PATCH /api/exams/:id', { params, body: { report_subject: 'matematica' } });
    expect(await db.$count(calibrations, eq(calibrations.exam_id, exam.id))).toBe(0);
    const ofArea = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(ofArea).toMatchObject({ discipline: 'matematica', areas: [{ percentage: 33.3 }], previous: null });
    const { current_user } = await student.browser.call('GET /api/ranking/subject/:discipline', {
      params: { discipline: 'matematica' },
      query: {},
    });
    expect(current_user?.average_percentage).toBe(33.3);
    await teacher.browser.call('PATCH /api/exams/:id', { params, body: { use_tri: false, title: 'Prova de março' } });
    const graded = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(graded).toMatchObject({ tri_score: null, non_tri_score: 3.3 });
    expect(graded.previous).toMatchObject({ cause: 'scoring', tri_score: attempt.tri_score });
  });

  it('reaches attempts at an edition when staff mend its key', async () => {
    const admin = await anAdmin(testApp());
    const student = await aStudent(testApp());
    await anEdition(testApp());
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { year: 2022, discipline: 'linguagens', language: 'ingles', user_answers: [{ index: 9, letter: 'A' }] },
    });
    expect(attempt.correct_answers).toBe(0);
    const { answers } = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    const id = answers.find(({ index }) => index === 9)?.question_id ?? 0;
    await admin.browser.call('PATCH /api/questions/:id', { params: { id }, body: { key: 'A' } });
    const after = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(after).toMatchObject({ correct_answers: 1, previous: { cause: 'key', correct_answers: 0 } });
  });
});
