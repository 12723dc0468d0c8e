import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { anEssayExam, correction, ESSAY, ESSAY_PARAGRAPHS } from '../../../test/essays.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { closeOverdueSessions } from '../sessions/closing.js';
import { collectLeftEssays } from './exam-essays.js';

const testApp = useTestApp();

const scores = (C1: number, C2 = C1, C3 = C1, C4 = C1, C5 = C1) => ({ C1, C2, C3, C4, C5 });
const reading = (competencies: ReturnType<typeof scores>, rest: Record<string, unknown> = {}) => ({
  competencies,
  comment: 'Bom caminho.',
  ...rest,
});

/** A student of these teachers, with an essay that waits for a reading. */
async function anEssayInTheQueue(...teachers: TestPerson[]) {
  const student = await aStudent(testApp());
  await aTurma(testApp(), [student, ...teachers]);
  const { essay } = await student.browser.call('POST /api/essay/correct', correction());
  const params = { id: essay.id };
  await student.browser.call('POST /api/essays/:id/review', { params });
  return { student, params };
}

describe('a reading by a teacher', () => {
  it('is asked for by the student, given by the teacher, and both grades are kept', async () => {
    const teacher = await aTeacher(testApp());
    const { student, params } = await anEssayInTheQueue(teacher);
    const queue = await teacher.browser.call('GET /api/essays/reviews', { query: {} });
    expect(queue).toMatchObject([{ id: params.id, student: { id: student.user.id }, readings_count: 0 }]);
    const opened = await teacher.browser.call('GET /api/essays/reviews/:id', { params });
    expect(opened.turma).toBe(queue[0]?.turma ?? 'nenhuma');

    const { message } = await teacher.browser.call('POST /api/essays/reviews/:id', {
      params,
      body: reading(scores(120), { comments: { C1: 'Revise a crase.' } }),
    });
    expect(message).toBe(messages.essays.returned);
    const back = await student.browser.call('GET /api/essays/:id', { params });
    expect(back).toMatchObject({ review: 'returned', human_score: 600 });
    expect(back.result?.score).toBeGreaterThan(600);
    expect(back.human?.readings).toMatchObject([{ reader: teacher.user.name, comments: { C1: 'Revise a crase.' } }]);
    expect(await teacher.browser.call('GET /api/essays/reviews', { query: {} })).toEqual([]);
    const [attempt] = await student.browser.call('GET /api/attempts', { query: {} });
    expect(attempt).toMatchObject({ score: 600, percentage: 60 });
    const [notice] = await student.browser.call('GET /api/notifications', { query: {} });
    expect(notice).toMatchObject({ kind: 'essay-corrected', place: `/exam/2024/redacao?correcao=${params.id}` });
  });

  it('is nothing for strangers: another teacher, the student, or before it is asked for', async () => {
    const teacher = await aTeacher(testApp());
    const { student, params } = await anEssayInTheQueue(teacher);
    const stranger = await aTeacher(testApp());
    expect((await stranger.browser.tries('GET /api/essays/reviews/:id', { params })).status).toBe(404);
    const given = await stranger.browser.tries('POST /api/essays/reviews/:id', { params, body: reading(scores(200)) });
    expect(given.status).toBe(404);
    expect(await stranger.browser.call('GET /api/essays/reviews', { query: {} })).toEqual([]);
    const { essay } = await student.browser.call('POST /api/essay/correct', correction({ text: ESSAY_PARAGRAPHS[0] }));
    const unasked = await teacher.browser.tries('GET /api/essays/reviews/:id', { params: { id: essay.id } });
    expect(unasked.status).toBe(404);
  });

  it('needs a turma, five grades and steps of 40', async () => {
    const loner = await aStudent(testApp());
    const { essay } = await loner.browser.call('POST /api/essay/correct', correction());
    const asked = await loner.browser.tries('POST /api/essays/:id/review', { params: { id: essay.id } });
    expect([asked.status, asked.body?.message]).toEqual([409, errors['essays.no-teacher'].message]);

    const teacher = await aTeacher(testApp());
    const { params } = await anEssayInTheQueue(teacher);
    for (const competencies of [{ C1: 100 }, scores(130), scores(240), { ...scores(120), C5: undefined }]) {
      const { status } = await teacher.browser.tries('POST /api/essays/reviews/:id', {
        params,
        body: { competencies },
      });
      expect(status).toBe(422);
    }
  });

  it('by two is blind: the second sees no grade of the first, and two that agree are averaged', async () => {
    const [one, two] = [await aTeacher(testApp()), await aTeacher(testApp())];
    const { student, params } = await anEssayInTheQueue(one, two);
    const body = reading(scores(120), { second_reader: true });
    const first = await one.browser.call('POST /api/essays/reviews/:id', { params, body });
    expect(first.message).toBe(messages.essays.awaitingSecond);
    const seen = await two.browser.call('GET /api/essays/reviews/:id', { params });
    expect(seen).toMatchObject({ readings_count: 1, readers_wanted: 2, own_reading: null, human: null });
    expect((await student.browser.call('GET /api/essays/:id', { params })).human).toBeNull();
    const again = await one.browser.tries('POST /api/essays/reviews/:id', { params, body });
    expect(again.body?.message).toBe(errors['essays.already-read'].message);
    await two.browser.call('POST /api/essays/reviews/:id', { params, body: reading(scores(120, 160)) });
    expect((await student.browser.call('GET /api/essays/:id', { params })).human_score).toBe(620);
  });

  it('by two who are far apart asks a third, and the nearest two count', async () => {
    const [one, two, third] = [await aTeacher(testApp()), await aTeacher(testApp()), await anAdmin(testApp())];
    const { student, params } = await anEssayInTheQueue(one, two);
    const give = (reader: TestPerson, body: object) =>
      reader.browser.call('POST /api/essays/reviews/:id', { params, body: body as never });
    await give(one, reading(scores(40), { second_reader: true }));
    expect((await give(two, reading(scores(160)))).message).toBe(messages.essays.awaitingThird);
    await give(third, reading(scores(200)));
    const { human } = await student.browser.call('GET /api/essays/:id', { params });
    expect(human?.score).toBe(900);
    expect(human?.readings).toHaveLength(3);
  });

  it('need not wait for a reader who never comes: one who has read gives it back, and it is written down', async () => {
    const [one, two, admin] = [await aTeacher(testApp()), await aTeacher(testApp()), await anAdmin(testApp())];
    const { student, params } = await anEssayInTheQueue(one, two);
    const giveBack = (person: TestPerson) => person.browser.tries('POST /api/essays/reviews/:id/return', { params });
    expect((await giveBack(admin)).body?.message).toBe(errors['essays.not-waiting'].message);
    await one.browser.call('POST /api/essays/reviews/:id', {
      params,
      body: reading(scores(40), { second_reader: true }),
    });
    expect((await giveBack(two)).body?.message).toBe(errors['essays.read-first'].message);
    expect((await giveBack(await aTeacher(testApp()))).status).toBe(404);
    expect((await two.browser.call('GET /api/essays/reviews/:id', { params })).can_return).toBe(false);
    await two.browser.call('POST /api/essays/reviews/:id', { params, body: reading(scores(160)) });

    const query = { status: 'read' as const };
    expect(await one.browser.call('GET /api/essays/reviews', { query })).toMatchObject([{ id: params.id }]);
    expect((await one.browser.call('GET /api/essays/reviews/:id', { params })).can_return).toBe(true);
    expect((await giveBack(one)).status).toBe(200);
    const back = await student.browser.call('GET /api/essays/:id', { params });
    expect(back).toMatchObject({ review: 'returned', human_score: 500 });
    expect(back.human?.readings).toHaveLength(2);
    expect(back.result).not.toBeNull();
    expect(await one.browser.call('GET /api/essays/reviews', { query })).toEqual([]);
    const [entry] = await admin.browser.call('GET /api/audit', { query: {} });
    expect(entry).toMatchObject({ actor: one.user.name, action: 'essay.returned-early', details: { readings: 2 } });
    expect((await giveBack(two)).body?.message).toBe(errors['essays.not-waiting'].message);
  });
});

describe('an essay exam', () => {
  const essay = { text: ESSAY, topic: 'ignorado', correction: { score: 1000 } };

  it('is handed in as an attempt, goes to the queue, and takes no grade from the client', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await anEssayExam(testApp(), [student]);
    await student.browser.call('POST /api/sessions', { body: { exam_id: exam.id } });
    testApp().clock.advance({ minutes: 20 });
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, essay, score: 1000, percentage: 100 } as never,
    });
    expect(attempt).toMatchObject({ discipline: 'redacao', exam_id: exam.id, time_spent: 1200, ranked: true });
    expect(attempt.score).toBeLessThan(1000);
    expect(attempt.percentage).toBe((attempt.score ?? 0) / 10);
    const [waiting] = await teacher.browser.call('GET /api/essays/reviews', { query: {} });
    expect(waiting).toMatchObject({ exam_name: 'Redação da turma', student: { id: student.user.id } });
  });

  it('is handed in once, however often it is sent, and once where one attempt is allowed', async () => {
    const student = await aStudent(testApp());
    const { exam } = await anEssayExam(testApp(), [student], { allow_multiple_attempts: false });
    const payload = { exam_id: exam.id, essay };
    const send = (key: string) =>
      student.browser.send('POST', '/api/attempts', { payload, headers: { 'idempotency-key': key } });
    const [one, two] = [await send('a'), await send('a')];
    expect(one.json().attempt.id).toBe(two.json().attempt.id);
    expect((await send('b')).statusCode).toBe(409);
  });

  it('keeps the window, the turma, and the kind of exam', async () => {
    const student = await aStudent(testApp());
    const start_time = testApp().clock.now().toISOString();
    const { exam } = await anEssayExam(testApp(), [student], {
      end_time: new Date(Date.parse(start_time) + 60_000).toISOString(),
    });
    const outsider = await aStudent(testApp());
    const body = { exam_id: exam.id, essay };
    expect((await outsider.browser.tries('POST /api/attempts', { body })).status).toBe(403);
    testApp().clock.advance({ minutes: 2 });
    expect((await student.browser.tries('POST /api/attempts', { body })).status).toBe(403);
  });

  it('hides the correction until it opens, when the exam says so', async () => {
    const student = await aStudent(testApp());
    const { exam } = await anEssayExam(testApp(), [student], { show_immediate_answer_key: false });
    const { attempt } = await student.browser.call('POST /api/attempts', { body: { exam_id: exam.id, essay } });
    expect([attempt.score, attempt.percentage]).toEqual([null, null]);
    const [summary] = await student.browser.call('GET /api/essays', { query: { exam_id: exam.id } });
    expect([summary?.score, summary?.competencies]).toEqual([null, null]);
  });

  it('whose time runs out is collected as the sheet stood, and what was written offline joins it', async () => {
    const student = await aStudent(testApp());
    const { exam, teacher } = await anEssayExam(testApp(), [student]);
    await student.browser.call('POST /api/sessions', { body: { exam_id: exam.id } });
    await student.browser.call('PUT /api/essays/draft', {
      body: { exam_id: exam.id, topic: '', text: ESSAY_PARAGRAPHS.slice(0, 2).join('\n') },
    });
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    await collectLeftEssays(testApp().services);
    const [collected] = await student.browser.call('GET /api/attempts', { query: {} });
    expect(collected).toMatchObject({ discipline: 'redacao', ranked: true, sent_offline: false });

    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, essay, time_spent: 3_500 },
    });
    expect(attempt).toMatchObject({ id: collected?.id, ranked: false, sent_offline: true });
    expect(attempt.score).toBeGreaterThan(collected?.score ?? 1000);
    const queue = await teacher.browser.call('GET /api/essays/reviews', { query: {} });
    expect(queue).toMatchObject([{ version: 2, student: { id: student.user.id } }]);
  });

  it('handed in while the job grades what was left of it counts, and is no second attempt', async () => {
    const student = await aStudent(testApp());
    const { exam } = await anEssayExam(testApp(), [student]);
    await student.browser.call('POST /api/sessions', { body: { exam_id: exam.id } });
    await student.browser.call('PUT /api/essays/draft', {
      body: { exam_id: exam.id, topic: '', text: ESSAY_PARAGRAPHS[0] },
    });
    testApp().clock.advance({ hours: 2 });
    await closeOverdueSessions(testApp().services);
    const { services } = testApp();
    const corrector = Object.assign(Object.create(services.corrector), {
      correct: async (...asked: Parameters<typeof services.corrector.correct>) => {
        await student.browser.call('POST /api/attempts', { body: { exam_id: exam.id, essay, time_spent: 3_500 } });
        return services.corrector.correct(...asked);
      },
    });
    await collectLeftEssays({ ...services, corrector });
    const attempts = await student.browser.call('GET /api/attempts', { query: {} });
    expect(attempts).toMatchObject([{ exam_id: exam.id, sent_offline: true }]);
    const [kept, ...others] = await student.browser.call('GET /api/essays', { query: { exam_id: exam.id } });
    expect([kept?.score, others]).toEqual([attempts[0]?.score, []]);
  });

  it('is told to whoever watches the exam, and is no exam without its text', async () => {
    const student = await aStudent(testApp());
    const { exam } = await anEssayExam(testApp(), [student], { allow_multiple_attempts: false });
    const empty = await student.browser.tries('POST /api/attempts', { body: { exam_id: exam.id, user_answers: [] } });
    expect(empty).toMatchObject({
      status: 422,
      body: { errors: { user_answers: [messages.attempts.noQuestions] } },
    });
    const told = new Promise<void>((resolve) => testApp().services.examSignals.hear(exam.id, resolve));
    await student.browser.call('POST /api/attempts', { body: { exam_id: exam.id, essay } });
    await told;
  });

  it('that was handed in stays as it is: sent again it is in already, and another text is another attempt', async () => {
    const student = await aStudent(testApp());
    const { exam } = await anEssayExam(testApp(), [student]);
    await student.browser.call('POST /api/sessions', { body: { exam_id: exam.id } });
    const body = { exam_id: exam.id, essay, time_spent: 600 };
    const { attempt } = await student.browser.call('POST /api/attempts', { body });
    expect((await student.browser.call('POST /api/attempts', { body })).attempt).toEqual(attempt);
    const other = await student.browser.call('POST /api/attempts', {
      body: { ...body, essay: { text: ESSAY_PARAGRAPHS[0] } },
    });
    expect(other.attempt).toMatchObject({ first: false, ranked: false });
    const read = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(read).toMatchObject({ score: attempt.score, receipt: attempt.receipt });
  });

  it('an essay of an edition is an attempt too', async () => {
    const student = await aStudent(testApp());
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { year: 2024, discipline: 'redacao', essay: { text: ESSAY } },
    });
    expect(attempt).toMatchObject({ discipline: 'redacao', year: 2024 });
  });
});
