import { beforeEach, describe, expect, it } from 'vitest';
import { examTurmas } from '../../src/db/schema/index.js';
import { countOpenedQuestions } from '../../src/modules/attempts/opened-questions.js';
import { openHeldResults } from '../../src/modules/ranking/jobs.js';
import { aGivenExam, bankQuestions } from '../exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../people.js';
import { aDeviceWith } from '../sessions.js';
import { useTestApp } from '../test-app.js';
import { aTurma } from '../turmas.js';

const testApp = useTestApp();

// Exams of other tests are not on.
beforeEach(() => testApp().services.db.delete(examTurmas));

const inHours = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();
const inDays = (days: number) => inHours(days * 24);

const keyOf = ({ browser }: TestPerson, id = 0) => browser.tries('GET /api/questions/:id/key', { params: { id } });
const publicKeys = async ({ browser }: TestPerson) => {
  const { answers } = await browser.call('GET /enem/v1/exams/:year/answer-key', { params: { year: '2022' } });
  return new Set(answers.map(({ question_id }) => question_id));
};

/** Another exam of this teacher's, with these questions, for a turma of strangers. */
const giveOthers = async (owner: TestPerson, question_ids: number[]) => {
  const turma = await aTurma(testApp(), [owner]);
  const { id } = await owner.browser.call('POST /api/exams', {
    body: { title: 'Lista', total_questions: question_ids.length },
  });
  await owner.browser.call('POST /api/exams/:id/assign', { params: { id }, body: { turma_ids: [turma.id] } });
  await owner.browser.call('POST /api/exams/:id/questions/from-bank', { params: { id }, body: { question_ids } });
};

/** One answer to an edition, without a session: the quickest way to ask whether a letter is right. */
const guess = async ({ browser }: TestPerson, index: number, letter: 'A' | 'B') => {
  const { attempt } = await browser.call('POST /api/attempts', {
    body: { year: 2022, discipline: 'linguagens', language: 'ingles', user_answers: [{ index, letter }] },
  });
  return attempt;
};

describe('a student who wants the key of an exam under way', () => {
  it('does not get it with a second account, nor by leaving the turma', async () => {
    const [student, secondAccount] = [await aStudent(testApp()), await aStudent(testApp())];
    const { questionIds, teacher } = await aGivenExam(testApp(), [student], { end_time: inHours(2) });
    const [first] = questionIds;
    expect((await keyOf(secondAccount, first)).status).toBe(403);
    expect(await publicKeys(secondAccount)).not.toContain(first);
    await student.browser.call('POST /api/turmas/leave', { body: {} });
    expect((await keyOf(student, first)).status).toBe(403);
    expect((await keyOf(teacher, first)).body).toMatchObject({ letter: 'B' });
  });

  it('does not read it off the score of an edition', async () => {
    await aGivenExam(testApp(), [], { end_time: inHours(2) });
    const spy = await aStudent(testApp());
    const [right, wrong] = [await guess(spy, 6, 'B'), await guess(spy, 6, 'A')];
    for (const attempt of [right, wrong]) expect(attempt).toMatchObject({ held_questions: 3, correct_answers: 0 });
    const numbers = ({ score, percentage, tri_score, tri_error, areas }: typeof right) => ({
      score,
      percentage,
      tri_score,
      tri_error,
      areas,
    });
    expect(numbers(right)).toEqual(numbers(wrong));
    const { answers } = await spy.browser.call('GET /api/attempts/:id', { params: { id: right.id } });
    expect(answers.find(({ index }) => index === 6)).toMatchObject({
      letter: 'B',
      held: true,
      is_correct: null,
      key: null,
    });
    const examples = await spy.browser.call('GET /api/attempts/:id/tri', { params: { id: right.id } });
    expect(JSON.stringify(examples)).not.toContain('"index":6');
  });

  it('does not read it off the ranking or the report', async () => {
    await aGivenExam(testApp(), [], { end_time: inHours(2) });
    const spies = [await aStudent(testApp()), await aStudent(testApp())];
    const seen: unknown[] = [];
    for (const [place, spy] of spies.entries()) {
      const device = await aDeviceWith(spy, { year: 2022, discipline: 'linguagens', language: 'ingles' });
      await device.saves({ ...device.entry(0, place === 0 ? 'B' : 'A'), question_id: undefined, index: 6 });
      await device.finishes();
      await countOpenedQuestions(testApp().services);
      await openHeldResults(testApp().services);
      const { ranking } = await spy.browser.call('GET /api/ranking', { query: {} });
      const own = ranking.find(({ user_id }) => user_id === spy.user.id);
      const { correct, skills, areas } = await spy.browser.call('GET /api/reports', {});
      seen.push({ average: own?.average_percentage, correct, skills, areas: areas.map(({ correct }) => correct) });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('does not get it from the exam that the same teacher gave another turma, and that is over', async () => {
    const student = await aStudent(testApp());
    const { exam, questionIds, teacher } = await aGivenExam(testApp(), [student], { allow_multiple_attempts: true });
    await giveOthers(teacher, questionIds);
    const [first] = questionIds;
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, user_answers: [{ question_id: first, letter: 'B' }] },
    });
    expect(attempt).toMatchObject({ held_questions: 3, total_questions: 0, correct_answers: 0 });
    const paper = await student.browser.call('GET /api/exams/:id', { params: { id: exam.id }, query: {} });
    expect(JSON.stringify(paper)).not.toContain('is_correct');
  });
});

describe('nothing is lost by it', () => {
  it('the answer counts, and ranks, as soon as the exam is over for everybody', async () => {
    await aGivenExam(testApp(), [], { end_time: inHours(2) });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2022, discipline: 'linguagens', language: 'ingles' });
    await device.saves({ ...device.entry(0, 'B'), question_id: undefined, index: 6 });
    const { attempt } = await device.finishes();
    expect(attempt).toMatchObject({ correct_answers: 0, total_questions: 41, held_questions: 3, ranked: true });
    testApp().clock.advance({ minutes: 121 });
    await countOpenedQuestions(testApp().services);
    const read = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(read).toMatchObject({ correct_answers: 1, total_questions: 44, held_questions: 0, previous: null });
    expect(read.answers.find(({ index }) => index === 6)).toMatchObject({ is_correct: true, key: { letter: 'B' } });
  });

  it('an exam of a stranger takes nothing away from the results of a class', async () => {
    const student = await aStudent(testApp());
    const { exam, questionIds } = await aGivenExam(testApp(), [student]);
    await aGivenExam(testApp(), [], { end_time: inHours(2) });
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, user_answers: [{ question_id: questionIds[0], letter: 'B' }] },
    });
    expect(attempt).toMatchObject({ held_questions: 0, total_questions: 3, correct_answers: 1 });
  });

  it('the exam’s own staff see the whole result all the time', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher, questionIds } = await aGivenExam(testApp(), [student]);
    await giveOthers(teacher, questionIds);
    await student.browser.call('POST /api/attempts', {
      body: {
        exam_id: exam.id,
        user_answers: questionIds.map((question_id) => ({ question_id, letter: 'B' as const })),
      },
    });
    const [attempt] = await teacher.browser.call('GET /api/attempts', { query: { exam_id: exam.id } });
    expect(attempt).toMatchObject({ held_questions: 0, correct_answers: 3, percentage: 100 });
  });
});

describe('a teacher cannot close keys for ever', () => {
  /** By somebody who comes that day: nobody stays signed in for months. */
  const triedAfter = async (days: number, questionId = 0) => {
    testApp().clock.advance({ minutes: days * 24 * 60 });
    return (await keyOf(await aStudent(testApp()), questionId)).status;
  };

  it('an exam without an end closes them for a month after it was handed out, and while somebody is writing', async () => {
    const { exam, questionIds, turma } = await aGivenExam(testApp(), []);
    expect(await triedAfter(29, questionIds[0])).toBe(403);
    expect(await triedAfter(2, questionIds[0])).toBe(200);
    const late = await aStudent(testApp());
    await late.browser.call('POST /api/turmas/join-by-code', { body: { code: turma.code } });
    await aDeviceWith(late, { exam_id: exam.id });
    expect(await triedAfter(0, questionIds[0])).toBe(403);
  });

  it('an end in ten years closes them for half a year', async () => {
    const { questionIds } = await aGivenExam(testApp(), [], { end_time: inDays(3_650) });
    expect(await triedAfter(179, questionIds[0])).toBe(403);
    expect(await triedAfter(2, questionIds[0])).toBe(200);
  });

  it('an exam of next year closes them a month before it opens', async () => {
    const { questionIds } = await aGivenExam(testApp(), [], { start_time: inDays(365), end_time: inDays(366) });
    expect(await triedAfter(334, questionIds[0])).toBe(200);
    expect(await triedAfter(2, questionIds[0])).toBe(403);
  });

  it('a draft closes nothing to strangers: nobody has read it', async () => {
    const [teacher, stranger] = [await aTeacher(testApp()), await aStudent(testApp())];
    const [first = 0] = await bankQuestions(testApp(), 3);
    const { id } = await teacher.browser.call('POST /api/exams', { body: { title: 'Rascunho', total_questions: 3 } });
    await teacher.browser.call('POST /api/exams/:id/questions/from-bank', {
      params: { id },
      body: { question_ids: [first] },
    });
    expect((await keyOf(stranger, first)).status).toBe(200);
  });

  it('nor the keys of every edition: the exams of one teacher close 400 questions at a time, an admin’s all', async () => {
    const stranger = await aStudent(testApp());
    const ids = await bankQuestions(testApp(), 39);
    const [target = 0, ...others] = ids;
    const teacher = await aTeacher(testApp());
    // Eleven lists of 38 questions: more than 400.
    for (let list = 0; list < 11; list++) await giveOthers(teacher, others);
    await giveOthers(teacher, [target]);
    expect((await keyOf(stranger, target)).status).toBe(200);
    expect((await keyOf(stranger, others[0])).status).toBe(403);
    await giveOthers(await anAdmin(testApp()), [target]);
    expect((await keyOf(stranger, target)).status).toBe(403);
  });

  it('and what is over, or was never handed out, leaves room for the exam that is on', async () => {
    const teacher = await aTeacher(testApp());
    const [target = 0, ...others] = await bankQuestions(testApp(), 39);
    for (let list = 0; list < 11; list++) await giveOthers(teacher, others);
    await testApp()
      .services.db.update(examTurmas)
      .set({ assigned_at: new Date(inDays(-31)) });
    await giveOthers(teacher, [target]);
    expect((await keyOf(await aStudent(testApp()), target)).status).toBe(403);
  });
});
