import { AREAS, areaOf, firstIndexOf } from '@gabarita/enem';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anEdition, aQuestion } from '../../../test/editions.js';
import { aGivenExam, bankQuestions, type GivenExam } from '../../../test/exams.js';
import { anAdmin, aStudent, aTeacher, PASSWORD, type TestPerson } from '../../../test/people.js';
import { aRankedAttempt } from '../../../test/ranking.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';
import { aTurma } from '../../../test/turmas.js';
import { rankingTally, users } from '../../db/schema/index.js';
import { regradeEssay } from '../attempts/essay-attempt.js';
import { foldTally, openHeldResults } from './jobs.js';

const testApp = useTestApp();

/** Takes the exam of three questions with this many right. */
async function takes({ exam, questionIds }: GivenExam, student: TestPerson, right: number) {
  const device = await aDeviceWith(student, { exam_id: exam.id });
  return device.finishes(...questionIds.map((id, place) => device.entry(id, place < right ? 'B' : 'A')));
}

const rankingFor = ({ browser }: TestPerson, query: { turma?: '0' | '1'; limit?: number; cursor?: string } = {}) =>
  browser.call('GET /api/ranking', { query });
const subjectFor = ({ browser }: TestPerson, discipline: string) =>
  browser.call('GET /api/ranking/subject/:discipline', { params: { discipline }, query: {} });

const anEssay = ({ user }: TestPerson, percentage: number) =>
  aRankedAttempt(testApp().services.db, user.id, { percentage, discipline: 'redacao' });

describe('the ranking', () => {
  it('has who finished an exam, by average, with the same position for the same average', async () => {
    const [ana, beto, caio] = [await aStudent(testApp()), await aStudent(testApp()), await aStudent(testApp())];
    const given = await aGivenExam(testApp(), [ana, beto, caio], { report_subject: 'ciencias-humanas' });
    await takes(given, ana, 2);
    await takes(given, beto, 3);
    await takes(given, caio, 2);
    const { ranking, current_user_position, current_user, total_students } = await rankingFor(ana, { turma: '1' });
    expect(ranking.map(({ user_id, position }) => [user_id, position])).toEqual([
      [beto.user.id, 1],
      [caio.user.id, 2],
      [ana.user.id, 2],
    ]);
    expect(current_user_position).toBe(2);
    expect(current_user).toEqual({
      position: 2,
      user_id: ana.user.id,
      name: ana.user.name,
      email: ana.user.email,
      average_percentage: 66.7,
      total_exams: 1,
      areas: {
        linguagens: null,
        'ciencias-humanas': 66.7,
        'ciencias-natureza': null,
        matematica: null,
        redacao: null,
      },
    });
    expect(total_students).toBe(3);
    const humanas = await subjectFor(ana, 'ciencias-humanas');
    expect(humanas.ranking.map(({ user_id }) => user_id)).toContain(beto.user.id);
    expect((await subjectFor(ana, 'linguagens')).current_user).toBeNull();
  });

  it('counts the first attempt at an exam alone, and no attempt of staff', async () => {
    const student = await aStudent(testApp());
    const given = await aGivenExam(testApp(), [student], { allow_multiple_attempts: true });
    await takes(given, student, 1);
    await takes(given, student, 3);
    await takes(given, given.teacher, 3);
    const { ranking } = await rankingFor(student, { turma: '1' });
    expect(ranking).toMatchObject([{ user_id: student.user.id, average_percentage: 33.3, total_exams: 1 }]);
  });

  it('counts each area of a Prova Completa in its own ranking, and the whole once', async () => {
    const questions = AREAS.flatMap((area) => {
      const first = firstIndexOf(2019, area);
      return [first, first + 1].map((index) => aQuestion({ index, area: areaOf(2019, index) ?? area }));
    });
    await anEdition(testApp(), { year: 2019, questions });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2019, discipline: 'prova-completa' });
    const at = (index: number) => ({ ...device.entry(0, 'B'), question_id: undefined, index });
    await device.finishes(at(firstIndexOf(2019, 'matematica')), at(firstIndexOf(2019, 'matematica') + 1));
    const { current_user } = await rankingFor(student);
    expect(current_user).toMatchObject({
      average_percentage: 25,
      total_exams: 1,
      areas: { linguagens: 0, 'ciencias-humanas': 0, 'ciencias-natureza': 0, matematica: 100, redacao: null },
    });
    expect((await subjectFor(student, 'Matemática')).current_user).toMatchObject({ average_percentage: 100 });
  });

  it('has essays, in an area of their own, with the grade that teachers give them', async () => {
    const student = await aStudent(testApp());
    const id = await anEssay(student, 84);
    const own = async () => (await subjectFor(student, 'redacao')).current_user;
    expect(await own()).toMatchObject({ average_percentage: 84, total_exams: 1, areas: { redacao: 84 } });
    await testApp().services.db.transaction((tx) => regradeEssay(tx, id, 920));
    expect(await own()).toMatchObject({ average_percentage: 92, total_exams: 1, areas: { redacao: 92 } });
  });

  it.each(['prova-completa', 'geral', 'alquimia', '%20'])('does not exist for “%s”', async (discipline) => {
    const { browser } = await aStudent(testApp());
    const answer = await browser.tries('GET /api/ranking/subject/:discipline', { params: { discipline } });
    expect(answer.status).toBe(404);
  });

  it('comes in pages, and nobody is on two of them', async () => {
    const students = await Promise.all(Array.from({ length: 7 }, () => aStudent(testApp())));
    const turma = await aTurma(testApp(), students);
    const [reader] = students;
    if (!reader) throw new Error('seven students were asked for');
    for (const [place, student] of students.entries()) await anEssay(student, 40 + 10 * (place % 3));
    for (const scope of ['0', '1'] as const) {
      const seen: number[] = [];
      for (let url: string | undefined = `/api/ranking/subject/redacao?limit=2&turma=${scope}`; url; ) {
        const response = await reader.browser.send('GET', url);
        const { ranking } = response.json() as { ranking: { user_id: number; position: number }[] };
        seen.push(...ranking.map(({ user_id }) => user_id));
        url = /<(.+)>/.exec(String(response.headers.link ?? ''))?.[1];
      }
      expect(new Set(seen).size).toBe(seen.length);
      const own = students.map(({ user }) => user.id);
      expect(seen.filter((id) => own.includes(id)).sort()).toEqual(own.sort());
    }
    expect(turma.id).toBeGreaterThan(0);
    expect((await reader.browser.tries('GET /api/ranking', { query: { limit: 101 } })).status).toBe(422);
    const forged = Buffer.from('["1; drop table users", {}]').toString('base64url');
    expect((await reader.browser.tries('GET /api/ranking', { query: { cursor: forged } })).status).toBe(200);
  });
});

describe('what one sees of the others', () => {
  it('is a whole name in the own turma, a short one elsewhere, and never an address; staff see all', async () => {
    const reader = await aStudent(testApp());
    const classmate = await aStudent(testApp(), { name: 'Davi Luiz Carvalho', email: 'davi@escola.br' });
    const stranger = await aStudent(testApp(), { name: 'Sofia Vasconcelos Lima', email: 'sofia@escola.br' });
    await aTurma(testApp(), [reader, classmate]);
    await aTurma(testApp(), [stranger]);
    for (const person of [reader, classmate, stranger]) await anEssay(person, 99.9);
    const rows = async (person: TestPerson) =>
      new Map((await rankingFor(person, { limit: 100 })).ranking.map((row) => [row.user_id, [row.name, row.email]]));
    const seen = await rows(reader);
    expect(seen.get(classmate.user.id)).toEqual(['Davi Luiz Carvalho', 'da•••@escola.br']);
    expect(seen.get(stranger.user.id)).toEqual(['Sofia L.', 'so•••@escola.br']);
    expect(seen.get(reader.user.id)).toEqual([reader.user.name, reader.user.email]);
    const byStaff = await rows(await aTeacher(testApp()));
    expect(byStaff.get(stranger.user.id)).toEqual(['Sofia Vasconcelos Lima', 'sofia@escola.br']);
  });

  it('is nothing without a turma: the own row stands alone', async () => {
    const loner = await aStudent(testApp());
    expect(await rankingFor(loner)).toMatchObject({ ranking: [], current_user: null, current_user_position: null });
    await anEssay(loner, 12);
    const { ranking, current_user_position } = await rankingFor(loner);
    expect(ranking.map(({ user_id }) => user_id)).toEqual([loner.user.id]);
    expect(current_user_position).toBeGreaterThan(1);
    expect((await rankingFor(loner, { turma: '1' })).ranking).toEqual([]);
  });

  it('leaves out who left the ranking, until they come back', async () => {
    const [reader, shy] = [await aStudent(testApp()), await aStudent(testApp())];
    await aTurma(testApp(), [reader, shy]);
    await anEssay(reader, 50);
    await anEssay(shy, 70);
    const position = async () => (await rankingFor(reader, { turma: '1' })).current_user_position;
    expect(await position()).toBe(2);
    await shy.browser.call('PATCH /api/user', { body: { ranking_visible: false } });
    expect(await position()).toBe(1);
    await anEssay(shy, 90);
    expect((await rankingFor(reader, { turma: '1' })).ranking).toHaveLength(1);
    const everybody = await rankingFor(await aTeacher(testApp()), { limit: 100 });
    expect(everybody.ranking.map(({ user_id }) => user_id)).not.toContain(shy.user.id);
    expect(await rankingFor(shy, { turma: '1' })).toMatchObject({ current_user: null, current_user_position: null });
    await shy.browser.call('PATCH /api/user', { body: { ranking_visible: true } });
    expect(await position()).toBe(2);
    expect((await rankingFor(shy)).current_user).toMatchObject({ average_percentage: 80, total_exams: 2 });
  });

  it('leaves out who is no student any more', async () => {
    const [reader, grownUp] = [await aStudent(testApp()), await aStudent(testApp())];
    await aTurma(testApp(), [reader, grownUp]);
    await anEssay(grownUp, 70);
    const admin = await anAdmin(testApp());
    await admin.browser.call('PATCH /api/users/:id', { params: { id: grownUp.user.id }, body: { role: 'teacher' } });
    expect((await rankingFor(reader, { turma: '1' })).ranking).toEqual([]);
  });
});

describe('a result', () => {
  it('that its student may not know yet does not show in the ranking either', async () => {
    const student = await aStudent(testApp());
    const end_time = new Date(testApp().clock.now().getTime() + 3_600_000).toISOString();
    const given = await aGivenExam(testApp(), [student], { show_immediate_answer_key: false, end_time });
    await takes(given, student, 3);
    await openHeldResults(testApp().services);
    expect((await rankingFor(student)).current_user).toBeNull();
    testApp().clock.advance({ hours: 2 });
    await openHeldResults(testApp().services);
    expect((await rankingFor(student)).current_user).toMatchObject({ average_percentage: 100 });
  });

  it('that is marked anew moves its student, and one that is deleted makes room', async () => {
    const [ana, beto] = [await aStudent(testApp()), await aStudent(testApp())];
    const given = await aGivenExam(testApp(), [ana, beto]);
    await takes(given, ana, 1);
    await takes(given, beto, 2);
    const averages = async () =>
      (await rankingFor(ana, { turma: '1' })).ranking.map((row) => [row.user_id, row.average_percentage]);
    expect(await averages()).toEqual([
      [beto.user.id, 66.7],
      [ana.user.id, 33.3],
    ]);
    const [, , third] = await bankQuestions(testApp(), 3);
    await given.teacher.browser.call('POST /api/exams/:id/questions/:question_id/key', {
      params: { id: given.exam.id, question_id: third ?? 0 },
      body: { letter: null, reason: 'sem resposta' },
    });
    expect((await averages()).map(([, average]) => average)).not.toEqual([66.7, 33.3]);
    await beto.browser.call('DELETE /api/user', { body: { password: PASSWORD } });
    expect((await averages()).map(([id]) => id)).toEqual([ana.user.id]);
  });
});

it('an empty school has an empty tally', async () => {
  const { db } = testApp().services;
  await foldTally(db);
  expect(await db.select().from(rankingTally).where(eq(rankingTally.area, 'geral'))).not.toEqual([]);
  await db.delete(users);
  await foldTally(db);
  expect(await db.select().from(rankingTally)).toEqual([]);
});
