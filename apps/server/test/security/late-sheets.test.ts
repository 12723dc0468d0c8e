import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../exams.js';
import { aStudent } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';

/** A student fills the answer sheet in when the exam is over, from the key. */

const testApp = useTestApp();
const at = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

async function anExamThatEnds() {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { end_time: at(1) });
  const sheet = {
    exam_id: given.exam.id,
    user_answers: given.questionIds.map((question_id) => ({ question_id, answer_id: 2 })),
    meta: { is_manual: true },
  };
  return { ...given, student, sheet };
}

describe('a sheet that a student sends when the exam is over', () => {
  it('does not rank, and counts only when staff accept it, once anybody may read the key', async () => {
    const { student, teacher, sheet } = await anExamThatEnds();
    testApp().clock.advance({ hours: 2 });
    const { attempt } = await student.browser.call('POST /api/attempts', { body: sheet });
    expect(attempt).toMatchObject({ ranked: false, correct_answers: 0, awaiting_decision: true });
    const { attempt: decided } = await teacher.browser.call('POST /api/attempts/:id/late-answers', {
      params: { id: attempt.id },
      body: { accept: true },
    });
    expect(decided).toMatchObject({ ranked: false, correct_answers: 3 });
  });

  it('is not taken from who has been shown the key', async () => {
    const { student, exam, sheet } = await anExamThatEnds();
    await (await aDeviceWith(student, { exam_id: exam.id })).finishes();
    testApp().clock.advance({ hours: 2 });
    const { status, body } = await student.browser.tries('POST /api/attempts', { body: sheet });
    expect({ status, body }).toEqual({ status: 409, body: { message: errors['attempts.key-shown'].message } });
    expect(await student.browser.call('GET /api/attempts', { query: {} })).toHaveLength(1);
  });

  it('does not rank before the end either: nobody timed it', async () => {
    const { student, sheet } = await anExamThatEnds();
    const { attempt } = await student.browser.call('POST /api/attempts', { body: sheet });
    expect(attempt).toMatchObject({ ranked: false, correct_answers: 3 });
  });
});
