import { errors } from '@gabarita/contract';
import { beforeEach, expect, it } from 'vitest';
import { aGivenExam, aRecordedAttempt, aRunningSession } from '../../../test/exams.js';
import { aStudent, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { examTurmas } from '../../db/schema/index.js';

const testApp = useTestApp();
// Exams of other tests are not on.
beforeEach(() => testApp().services.db.delete(examTurmas));

const keyOf = ({ browser }: TestPerson, id = 0) => browser.tries('GET /api/questions/:id/key', { params: { id } });
const publicKeys = async ({ browser }: TestPerson) => {
  const { answers } = await browser.call('GET /enem/v1/exams/:year/answer-key', { params: { year: '2022' } });
  return new Set(answers.map(({ question_id }) => question_id));
};

it('keys of a question in an exam are hidden from every student, everywhere, until the exam is over for everybody', async () => {
  const [student, stranger] = [await aStudent(testApp()), await aStudent(testApp())];
  const end_time = new Date(testApp().clock.now().getTime() + 3_600_000).toISOString();
  const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student], { end_time });
  const [first] = questionIds;

  expect((await keyOf(teacher, first)).body).toMatchObject({ letter: 'B' });
  expect(await publicKeys(teacher)).toContain(first);
  const staysClosed = async (reader: TestPerson) => {
    expect(await keyOf(reader, first)).toMatchObject({
      status: 403,
      body: { message: errors['questions.key-closed'].message },
    });
    const seen = await publicKeys(reader);
    for (const id of questionIds) expect(seen).not.toContain(id);
    expect(seen.size).toBeGreaterThan(0);
  };
  for (const reader of [student, stranger]) await staysClosed(reader);
  // Whoever has done it reads its key in the exam; the bank would tell classmates.
  await aRecordedAttempt(testApp(), student, exam.id);
  await staysClosed(student);

  testApp().clock.advance({ minutes: 61 });
  for (const reader of [student, stranger]) {
    expect((await keyOf(reader, first)).status).toBe(200);
    expect(await publicKeys(reader)).toContain(first);
  }
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
