import { errors } from '@gabarita/contract';
import { expect, it } from 'vitest';
import { aGivenExam, aRecordedAttempt, aRunningSession } from '../../../test/exams.js';
import { aStudent, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

const keyOf = ({ browser }: TestPerson, id = 0) => browser.tries('GET /api/questions/:id/key', { params: { id } });
const publicKeys = async ({ browser }: TestPerson) => {
  const { answers } = await browser.call('GET /enem/v1/exams/:year/answer-key', { params: { year: '2022' } });
  return new Set(answers.map(({ question_id }) => question_id));
};

it('keys of a question in an exam of the turma are hidden from its students, everywhere, until the exam’s key opens', async () => {
  const [student, stranger] = [await aStudent(testApp()), await aStudent(testApp())];
  const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student]);
  const [first] = questionIds;

  expect(await keyOf(student, first)).toMatchObject({
    status: 403,
    body: { message: errors['questions.key-closed'].message },
  });
  for (const reader of [stranger, teacher]) {
    expect((await keyOf(reader, first)).body).toMatchObject({ letter: 'B' });
    expect(await publicKeys(reader)).toContain(first);
  }
  const seen = await publicKeys(student);
  for (const id of questionIds) expect(seen).not.toContain(id);
  expect(seen.size).toBeGreaterThan(0);

  await aRecordedAttempt(testApp(), student, exam.id);
  expect((await keyOf(student, first)).status).toBe(200);
  expect(await publicKeys(student)).toContain(first);
});

it('an exam not sent yet, or switched off, hides them too: it may be tomorrow’s', async () => {
  const student = await aStudent(testApp());
  const { questionIds } = await aGivenExam(testApp(), [student], { is_active: false });
  expect((await keyOf(student, questionIds[0])).status).toBe(403);
});

it('leaving the turma in the middle of the exam opens nothing', async () => {
  const student = await aStudent(testApp());
  const { exam, questionIds } = await aGivenExam(testApp(), [student]);
  await aRunningSession(testApp(), student, exam.id);
  await student.browser.call('POST /api/turmas/leave', { body: {} });
  expect((await keyOf(student, questionIds[0])).status).toBe(403);
});

it('the end of the exam opens them to all, when nobody is writing any more', async () => {
  const [student, classmate] = [await aStudent(testApp()), await aStudent(testApp())];
  const end_time = new Date(testApp().clock.now().getTime() + 3_600_000).toISOString();
  const { exam, questionIds } = await aGivenExam(testApp(), [student, classmate], { end_time });
  await aRunningSession(testApp(), classmate, exam.id, 90);
  testApp().clock.advance({ minutes: 61 });
  expect((await keyOf(student, questionIds[0])).status).toBe(403);
  testApp().clock.advance({ minutes: 30 });
  expect((await keyOf(student, questionIds[0])).status).toBe(200);
});
