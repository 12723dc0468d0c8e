import { beforeEach, expect, it } from 'vitest';
import { examTurmas } from '../../src/db/schema/index.js';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { useTestApp } from '../test-app.js';

/** A student of two schools asks one of them, by its scores, for the key of the other. */

const testApp = useTestApp();
beforeEach(() => testApp().services.db.delete(examTurmas));

const inHours = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

it('the score of one exam does not tell what is right in another that the same student has yet to write', async () => {
  const student = await aStudent(testApp());
  const { exam, questionIds } = await aGivenExam(testApp(), [student], { allow_multiple_attempts: true });
  await aGivenExam(testApp(), [student], { end_time: inHours(2) });
  const guess = async (letter: 'A' | 'B') => {
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, user_answers: [{ question_id: questionIds[0], letter }] },
    });
    const { correct_answers, percentage, score, tri_score, areas } = attempt;
    const { correct, skills, average } = await student.browser.call('GET /api/reports', {});
    return { correct_answers, percentage, score, tri_score, areas, report: { correct, skills, average } };
  };
  expect(await guess('B')).toEqual(await guess('A'));
});
