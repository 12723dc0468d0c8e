import { errors, messages, type Roster } from '@gabarita/contract';
import { parseCsv } from '@gabarita/csv';
import { describe, expect, it } from 'vitest';
import { aGivenExam } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, type TestPerson } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';

const testApp = useTestApp();
const at = (hours: number) => new Date(testApp().clock.now().getTime() + hours * 3_600_000).toISOString();

/** An exam of three questions whose key is B, with these students in its turma. */
async function anExamOf(names: string[], decisions: Parameters<typeof aGivenExam>[2] = {}) {
  const students: TestPerson[] = [];
  for (const name of names) students.push(await aStudent(testApp(), { name }));
  const given = await aGivenExam(testApp(), students, { duration_minutes: 60, ...decisions });
  return { ...given, students, params: { id: given.exam.id } };
}

/** Answers the questions of an exam in order, and hands it in. */
async function doesIt(student: TestPerson, exam: { id: number }, questionIds: number[], letters: string) {
  const device = await aDeviceWith(student, { exam_id: exam.id });
  const entries = [...letters].map((letter, place) => device.entry(questionIds[place] ?? 0, letter));
  const { attempt } = await device.finishes(...entries);
  return { device, attempt };
}

describe('who sees the results of an exam', () => {
  it('its owner, admins and teachers of its turmas; the last their own turmas alone', async () => {
    const { exam, teacher, params, students, questionIds } = await anExamOf(['Ana']);
    const [ana = teacher] = students;
    const beto = await aStudent(testApp(), { name: 'Beto' });
    const colleague = await aTeacher(testApp());
    const other = await aTurma(testApp(), [colleague, beto]);
    await teacher.browser.tries('POST /api/exams/:id/assign', { params, body: { turma_ids: [other.id] } });
    const admin = await anAdmin(testApp());
    await admin.browser.call('POST /api/exams/:id/assign', { params, body: { turma_ids: [other.id] } });
    await doesIt(ana, exam, questionIds, 'BBB');

    const of = async (person: TestPerson) =>
      (await person.browser.call('GET /api/exams/:id/results', { params, query: {} })).counts;
    expect(await of(teacher)).toMatchObject({ students: 2, finished: 1, absent: 1 });
    expect(await of(admin)).toMatchObject({ students: 2 });
    expect(await of(colleague)).toMatchObject({ students: 1, finished: 0, absent: 1 });
    const roster = await colleague.browser.call('GET /api/exams/:id/roster', { params, query: {} });
    expect(roster.students.map(({ name }) => name)).toEqual(['Beto']);
    const seen = await colleague.browser.call('GET /api/exams/:id/results/students', { params, query: {} });
    expect(seen).toEqual([]);
    const ofOther = await colleague.browser.tries('GET /api/exams/:id/results', {
      params,
      query: { turma_id: 999_999 },
    });
    expect(ofOther.status).toBe(403);
  });

  it('nobody else: not its students, and not a teacher who has nothing to do with it', async () => {
    const { params, students, questionIds } = await anExamOf(['Ana']);
    const strangers = [...students, await aStudent(testApp()), await aTeacher(testApp())];
    const bodies = {
      'POST /api/exams/:id/questions/:question_id/key': { letter: 'A', reason: 'engano' },
      'POST /api/exams/:id/students/:user_id/reopen': { minutes: 10 },
    } as const;
    for (const stranger of strangers) {
      for (const path of [
        'results',
        'results/students',
        'results/items',
        'results/export?format=csv',
        'roster',
        'live',
      ]) {
        const { statusCode, body } = await stranger.browser.send('GET', `/api/exams/${params.id}/${path}`);
        expect(statusCode, path).toBe(403);
        expect(JSON.parse(body)).toEqual({ message: errors['access.denied'].message });
      }
      for (const [key, body] of Object.entries(bodies)) {
        const all = { ...params, question_id: questionIds[0], user_id: 1 };
        const { status } = await stranger.browser.tries(key as keyof typeof bodies, { params: all, body });
        expect(status, key).toBe(403);
      }
    }
  });
});

describe('the results', () => {
  it('place first attempts, spread them, and show practice and origin as such', async () => {
    const { exam, teacher, params, students, questionIds } = await anExamOf(['Ana', 'Beto', 'Caio', 'Duda']);
    const [ana = teacher, beto = teacher, caio = teacher] = students;
    await doesIt(ana, exam, questionIds, 'BBB');
    await doesIt(ana, exam, questionIds, 'AAA');
    await doesIt(beto, exam, questionIds, 'BAA');
    const sheet = questionIds.map((question_id) => ({ question_id, letter: 'B' as const }));
    await teacher.browser.call('POST /api/attempts', {
      body: { exam_id: exam.id, user_id: caio.user.id, meta: { is_manual: true }, user_answers: sheet.slice(0, 1) },
    });

    const results = await teacher.browser.call('GET /api/exams/:id/results', { params, query: {} });
    expect(results).toMatchObject({ attempts: 3, mean_percentage: 55.5, counts: { students: 4, absent: 1 } });
    expect(results.distribution.map(({ count }) => count)).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 1]);
    const placed = await teacher.browser.call('GET /api/exams/:id/results/students', { params, query: {} });
    expect(
      placed.map(({ position, practice, attempt }) => [position, attempt.user_name, attempt.mode, practice]),
    ).toEqual([
      [1, 'Ana', 'screen', 1],
      [2, 'Beto', 'screen', 0],
      [2, 'Caio', 'manual', 0],
    ]);
    const first = await teacher.browser.send('GET', `/api/exams/${exam.id}/results/students?limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = (await teacher.browser.send('GET', next)).json();
    expect(rest.map(({ attempt }: { attempt: { user_name: string } }) => attempt.user_name)).toEqual(['Caio']);
  });

  it('analyse each question, and suspect a key that the best did not choose', async () => {
    const { exam, teacher, params, students, questionIds } = await anExamOf(['A', 'B', 'C', 'D', 'E', 'F']);
    const sheets = ['BBC', 'BBC', 'BBC', 'AAB', 'AAB', 'BAB'];
    for (const [place, student] of students.entries()) await doesIt(student, exam, questionIds, sheets[place] ?? '');
    const { items, alpha, answers } = await teacher.browser.call('GET /api/exams/:id/results/items', {
      params,
      query: {},
    });
    expect(answers).toBe(6);
    expect(alpha).not.toBeNull();
    const [worst] = items;
    expect(worst).toMatchObject({ order: 3, suspect: true, facility: 0.5, key: { letter: 'B', annulled: false } });
    expect(worst?.point_biserial).toBeLessThan(0);
    expect(worst?.choices.find(({ letter }) => letter === 'C')).toMatchObject({ count: 3, share: 0.5, is_key: false });
    expect(items.filter(({ suspect }) => suspect)).toHaveLength(1);
  });
});

describe('the roster', () => {
  it('says who has not begun, who writes and how far, who is offline, and who is done', async () => {
    const { exam, teacher, params, students, questionIds } = await anExamOf(['Ana', 'Beto', 'Caio', 'Duda']);
    const [ana = teacher, beto = teacher, caio = teacher] = students;
    const away = await aDeviceWith(beto, { exam_id: exam.id });
    await away.saves(away.entry(questionIds[0] ?? 0, 'A'));
    testApp().clock.advance({ minutes: 2 });
    await doesIt(caio, exam, questionIds, 'BBB');
    const device = await aDeviceWith(ana, { exam_id: exam.id });
    await device.saves(device.entry(questionIds[0] ?? 0, 'A'), device.entry(questionIds[1] ?? 0, 'B'));

    const roster = await teacher.browser.call('GET /api/exams/:id/roster', { params, query: {} });
    expect(roster.counts).toEqual({ students: 4, absent: 1, running: 2, offline: 1, finished: 1 });
    expect(roster.students.map(({ name, state, answered }) => [name, state, answered])).toEqual([
      ['Ana', 'running', 2],
      ['Beto', 'offline', 1],
      ['Caio', 'finished', 3],
      ['Duda', 'absent', null],
    ]);
    expect(roster.students[0]?.deadline).toBe(at(1));
    const absent = await teacher.browser.call('GET /api/exams/:id/roster', { params, query: { state: 'absent' } });
    expect(absent.students.map(({ name }) => name)).toEqual(['Duda']);
    const page = await teacher.browser.send('GET', `/api/exams/${exam.id}/roster?limit=3`);
    const query = { cursor: page.json().next };
    const rest = await teacher.browser.call('GET /api/exams/:id/roster', { params, query });
    expect(rest).toMatchObject({ students: [{ name: 'Duda' }], next: null });
  });

  it('comes as a stream too, which ends with the server', async () => {
    const { teacher, params } = await anExamOf(['Ana']);
    const address = await testApp().app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${teacher.browser.token}` };
    const response = await fetch(`${address}/api/exams/${params.id}/live`, { headers });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { value = '' } = (await reader?.read()) ?? {};
    expect(value.split('\n')[0]).toBe('event: roster');
    const page = JSON.parse(/^data: (.*)$/m.exec(value)?.[1] ?? '') as Roster;
    expect(page.students).toMatchObject([{ name: 'Ana', state: 'absent' }]);
    // The test app closes after the last test; a stream left open would keep it from doing so.
  });
});

describe('a corrected key', () => {
  it('marks every attempt anew in this exam alone, and keeps key and result as they were', async () => {
    const { exam, teacher, params, students, questionIds } = await anExamOf(['Ana']);
    const [ana = teacher] = students;
    const [one = 0] = questionIds;
    const { attempt } = await doesIt(ana, exam, questionIds, 'CBA');
    expect(attempt).toMatchObject({ correct_answers: 1, previous: null });
    const key = { ...params, question_id: one };
    const correct = (letter: string | null, reason = 'O gabarito estava trocado.') =>
      teacher.browser.tries('POST /api/exams/:id/questions/:question_id/key', {
        params: key,
        body: { letter, reason },
      });

    expect((await correct('B')).body).toMatchObject({ errors: { letter: [messages.results.sameKey] } });
    expect((await correct('C', ' ')).body).toMatchObject({ errors: { reason: [messages.results.reasonRequired] } });
    expect((await correct('C')).body).toEqual({ message: messages.results.keyCorrected, rescoring: null });

    const read = () => ana.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    const after = await read();
    expect(after).toMatchObject({ correct_answers: 2, previous: { cause: 'key', correct_answers: 1 } });
    expect(after.answers[0]).toMatchObject({ is_correct: true, key: { letter: 'C' } });
    const bank = await teacher.browser.call('GET /api/questions/:id', { params: { id: one } });
    expect(bank.key.letter).toBe('B');

    await correct(null, 'Duas alternativas estão certas.');
    expect((await read()).answers[0]).toMatchObject({ key: { letter: null, annulled: true }, is_correct: true });
    const { items } = await teacher.browser.call('GET /api/exams/:id/results/items', { params, query: {} });
    expect(items.at(-1)).toMatchObject({
      question_id: one,
      facility: null,
      corrections: [
        { from: { letter: 'C' }, to: { annulled: true }, by: teacher.user.name },
        { from: { letter: 'B' }, to: { letter: 'C' }, reason: 'O gabarito estava trocado.' },
      ],
    });
    const paper = await teacher.browser.call('GET /api/exams/:id', { params, query: {} });
    expect('answer_key' in paper && paper.answer_key?.[0]).toMatchObject({ letter: null, annulled: true });
  });

  it('is the owner’s to correct, not of a teacher whose turma only sits the exam', async () => {
    const { turma, params, questionIds } = await anExamOf([]);
    const colleague = await aTeacher(testApp());
    await colleague.browser.call('POST /api/turmas/join-by-code', { body: { code: turma.code } });
    const { status } = await colleague.browser.tries('POST /api/exams/:id/questions/:question_id/key', {
      params: { ...params, question_id: questionIds[0] },
      body: { letter: 'A', reason: 'engano' },
    });
    expect(status).toBe(403);
  });
});

describe('more time for one student', () => {
  const reopens = (person: TestPerson, examId: number, student: TestPerson, body: object) =>
    person.browser.tries('POST /api/exams/:id/students/:user_id/reopen', {
      params: { id: examId, user_id: student.user.id },
      body,
    });

  it('lengthens the exam under way', async () => {
    const { exam, teacher, students } = await anExamOf(['Ana']);
    const [ana = teacher] = students;
    expect((await reopens(teacher, exam.id, ana, { minutes: 10 })).body).toEqual({
      message: errors['results.not-begun'].message,
    });
    const device = await aDeviceWith(ana, { exam_id: exam.id });
    testApp().clock.advance({ minutes: 20 });
    await reopens(teacher, exam.id, ana, { minutes: 15 });
    expect((await device.saves()).remaining_ms).toBe(55 * 60_000);
  });

  it('opens a finished exam again, its key closed meanwhile, and keeps the old result', async () => {
    const decisions = { show_immediate_answer_key: false, end_time: at(5), allow_multiple_attempts: false };
    const { exam, teacher, params, students, questionIds } = await anExamOf(['Ana'], decisions);
    const [ana = teacher] = students;
    const { attempt, device } = await doesIt(ana, exam, questionIds, 'BA');
    testApp().clock.advance({ hours: 2 });
    expect(await reopens(teacher, exam.id, ana, { minutes: 30 })).toMatchObject({
      status: 200,
      body: { message: messages.results.reopened(30) },
    });

    expect((await device.triesToSave(device.entry(questionIds[2] ?? 0, 'A'))).status).toBe(409);
    const again = await aDeviceWith(ana, { exam_id: exam.id });
    expect(again.session).toMatchObject({ id: device.session.id, remaining_ms: 30 * 60_000, resumed: true });
    expect(again.session.answers.map(({ letter }) => letter)).toEqual(['B', 'A', 'A']);
    const finished = await again.finishes(again.entry(questionIds[1] ?? 0, 'B'));
    expect(finished.attempt.id).toBe(attempt.id);
    const [placed] = await teacher.browser.call('GET /api/exams/:id/results/students', { params, query: {} });
    expect(placed?.attempt).toMatchObject({
      correct_answers: 2,
      ranked: true,
      reopened_at: expect.any(String),
      previous: { cause: 'reopened', correct_answers: 1 },
    });
  });

  it('lets in who missed the exam, outside the ranking, the key closed to them meanwhile', async () => {
    const { exam, teacher, params, students, questionIds } = await anExamOf(['Ana', 'Beto'], { end_time: at(1) });
    const [ana = teacher, beto = teacher] = students;
    await doesIt(ana, exam, questionIds, 'BAA');
    testApp().clock.advance({ hours: 3 });
    expect((await beto.browser.tries('POST /api/sessions', { body: { exam_id: exam.id } })).status).toBe(403);
    const refused = await reopens(teacher, exam.id, beto, { minutes: 30 });
    expect(refused).toMatchObject({ status: 409, body: { message: errors['results.key-out'].message } });
    expect((await reopens(teacher, exam.id, beto, { minutes: 30, confirm: true })).status).toBe(200);

    const device = await aDeviceWith(beto, { exam_id: exam.id });
    expect(device.session).toMatchObject({ remaining_ms: 30 * 60_000, resumed: true });
    expect((await beto.browser.send('GET', `/api/exams/${exam.id}`)).body).not.toContain('is_correct');
    await device.finishes(device.entry(questionIds[0] ?? 0, 'B'));
    const placed = await teacher.browser.call('GET /api/exams/:id/results/students', { params, query: {} });
    const lateOne = placed.find(({ attempt }) => attempt.user_name === beto.user.name)?.attempt;
    expect(lateOne).toMatchObject({ correct_answers: 1, ranked: false, reopened_at: expect.any(String) });
  });

  it('does not let in a student of another turma', async () => {
    const { exam, teacher } = await anExamOf(['Ana'], { end_time: at(1) });
    const other = await anExamOf(['Caio']);
    const [caio = teacher] = other.students;
    testApp().clock.advance({ hours: 3 });
    expect((await reopens(teacher, exam.id, caio, { minutes: 30, confirm: true })).status).toBe(404);
  });

  it('asks twice when the student has seen the key, and takes the attempt out of the ranking', async () => {
    const { exam, teacher, students, questionIds } = await anExamOf(['Ana']);
    const [ana = teacher] = students;
    const { attempt } = await doesIt(ana, exam, questionIds, 'BAA');
    const refused = await reopens(teacher, exam.id, ana, { minutes: 30 });
    expect(refused).toMatchObject({ status: 409, body: { message: errors['results.key-seen'].message } });
    expect((await reopens(teacher, exam.id, ana, { minutes: 30, confirm: true })).status).toBe(200);
    const read = await ana.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(read).toMatchObject({ key_open: false, correct_answers: null, ranked: false });
    const paper = await ana.browser.send('GET', `/api/exams/${exam.id}`);
    expect(paper.body).not.toContain('"answer_key"');
    expect(paper.body).not.toContain('is_correct');
  });
});

describe('the export', () => {
  it('has a line a student, and lets no name become a formula', async () => {
    const { exam, teacher, students, questionIds } = await anExamOf(['=HYPERLINK("http://x")', 'Beto']);
    const [evil = teacher] = students;
    await doesIt(evil, exam, questionIds, 'BA');
    const csv = await teacher.browser.send('GET', `/api/exams/${exam.id}/results/export?format=csv`);
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="resultados-${exam.id}.csv"`);
    expect(csv.body.split('\n')[1]).toMatch(/^"'=HYPERLINK/);
    const [header, ...rows] = parseCsv(csv.body).map(({ cells }) => cells);
    expect(header?.slice(-3)).toEqual(['Q1', 'Q2', 'Q3']);
    expect(rows.map((row) => [row[2], row[3], ...row.slice(-3)])).toEqual([
      ['finalizou', 'tela', 'B', 'A', ''],
      ['não fez', '', '', '', ''],
    ]);
    const xlsx = await teacher.browser.send('GET', `/api/exams/${exam.id}/results/export?format=xlsx`);
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
