import { describe, expect, it } from 'vitest';
import { aGivenExam, bankQuestions } from '../exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../people.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();

/** A class of another school that has done an exam: one student, everything right. */
async function aFinishedExam() {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student]);
  const { attempt } = await student.browser.call('POST /api/attempts', {
    body: {
      exam_id: given.exam.id,
      user_answers: given.questionIds.map((question_id) => ({ question_id, letter: 'B' as const })),
    },
  });
  const result = () => student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
  return { ...given, student, result, question: given.questionIds[0] ?? 0 };
}

const kindsToldTo = async ({ browser }: TestPerson) =>
  (await browser.call('GET /api/notifications', { query: {} })).map(({ kind }) => kind);

describe('a teacher who would change the shared bank', () => {
  it.each([
    [
      'the key',
      (hand: TestPerson, id: number) =>
        hand.browser.tries('PATCH /api/questions/:id', { params: { id }, body: { key: 'D' } }),
    ],
    [
      'the text',
      (hand: TestPerson, id: number) =>
        hand.browser.tries('PATCH /api/questions/:id', { params: { id }, body: { statement: 'Marque E.' } }),
    ],
    [
      'its place',
      (hand: TestPerson, id: number) =>
        hand.browser.tries('POST /api/questions/:id/withdraw', { params: { id }, body: { reason: 'não gosto' } }),
    ],
  ])('cannot change %s of a question, and no result changes', async (_, tries) => {
    const { question, result } = await aFinishedExam();
    expect((await tries(await aTeacher(testApp()), question)).status).toBe(403);
    expect(await result()).toMatchObject({ percentage: 100, previous: null });
  });

  it('proposes it: admins are told, and nothing changes before one of them decides', async () => {
    const { question, result } = await aFinishedExam();
    const [teacher, admin] = [await aTeacher(testApp()), await anAdmin(testApp())];
    const proposed = { kind: 'key' as const, letter: 'D' as const, reason: 'O texto diz D.' };
    await teacher.browser.call('POST /api/questions/:id/proposals', { params: { id: question }, body: proposed });
    expect(await kindsToldTo(admin)).toContain('correction-proposed');
    expect((await result()).percentage).toBe(100);
    const [open] = await admin.browser.call('GET /api/questions/proposals', { query: {} });
    expect(open).toMatchObject({ ...proposed, proposer: teacher.user.name, current: { letter: 'B' } });
    const stranger = await aTeacher(testApp());
    expect(await stranger.browser.call('GET /api/questions/proposals', { query: {} })).toEqual([]);
    const decision = { params: { id: open?.id ?? 0 }, body: { accept: false, answer: 'O gabarito oficial é B.' } };
    expect((await teacher.browser.tries('POST /api/questions/proposals/:id/decision', decision)).status).toBe(403);
    await admin.browser.call('POST /api/questions/proposals/:id/decision', decision);
    expect((await admin.browser.tries('POST /api/questions/proposals/:id/decision', decision)).status).toBe(409);
    expect(await kindsToldTo(teacher)).toContain('proposal-decided');
    const [decided] = await teacher.browser.call('GET /api/questions/proposals', { query: { view: 'decided' } });
    expect(decided).toMatchObject({ accepted: false, answer: 'O gabarito oficial é B.' });
    expect((await result()).percentage).toBe(100);
  });
});

describe('a correction of the bank', () => {
  it('marks editions anew at once, and an exam only when its owner takes it, who is told', async () => {
    const { question, result, exam, teacher } = await aFinishedExam();
    const admin = await anAdmin(testApp());
    const reader = await aStudent(testApp());
    const ofEdition = await reader.browser.call('POST /api/attempts', {
      body: { year: 2022, discipline: 'linguagens', language: 'ingles', user_answers: [{ index: 9, letter: 'B' }] },
    });
    const [, , , inEdition = 0] = await bankQuestions(testApp(), 4);
    await admin.browser.call('PATCH /api/questions/:id', { params: { id: inEdition }, body: { key: 'D' } });
    const again = await reader.browser.call('GET /api/attempts/:id', { params: { id: ofEdition.attempt.id } });
    expect(again).toMatchObject({ correct_answers: 0, previous: { correct_answers: 1, cause: 'key' } });

    await admin.browser.call('PATCH /api/questions/:id', { params: { id: question }, body: { key: 'D' } });
    expect(await result()).toMatchObject({ correct_answers: 3, previous: null });
    expect(await kindsToldTo(teacher)).toContain('key-offered');
    const params = { id: exam.id };
    const [offer] = await teacher.browser.call('GET /api/exams/:id/key-offers', { params });
    expect(offer).toMatchObject({ question_id: question, from: { letter: 'B' }, to: { letter: 'D' } });

    const answer = { params: { ...params, question_id: question }, body: { accept: true } };
    const stranger = await aTeacher(testApp());
    expect((await stranger.browser.tries('POST /api/exams/:id/key-offers/:question_id', answer)).status).toBe(403);
    await teacher.browser.call('POST /api/exams/:id/key-offers/:question_id', answer);
    expect(await result()).toMatchObject({ correct_answers: 2, previous: { correct_answers: 3, cause: 'key' } });
    expect(await teacher.browser.call('GET /api/exams/:id/key-offers', { params })).toEqual([]);
    await admin.browser.call('PATCH /api/questions/:id', { params: { id: question }, body: { key: 'B' } });
  });

  it('that an owner declines is not offered again, and the exam keeps its key for who sits it later', async () => {
    const { question, exam, teacher, questionIds, turma } = await aFinishedExam();
    const admin = await anAdmin(testApp());
    await admin.browser.call('PATCH /api/questions/:id', { params: { id: question }, body: { key: 'D' } });
    const params = { id: exam.id };
    await teacher.browser.call('POST /api/exams/:id/key-offers/:question_id', {
      params: { ...params, question_id: question },
      body: { accept: false },
    });
    expect(await teacher.browser.call('GET /api/exams/:id/key-offers', { params })).toEqual([]);
    const late = await aStudent(testApp());
    await late.browser.call('POST /api/turmas/join-by-code', { body: { code: turma.code } });
    const { attempt } = await late.browser.call('POST /api/attempts', {
      body: {
        exam_id: exam.id,
        user_answers: questionIds.map((question_id) => ({ question_id, letter: 'B' as const })),
      },
    });
    expect(attempt.correct_answers).toBe(3);
    await admin.browser.call('PATCH /api/questions/:id', { params: { id: question }, body: { key: 'B' } });
  });

  it('that withdraws a question leaves it in the exams that have it, and tells their owners', async () => {
    const { question, result, teacher } = await aFinishedExam();
    const [proposer, admin] = [await aTeacher(testApp()), await anAdmin(testApp())];
    await proposer.browser.call('POST /api/questions/:id/proposals', {
      params: { id: question },
      body: { kind: 'withdraw', reason: 'A figura é de outra questão.' },
    });
    const [open] = await admin.browser.call('GET /api/questions/proposals', { query: {} });
    await admin.browser.call('POST /api/questions/proposals/:id/decision', {
      params: { id: open?.id ?? 0 },
      body: { accept: true },
    });
    expect(await result()).toMatchObject({ total_questions: 3, correct_answers: 3, previous: null });
    expect(await kindsToldTo(teacher)).toContain('question-withdrawn');
    await admin.browser.call('POST /api/questions/:id/release', { params: { id: question } });
  });
});
