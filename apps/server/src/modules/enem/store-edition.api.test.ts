import { describe, expect, it } from 'vitest';
import { aLanguageArea, anEdition, aQuestion } from '../../../test/editions.js';
import { ESSAY, ESSAY_TOPIC } from '../../../test/essays.js';
import { anAdmin, aStudent } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

const rows = async (sql: string) => (await testApp().database.pool.query(sql)).rows;
const everything = () =>
  rows(`select q.id, q.place, q.statement, b.words::text, q.xmin::text as version, b.xmin::text as filed, a.id as alternative_id, a.text, k.letter
        from questions q left join alternatives a on a.question_id = q.id left join question_keys k on k.question_id = q.id
          left join bank_entries b on b.question_id = q.id
        order by q.id, a.letter`);
const revision = async (year: number) =>
  (await rows(`select revision from editions where year = ${year}`))[0]?.revision;

describe('storing an edition', () => {
  it('twice changes nothing, not even a row’s version', async () => {
    await anEdition(testApp(), { year: 2019 });
    const [before, revisionBefore] = [await everything(), await revision(2019)];
    await anEdition(testApp(), { year: 2019 });
    expect(await everything()).toEqual(before);
    expect(await revision(2019)).toBe(revisionBefore);
  });

  it('again with changes keeps the ids of questions and alternatives', async () => {
    await anEdition(testApp(), { year: 2018, questions: [aQuestion({ index: 50 })] });
    const idsOf = async () =>
      (await everything()).filter(({ place }) => place === '50').map((row) => row.alternative_id);
    const before = await idsOf();
    const changed = aQuestion({ index: 50, statement: 'Outro enunciado' });
    await anEdition(testApp(), { year: 2018, questions: [changed] });
    expect(await idsOf()).toEqual(before);
    expect((await rows(`select statement from questions where place = '50'`)).map((row) => row.statement)).toEqual([
      'Outro enunciado',
    ]);
  });

  it('drops alternatives that are gone', async () => {
    const question = aQuestion({ index: 51 });
    await anEdition(testApp(), { year: 2018, questions: [question] });
    await anEdition(testApp(), {
      year: 2018,
      questions: [{ ...question, alternatives: question.alternatives.slice(0, 4) }],
    });
    const left = (await everything()).filter(({ place }) => place === '51');
    expect(left).toHaveLength(4);
  });

  it('leaves what staff mended as they left it', async () => {
    await anEdition(testApp(), { year: 2017, questions: [aQuestion({ index: 60 })] });
    const [{ id }] = (await rows(`select id from questions where place = '60'`)) as [{ id: number }];
    const { browser } = await anAdmin(testApp());
    await browser.call('PATCH /api/questions/:id', { params: { id }, body: { key: 'D' } });
    await anEdition(testApp(), { year: 2017, questions: [aQuestion({ index: 60, statement: 'Vindo do serviço' })] });
    expect(await browser.call('GET /api/questions/:id', { params: { id } })).toMatchObject({
      key: { letter: 'D' },
      mended: true,
    });
  });
});

describe('our own edition', () => {
  const original = (year: number) =>
    anEdition(testApp(), { source: 'ORIGINAL', year, title: 'Simulado Gabarita', questions: aLanguageArea() });

  it('steps aside when an official edition takes its year, and the essays written for it go along', async () => {
    const id = await original(2026);
    const { browser } = await aStudent(testApp());
    const essay = { text: ESSAY, year: 2026, topic: ESSAY_TOPIC };
    await browser.call('POST /api/essay/correct', { body: essay });
    await browser.call('PUT /api/essays/draft', { body: essay });
    await anEdition(testApp(), { year: 2026 });
    expect(await browser.call('GET /api/attempts', { query: {} })).toMatchObject([{ year: 2027, source: 'ORIGINAL' }]);
    expect(await browser.call('GET /api/essays', { query: { year: 2027 } })).toMatchObject([{ version: 1 }]);
    expect((await browser.call('GET /api/essays/draft', { query: { year: 2026 } })).draft).toBeNull();
    await browser.call('POST /api/essay/correct', { body: essay });
    const [official] = await browser.call('GET /api/attempts', { query: {} });
    expect(official).toMatchObject({ year: 2026, source: 'ENEM', first: true });
    const found = await rows('select id, year, source from editions where year >= 2026 order by year');
    expect(found).toEqual([
      { id: expect.any(Number), year: 2026, source: 'ENEM' },
      { id, year: 2027, source: 'ORIGINAL' },
    ]);
    const filed = await rows(`select distinct b.year from bank_entries b
      join questions q on q.id = b.question_id where q.edition_id = ${id}`);
    expect(filed).toEqual([{ year: 2027 }]);
  });

  it('stays where it stepped when it is stored again, and keeps its questions', async () => {
    await original(2026);
    const found = await rows(`select year, count(*)::integer as questions from editions e
      join questions q on q.edition_id = e.id where e.source = 'ORIGINAL' group by year`);
    expect(found).toEqual([{ year: 2027, questions: 50 }]);
  });
});
