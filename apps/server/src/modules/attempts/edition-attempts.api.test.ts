import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREAS, type Area, areaOf, firstIndexOf } from '@gabarita/enem';
import { describe, expect, it } from 'vitest';
import { anEdition, aQuestion } from '../../../test/editions.js';
import { aStudent } from '../../../test/people.js';
import { aDeviceWith } from '../../../test/sessions.js';
import { useTestApp } from '../../../test/test-app.js';
import { importItems } from '../enem/items/import-items.js';
import type { Measures } from '../enem/store-edition.js';

const testApp = useTestApp();
const measures: Measures = { skill: 3, competence: 1, difficulty: 'easy', tri_a: 1.5, tri_b: 0.1, tri_c: 0.2 };

/** Questions of an area as a year numbers them; their key is B. */
const anArea = (year: number, area: Area, count: number, changes: Partial<Parameters<typeof aQuestion>[0]> = {}) =>
  Array.from({ length: count }, (_, place) => {
    const index = firstIndexOf(year, area) + place;
    return aQuestion({ index, area: areaOf(year, index) ?? area, ...changes });
  });

describe('an attempt at an edition', () => {
  it('leaves gaps out and counts annulled questions as right', async () => {
    const [first, second, gap, annulled] = anArea(2018, 'matematica', 4);
    if (!first || !second || !gap || !annulled) throw new Error('four questions were asked for');
    await anEdition(testApp(), {
      year: 2018,
      questions: [
        first,
        second,
        { ...gap, status: 'gap', alternatives: [] },
        { ...annulled, key: { letter: null, annulled: true, outsideTri: true, explanation: null, whyNot: {} } },
      ],
    });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2018, discipline: 'matematica' });
    const byNumber = (index: number, letter: string) => ({ ...device.entry(0, letter), question_id: undefined, index });
    const atGap = byNumber(gap.index, 'A');
    const { refused } = await device.saves(byNumber(first.index, 'B'), byNumber(second.index, 'C'), atGap);
    expect(refused).toEqual([atGap.seq]);
    const { attempt } = await device.finishes();
    expect(attempt).toMatchObject({
      source: 'ENEM',
      year: 2018,
      exam_id: null,
      discipline: 'matematica',
      total_questions: 3,
      correct_answers: 2,
      tri_source: 'formula',
      ranked: true,
    });
    const { answers } = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(answers.map(({ is_correct, available }) => [is_correct, available])).toEqual([
      [true, true],
      [false, true],
      [null, false],
      [true, true],
    ]);
  });

  it('at our own one is an estimate by its own items; without a session it does not rank', async () => {
    await anEdition(testApp(), {
      source: 'ORIGINAL',
      year: 2030,
      title: 'Simulado Gabarita',
      questions: anArea(2030, 'matematica', 5, { measures }),
    });
    const student = await aStudent(testApp());
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { year: 2030, discipline: 'matematica', user_answers: [{ letter: 'B' }, { letter: 'B' }] },
    });
    expect(attempt).toMatchObject({ source: 'ORIGINAL', tri_source: 'estimate', ranked: false, first: true });
    expect(attempt.tri_error).toBeGreaterThan(0);
  });

  it('of the complete exam has one score an area, and their mean', async () => {
    await anEdition(testApp(), { year: 2017, questions: AREAS.flatMap((area) => anArea(2017, area, 2, { measures })) });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2017, discipline: 'prova-completa', language: 'ingles' });
    expect(device.session).toMatchObject({ duration_ms: 5 * 3_600_000, total_questions: 8 });
    const { attempt } = await device.finishes({ ...device.entry(0, 'B'), question_id: undefined, index: 1 });
    expect(attempt.areas.map(({ discipline, correct_answers }) => [discipline, correct_answers])).toEqual([
      ['linguagens', 1],
      ['ciencias-humanas', 0],
      ['ciencias-natureza', 0],
      ['matematica', 0],
    ]);
    const scores = attempt.areas.map(({ tri_score }) => tri_score ?? Number.NaN);
    expect(attempt.tri_score).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 4, 1);
  });

  it('of one day of the complete exam has that day’s areas and time, apart from the other day', async () => {
    await anEdition(testApp(), { year: 2016, questions: AREAS.flatMap((area) => anArea(2016, area, 2, { measures })) });
    const student = await aStudent(testApp());
    const whole = { year: 2016, discipline: 'prova-completa' as const };
    const first = await aDeviceWith(student, { ...whole, day: 1 });
    expect(first.session).toMatchObject({ day: 1, duration_ms: 5 * 3_600_000, total_questions: 4 });
    const second = await aDeviceWith(student, { ...whole, day: 2 });
    expect(second.session).toMatchObject({ day: 2, duration_ms: 5.5 * 3_600_000, resumed: false });
    const outside = { ...first.entry(0, 'B'), question_id: undefined, index: 91 };
    expect((await first.saves(outside)).refused).toEqual([outside.seq]);
    const { attempt } = await first.finishes({ ...first.entry(0, 'B'), question_id: undefined, index: 1 });
    // Before 2017 the first day was Humanas and Natureza.
    expect(attempt.areas.map(({ discipline }) => discipline)).toEqual(['ciencias-humanas', 'ciencias-natureza']);
    expect(attempt).toMatchObject({ day: 1, first: true, total_questions: 4, correct_answers: 1 });
    const other = await second.finishes({ ...second.entry(0, 'B'), question_id: undefined, index: 91 });
    expect(other.attempt).toMatchObject({ day: 2, first: true });
    const paper = await student.browser.call('GET /enem/v1/exams/:year/papers/:discipline', {
      params: { year: '2016', discipline: 'prova-completa' },
      query: { day: 2 },
    });
    expect(paper).toMatchObject({ day: 2, duration_minutes: 330 });
    expect(paper.questions.map(({ index }) => index)).toEqual([91, 92, 136, 137]);
  });

  it('knows the time of each question: what went by since the student’s last answer', async () => {
    await anEdition(testApp(), { year: 2015, questions: anArea(2015, 'matematica', 3) });
    const student = await aStudent(testApp());
    const device = await aDeviceWith(student, { year: 2015, discipline: 'matematica' });
    const at = (index: number, seconds: number) => ({
      ...device.entry(0, 'B', { elapsed_ms: seconds * 1_000 }),
      question_id: undefined,
      index,
    });
    await device.saves(at(136, 60), at(137, 150));
    const again = at(136, 200);
    await device.saves(again);
    // Sent twice, it counts once.
    await device.saves(again);
    const { attempt } = await device.finishes();
    const { answers } = await student.browser.call('GET /api/attempts/:id', { params: { id: attempt.id } });
    expect(answers.map(({ time_spent }) => time_spent)).toEqual([110, 90, null]);
  });

  it('is explained with its own answers, and shows its questions again', async () => {
    const ladder = anArea(2014, 'matematica', 10).map((question, place) => ({
      ...question,
      measures: { ...measures, tri_a: 2, tri_b: (place - 5) / 2 },
    }));
    await anEdition(testApp(), { year: 2014, questions: ladder });
    const student = await aStudent(testApp());
    // The easiest wrong, the hardest right.
    const user_answers = ladder.map(({ index }, place) => ({
      index,
      letter: place === 0 || (place > 4 && place < 9) ? ('A' as const) : ('B' as const),
    }));
    const { attempt } = await student.browser.call('POST /api/attempts', {
      body: { year: 2014, discipline: 'matematica', user_answers },
    });
    const params = { id: attempt.id };
    const { areas } = await student.browser.call('GET /api/attempts/:id/tri', { params });
    expect(areas).toMatchObject([
      {
        discipline: 'matematica',
        correct: 5,
        total: 10,
        score: attempt.tri_score,
        lucky: [{ index: 145 }],
        slipped: [{ index: 136 }],
      },
    ]);
    expect(areas[0]?.coherent_score).toBeGreaterThan(attempt.tri_score ?? 1000);
    expect(areas[0]?.incoherent_score).toBeLessThan(attempt.tri_score ?? 0);
    const questions = await student.browser.call('GET /api/attempts/:id/questions', { params });
    expect(questions).toHaveLength(10);
    expect(questions[0]).toMatchObject({ index: 136, statement: 'O enunciado da questão 136 pede' });
    expect(Object.keys(questions[0] ?? {})).not.toContain('key');
    const other = await aStudent(testApp());
    for (const key of ['GET /api/attempts/:id/tri', 'GET /api/attempts/:id/questions'] as const) {
      expect((await other.browser.tries(key, { params })).status).toBe(404);
    }
  });

  it('is refused for an area that no edition has', async () => {
    const student = await aStudent(testApp());
    const body = { year: 2017, discipline: 'culinaria', user_answers: [] };
    expect((await student.browser.tries('POST /api/attempts', { body })).status).toBe(422);
  });
});

const shared = fileURLToPath(new URL('../../../../../../shared/tri/', import.meta.url));
const items = `${shared}items/ITENS_PROVA_2022.csv`;

describe.skipIf(!existsSync(items))('with INEP’s items imported (needs ../shared)', () => {
  /** The blue booklet of Matemática of 2022, which is the paper of the edition. */
  const BLUE = 1075;

  it('the score of a real participant is the official one, to the decimal', async () => {
    await anEdition(testApp(), { year: 2022, questions: anArea(2022, 'matematica', 45, { serviceKey: null }) });
    await importItems(testApp().services.db, items, readFileSync(items, 'latin1'));
    const rows = readFileSync(`${shared}participants/participants_2022.csv`, 'utf8').split(/\r?\n/);
    const real = rows.map((row) => row.split(',')).filter(([area, booklet]) => area === 'MT' && booklet === `${BLUE}`);
    expect(real.length).toBeGreaterThan(3);
    for (const [, , , responses = '', score] of real.slice(0, 5)) {
      const student = await aStudent(testApp());
      const user_answers = Array.from(responses, (mark, place) => ({
        index: firstIndexOf(2022, 'matematica') + place,
        letter: 'ABCDE'.includes(mark) ? (mark as 'A') : null,
      }));
      const { attempt } = await student.browser.call('POST /api/attempts', {
        body: { year: 2022, discipline: 'matematica', user_answers },
      });
      expect(attempt).toMatchObject({ tri_score: Number(score), tri_source: 'official' });
    }
  });
});
