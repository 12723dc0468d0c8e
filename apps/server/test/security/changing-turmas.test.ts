import { beforeEach, expect, it } from 'vitest';
import { examTurmas } from '../../src/db/schema/index.js';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { useTestApp } from '../test-app.js';

/** A student who has changed turmas asks the exam of the former one, by its scores, for the key of the next. */

const testApp = useTestApp();
beforeEach(() => testApp().services.db.delete(examTurmas));

const inHours = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

it('the score of an exam of the turma that was left does not tell what is right in one yet to be written', async () => {
  const student = await aStudent(testApp());
  const { exam, questionIds } = await aGivenExam(testApp(), [student], { allow_multiple_attempts: true });
  const hand = (letter: 'A' | 'B' | 'C') =>
    student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, user_answers: [{ question_id: questionIds[0], letter }] },
    });
  await hand('C');
  const { turma: next } = await aGivenExam(testApp(), [], { end_time: inHours(2) });
  await student.browser.call('POST /api/turmas/join-by-code', { body: { code: next.code } });
  const guess = async (letter: 'A' | 'B') => {
    const { attempt } = await hand(letter);
    const { correct_answers, percentage, score, tri_score, areas } = attempt;
    const { correct, skills, average } = await student.browser.call('GET /api/reports', {});
    return { correct_answers, percentage, score, tri_score, areas, report: { correct, skills, average } };
  };
  expect(await guess('B')).toEqual(await guess('A'));
});
