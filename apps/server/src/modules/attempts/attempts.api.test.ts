import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { closeOverdueSessions } from '../sessions/closing.js';

const testApp = useTestApp();
const at = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

async function aStudentWith(decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const student = await aStudent(testApp());
  const given = await aGivenExam(testApp(), [student], { duration_minutes: 60, ...decisions });
  const [one = 0, two = 0, three = 0] = given.questionIds;
  return { ...given, student, one, two, three };
}

const handsIn = (person: TestPerson, body: object, key?: string) =>
  person.browser.send('POST', '/api/attempts', {
    payload: body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });

describe('recording an attempt', () => {
  it('counts the answers itself, whatever the client says about score, key and time', async () => {
    const { student, exam, one, two, three } = await aStudentWith();
    const lies = { correct_answers: 3, score: 1000, percentage: 100, tri_score: 1000, total_questions: 3 };
    const response = await handsIn(student, {
      ...lies,
      exam_id: exam.id,
      user_answers: [
        { question_id: one, letter: 'B', is_correct: true, points: 99 },
        { question_id: two, letter: 'C', is_correct: true },
        { question_id: three, letter: null, is_correct: true },
      ],
      meta: { answerKey: ['B', 'C', null] },
    });
    expect(response.statusCode).toBe(201);
    const { message, attempt } = response.json();
    expect(message).toBe(messages.attempts.saved);
    expect(attempt).toMatchObject({
      user_id: student.user.id,
      exam_id: exam.id,
      exam_name: 'Simulado da turma',
      total_questions: 3,
      answered: 2,
      correct_answers: 1,
      percentage: 33.3,
      score: 1,
      tri_source: 'formula',
      first: true,
      // Nobody timed it.
      ranked: false,
      mode: 'screen',
    });
    expect(attempt.receipt).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });

  it('answers the same again for a repeated key, and records it once', async () => {
    const { student, exam, one } = await aStudentWith();
    const body = { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'B' }] };
    const answers = await Promise.all([1, 2, 3].map(() => handsIn(student, body, 'the-same-key')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await student.browser.call('GET /api/attempts', { query: {} })).toHaveLength(1);
  });

  it('refuses a second one where the exam allows one, even at the same moment', async () => {
    const { student, exam, one } = await aStudentWith({ allow_multiple_attempts: false });
    const body = { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'B' }] };
    const answers = await Promise.all([handsIn(student, body, 'one'), handsIn(student, body, 'two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const { status, body: refusal } = await student.browser.tries('POST /api/sessions', { body: { exam_id: exam.id } });
    expect({ status, refusal }).toEqual({ status: 409, refusal: { message: errors['attempts.only-one'].message } });
  });

  it('ranks the first attempt; later ones are practice', async () => {
    const { student, exam, one } = await aStudentWith();
    for (const letter of ['A', 'B']) {
      await aDeviceWith(student, { exam_id: exam.id });
      await handsIn(student, { exam_id: exam.id, user_answers: [{ question_id: one, letter }] });
    }
    const history = await student.browser.call('GET /api/attempts', { query: {} });
    expect(history.map(({ first, ranked, correct_answers }) => [first, ranked, correct_answers])).toEqual([
      [false, false, 1],
      [true, true, 0],
    ]);
  });

  it('is refused outside the window, with a day’s grace for sheets on paper', async () => {
    const { student, exam, teacher, one } = await aStudentWith({ start_time: at(-1), end_time: at(1) });
    testApp().clock.advance({ hours: 2 });
    const body = { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'B' }] };
    const refused = await handsIn(student, body);
    expect({ status: refused.statusCode, body: refused.json() }).toEqual({
      status: 403,
      body: { message: errors['exams.over'].message },
    });
    const sheet = {
      ...body,
      user_answers: [{ question_id: one, answer_id: 2 }],
      meta: { mode: 'online', is_manual: true },
    };
    const taken = await handsIn(student, sheet);
    expect(taken.statusCode).toBe(201);
    // Everybody may read the key by now, so it counts when staff say so.
    const late = { mode: 'manual', time_spent: 0, ranked: false };
    expect(taken.json().attempt).toMatchObject({ ...late, awaiting_decision: true, correct_answers: 0 });
    const decided = await teacher.browser.call('POST /api/attempts/:id/late-answers', {
      params: { id: taken.json().attempt.id },
      body: { accept: true },
    });
    expect(decided.attempt).toMatchObject({ ...late, score: 333, tri_score: 333, correct_answers: 1 });
  });

  it('is refused before the window and in another turma', async () => {
    const { exam } = await aStudentWith();
    const stranger = await aStudent(testApp());
    expect((await handsIn(stranger, { exam_id: exam.id, user_answers: [] })).statusCode).toBe(403);
    const early = await aStudentWith({ start_time: at(1) });
    expect((await handsIn(early.student, { exam_id: early.exam.id, user_answers: [] })).statusCode).toBe(403);
    expect((await handsIn(stranger, { exam_id: 999_999, user_answers: [] })).statusCode).toBe(404);
  });

  it('says which answer it does not understand', async () => {
    const { student, exam, one } = await aStudentWith();
    const unknown = await handsIn(student, {
      exam_id: exam.id,
      user_answers: [null, { question_id: 999_999, letter: 'A' }],
    });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json().errors).toEqual({ 'user_answers.1.question_id': [messages.attempts.unknownQuestion] });
    const wrong = await handsIn(student, {
      exam_id: exam.id,
      user_answers: [{ question_id: one, answer_id: 999_999 }],
    });
    expect(wrong.json().errors).toEqual({ 'user_answers.0.answer_id': [messages.attempts.unknownAnswer] });
    const empty = await handsIn(student, { exam_id: exam.id, user_answers: [], meta: { is_manual: true } });
    expect(empty.json().errors).toEqual({ user_answers: [messages.attempts.noAnswers] });
    expect((await handsIn(student, { user_answers: [] })).statusCode).toBe(422);
  });

  it('understands answers by number, by alternative and by place', async () => {
    const { student, exam } = await aStudentWith();
    const paper = await student.browser.call('GET /api/exams/:id', {
      params: { id: exam.id },
      query: { view: 'sheet' },
    });
    const second = paper.exam_questions[1]?.question.answers.find((answer) => answer.letter === 'B');
    const bodies = [
      [
        { index: 1, letter: 'B' },
        { index: 2, letter: 'B' },
        { index: 3, letter: 'B' },
      ],
      [{ letter: 'B' }, { id: second?.id, text: 'resposta B', letter: 'B' }, { letter: 'B' }],
    ];
    for (const user_answers of bodies) {
      const response = await handsIn(student, { exam_id: exam.id, user_answers });
      expect(response.json().attempt).toMatchObject({ correct_answers: 3 });
    }
  });
});

describe('an attempt with a session under way', () => {
  it('finishes it: its clock counts, its entries stand, and the body fills what they left', async () => {
    const { student, exam, one, two } = await aStudentWith();
    const device = await aDeviceWith(student, { exam_id: exam.id });
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ minutes: 10 });
    const response = await handsIn(student, {
      exam_id: exam.id,
      time_spent: 5,
      user_answers: [
        { question_id: one, letter: 'A' },
        { question_id: two, letter: 'B' },
      ],
    });
    expect(response.json().attempt).toMatchObject({
      session_id: device.session.id,
      correct_answers: 2,
      time_spent: 600,
      ranked: true,
    });
    expect(await student.browser.call('GET /api/sessions', {})).toEqual([]);
    expect((await device.finishes()).attempt.id).toBe(response.json().attempt.id);
  });

  it('joins what the job left when it comes late, flagged and out of the ranking', async () => {
    const { student, exam, one, two } = await aStudentWith({ allow_multiple_attempts: false });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    await device.saves(device.entry(one, 'B'));
    testApp().clock.advance({ hours: 3 });
    await closeOverdueSessions(testApp().services);
    const body = { exam_id: exam.id, time_spent: 3_000, user_answers: [{ question_id: two, letter: 'B' }] };
    const response = await handsIn(student, body, 'late');
    expect(response.statusCode).toBe(201);
    expect(response.json().attempt).toMatchObject({ answered: 2, sent_offline: true, ranked: false, first: true });
    expect((await handsIn(student, body, 'late')).body).toBe(response.body);
  });

  it('that took longer than the exam is not joined', async () => {
    const { student, exam, two } = await aStudentWith({ allow_multiple_attempts: false });
    await aDeviceWith(student, { exam_id: exam.id });
    testApp().clock.advance({ hours: 3 });
    const body = { exam_id: exam.id, time_spent: 9_000, user_answers: [{ question_id: two, letter: 'B' }] };
    expect((await handsIn(student, body)).statusCode).toBe(409);
  });
});

describe('a key that is not open yet', () => {
  it('leaves nulls wherever a number would give it away', async () => {
    const { student, teacher, exam, one } = await aStudentWith({ show_immediate_answer_key: false, end_time: at(2) });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    const { attempt } = await device.finishes(device.entry(one, 'B'));
    const closed = { correct_answers: null, score: null, percentage: null, tri_score: null, key_open: false };
    expect(attempt).toMatchObject({ ...closed, answered: 1 });
    const [listed] = await student.browser.call('GET /api/attempts', { query: {} });
    expect(listed).toMatchObject(closed);
    const params = { id: attempt.id };
    const read = await student.browser.call('GET /api/attempts/:id', { params });
    expect(read).toMatchObject(closed);
    expect(new Set(read.answers.flatMap(({ is_correct, key }) => [is_correct, key]))).toEqual(new Set([null]));
    const seen = await teacher.browser.call('GET /api/attempts/:id', { params });
    expect(seen).toMatchObject({ correct_answers: 1, key_open: true });
    expect(seen.answers[0]).toMatchObject({ is_correct: true, key: { letter: 'B' } });
    testApp().clock.advance({ hours: 3 });
    const opened = await student.browser.call('GET /api/attempts/:id', { params });
    expect(opened).toMatchObject({ correct_answers: 1, key_open: true });
  });
});

describe('reading attempts', () => {
  it('answers 404 for somebody else’s, to students and to teachers of other turmas', async () => {
    const { student, exam, one } = await aStudentWith();
    const response = await handsIn(student, { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'B' }] });
    const params = { id: response.json().attempt.id };
    for (const stranger of [await aStudent(testApp()), await aTeacher(testApp())]) {
      expect((await stranger.browser.tries('GET /api/attempts/:id', { params })).status).toBe(404);
    }
    const admin = await anAdmin(testApp());
    expect((await admin.browser.call('GET /api/attempts/:id', { params })).answers).toHaveLength(3);
    const own = await student.browser.send('GET', `/api/attempts/${params.id}`);
    expect(own.headers['cache-control']).toContain('no-store');
  });

  it('gives staff the attempts of their exam, and another teacher none', async () => {
    const { student, teacher, exam, one } = await aStudentWith();
    await handsIn(student, { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'B' }] });
    const query = { exam_id: exam.id };
    const found = await teacher.browser.call('GET /api/attempts', { query });
    expect(found.map(({ user_name }) => user_name)).toEqual([student.user.name]);
    const stranger = await aTeacher(testApp());
    expect((await stranger.browser.tries('GET /api/attempts', { query })).status).toBe(403);
  });

  it('comes in pages, newest first', async () => {
    const { student, exam, one } = await aStudentWith();
    for (let n = 0; n < 3; n++)
      await handsIn(student, { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'B' }] });
    const first = await student.browser.send('GET', '/api/attempts?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const ids = [...first.json(), ...(await student.browser.send('GET', next)).json()].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(ids).toHaveLength(3);
  });
});

describe('the export of the own data', () => {
  it('has every attempt with its answers', async () => {
    const { student, exam, one } = await aStudentWith();
    await handsIn(student, { exam_id: exam.id, user_answers: [{ question_id: one, letter: 'C' }] });
    const data = await student.browser.call('GET /api/user/export', {});
    expect(data).toMatchObject({ attempts: [{ exam_id: exam.id, answers: { [one]: 'C' } }], extra_time: [] });
  });
});

describe('a sheet that staff type in', () => {
  it('is the student’s, is written down, and ignores the window', async () => {
    const { student, teacher, exam, one, two } = await aStudentWith({ start_time: at(-3), end_time: at(-2) });
    const body = {
      exam_id: exam.id,
      user_id: student.user.id,
      meta: { is_manual: true },
      user_answers: [
        { question_id: one, answer_id: 2 },
        { question_id: two, answer_id: 3 },
      ],
    };
    const response = await handsIn(teacher, body);
    expect(response.statusCode).toBe(201);
    expect(response.json().attempt).toMatchObject({ user_id: student.user.id, correct_answers: 1, ranked: true });
    const admin = await anAdmin(testApp());
    const [entry] = await admin.browser.call('GET /api/audit', { query: { limit: 1 } });
    expect(entry).toMatchObject({ action: 'attempt.entered', details: { user_id: student.user.id } });
  });

  it('is refused for students of other turmas, and to students altogether', async () => {
    const { student, exam, one } = await aStudentWith();
    const classmate = await aStudent(testApp());
    const stranger = await aTeacher(testApp());
    await aTurma(testApp(), [stranger]);
    const body = { exam_id: exam.id, user_id: student.user.id, user_answers: [{ question_id: one, letter: 'B' }] };
    for (const person of [classmate, stranger]) expect((await handsIn(person, body)).statusCode).toBe(403);
    expect(await student.browser.call('GET /api/attempts', { query: {} })).toEqual([]);
  });
});

describe('a key that is corrected, or a question that is annulled', () => {
  it('marks the attempts at the exam anew', async () => {
    const { student, teacher, exam, two, three } = await aStudentWith();
    const body = { exam_id: exam.id, user_answers: [{ question_id: two, letter: 'D' }] };
    const { id } = (await handsIn(student, body)).json().attempt;
    const read = () => student.browser.call('GET /api/attempts/:id', { params: { id } });
    expect(await read()).toMatchObject({ correct_answers: 0 });
    const mend = (question_id: number, letter: 'D' | null) =>
      teacher.browser.call('POST /api/exams/:id/questions/:question_id/key', {
        params: { id: exam.id, question_id },
        body: { letter, reason: 'O gabarito estava errado.' },
      });
    await mend(two, 'D');
    expect(await read()).toMatchObject({ correct_answers: 1 });
    await mend(three, null);
    expect(await read()).toMatchObject({ correct_answers: 2, answered: 1 });
  });
});
