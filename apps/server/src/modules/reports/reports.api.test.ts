import { AREAS, firstIndexOf } from '@gabarita/enem';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEdition, aQuestion } from '../../../test/editions.js';
import { correction, ESSAY_PARAGRAPHS } from '../../../test/essays.js';
import { aGivenExam } from '../../../test/exams.js';
import { aStudent, type TestPerson } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

const YEAR = 2021;
const QUESTIONS = 4;
const ONE_PARAGRAPH = ESSAY_PARAGRAPHS.join(' ');

/** Four questions an area, of one skill, with B right. */
beforeAll(async () => {
  const questions = AREAS.flatMap((area) =>
    Array.from({ length: QUESTIONS }, (_, place) =>
      aQuestion({
        index: firstIndexOf(YEAR, area) + place,
        area,
        measures: { skill: 5, competence: 1, difficulty: 'easy', tri_a: 1.5, tri_b: place / 2, tri_c: 0.2 },
      }),
    ),
  );
  await anEdition(testApp(), { year: YEAR, questions });
});

const reportOf = (person: TestPerson) => person.browser.call('GET /api/reports', {});

/** Answers the first `right` questions with B and the others with A, a minute each. */
async function sits(person: TestPerson, area: (typeof AREAS)[number], right: number) {
  const device = await aDeviceWith(person, { year: YEAR, discipline: area });
  const entries = Array.from({ length: QUESTIONS }, (_, place) => ({
    ...device.entry(0, place < right ? 'B' : 'A', { elapsed_ms: (place + 1) * 60_000 }),
    question_id: undefined,
    index: firstIndexOf(YEAR, area) + place,
  }));
  return (await device.finishes(...entries)).attempt;
}

describe('the report of somebody who has taken no exam', () => {
  it('is empty', async () => {
    expect(await reportOf(await aStudent(testApp()))).toEqual({
      ...{ exams: 0, awaiting: 0, questions: 0, correct: 0, scale: null, average: null, trend: null, best: null },
      ...{ recent: [], areas: [], essays: null, skills: [], pace: [], turma: [] },
    });
  });
});

describe('a report', () => {
  it('adds up the exams, names the best one, and has a card for each area', async () => {
    const student = await aStudent(testApp());
    const weak = await sits(student, 'matematica', 1);
    const strong = await sits(student, 'linguagens', 4);
    const report = await reportOf(student);
    expect(report).toMatchObject({ exams: 2, awaiting: 0, questions: 8, correct: 5, scale: 'tri' });
    expect(report.average).toBe(Math.round(((weak.tri_score ?? 0) + (strong.tri_score ?? 0)) / 2));
    expect(report.best).toMatchObject({ attempt_id: strong.id, discipline: 'linguagens' });
    expect(report.recent.map(({ attempt_id }) => attempt_id)).toEqual([weak.id, strong.id]);
    expect(report.trend).toBe(Math.round((strong.tri_score ?? 0) - (weak.tri_score ?? 0)));
    expect(report.areas.map(({ discipline, percentage }) => [discipline, percentage])).toEqual([
      ['linguagens', 100],
      ['matematica', 25],
    ]);
    expect(report.areas[1]?.series).toMatchObject([{ tri_score: weak.tri_score, tri_error: weak.tri_error }]);
  });

  it('counts essays in an area of their own, in points of a thousand', async () => {
    const student = await aStudent(testApp());
    const first = await student.browser.call('POST /api/essay/correct', correction());
    const second = await student.browser.call(
      'POST /api/essay/correct',
      correction({ year: 2023, text: ONE_PARAGRAPH }),
    );
    const average = Math.round((first.result.score + second.result.score) / 2);
    expect(second.result.score).toBeLessThan(first.result.score);
    expect(await reportOf(student)).toMatchObject({ essays: { exams: 2, average }, areas: [] });
  });

  it('says which skills to work on, and how long a question takes', async () => {
    const student = await aStudent(testApp());
    await sits(student, 'matematica', 1);
    const { skills, pace } = await reportOf(student);
    expect(skills).toEqual([{ discipline: 'matematica', skill: 'H5', questions: 4, correct: 1 }]);
    expect(pace).toEqual([{ discipline: 'matematica', answers: 4, median: 60, right: 60, wrong: 60 }]);
  });

  it('counts a whole exam in each of its areas', async () => {
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: YEAR, discipline: 'prova-completa' });
    await device.finishes({ ...device.entry(0, 'B'), question_id: undefined, index: 1 });
    const { exams, areas } = await reportOf(student);
    expect(exams).toBe(1);
    expect(areas.map((area) => [area.discipline, area.exams, area.correct])).toEqual([
      ['linguagens', 1, 1],
      ['ciencias-humanas', 1, 0],
      ['ciencias-natureza', 1, 0],
      ['matematica', 1, 0],
    ]);
  });

  it('never mixes manual sheets with the others, and shows them alone to who has nothing else', async () => {
    const student = await aStudent(testApp());
    const { exam, questionIds } = await aGivenExam(testApp(), [student], { report_subject: 'matematica' });
    const sheet = (letters: number[]) =>
      student.browser.call('POST /api/attempts', {
        body: {
          exam_id: exam.id,
          meta: { is_manual: true },
          user_answers: questionIds.map((question_id, place) => ({ question_id, answer_id: letters[place] ?? null })),
        },
      });
    await sheet([2, 2, 2]);
    expect(await reportOf(student)).toMatchObject({ scale: 'manual', average: 1000 });
    const real = await sits(student, 'matematica', 1);
    const mixed = await reportOf(student);
    expect(mixed).toMatchObject({ exams: 2, scale: 'tri', average: Math.round(real.tri_score ?? 0) });
    expect(mixed.areas[0]).toMatchObject({ exams: 2, scale: 'tri', series: [{ attempt_id: real.id }] });
  });
});

describe('an exam whose key is closed', () => {
  it('is counted as waiting, and in no number that would tell the key', async () => {
    const student = await aStudent(testApp());
    const { exam, questionIds } = await aGivenExam(testApp(), [student], { show_immediate_answer_key: false });
    const device = await aDeviceWith(student, { exam_id: exam.id });
    const { attempt } = await device.finishes(...questionIds.map((id) => device.entry(id, 'B')));
    const params = { id: attempt.id };
    expect(await student.browser.call('GET /api/attempts/:id/tri', { params })).toEqual({ areas: [] });
    expect((await student.browser.tries('GET /api/attempts/:id/questions', { params })).status).toBe(403);
    expect(await reportOf(student)).toMatchObject({
      ...{ exams: 1, awaiting: 1, questions: 0, correct: 0, average: null, recent: [], areas: [], skills: [] },
      ...{ pace: [], turma: [] },
    });
  });
});

describe('the place in the turma', () => {
  it('is shown from five attempts on, without a name', async () => {
    const students = await Promise.all(Array.from({ length: 5 }, () => aStudent(testApp())));
    const { exam, questionIds } = await aGivenExam(testApp(), students);
    const finish = async (student: TestPerson, right: number) => {
      const device = await aDeviceWith(student, { exam_id: exam.id });
      await device.finishes(...questionIds.map((id, place) => device.entry(id, place < right ? 'B' : 'A')));
    };
    const [last, ...others] = students;
    if (!last) throw new Error('there are five students');
    for (const [place, student] of others.entries()) await finish(student, Math.min(place, 3));
    expect(others[0] && (await reportOf(others[0])).turma).toEqual([]);
    await finish(last, 2);
    const { turma } = await reportOf(last);
    expect(turma).toMatchObject([{ exam_name: exam.title, percentage: 66.7, attempts: 5, below: 2 }]);
    expect(turma[0]?.bins.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0, 0, 2, 0, 0, 1]);
    for (const { user } of others) expect(JSON.stringify(turma)).not.toContain(user.name);
  });
});
