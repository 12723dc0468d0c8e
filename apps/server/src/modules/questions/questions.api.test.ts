import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEdition, aQuestion } from '../../../test/editions.js';
import { anAdmin, aStudent } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';
import type { QuestionContent } from '../enem/store-edition.js';
import { searchQuery } from './bank-search.js';
import { type BankFilter, bankQuery } from './repository.js';

const testApp = useTestApp();

const measures = (skill: number, difficulty: 'easy' | 'medium' | 'hard') => ({
  skill,
  competence: 1,
  difficulty,
  tri_a: 1,
  tri_b: 0,
  tri_c: 0.2,
});

beforeAll(async () => {
  await anEdition(testApp(), {
    source: 'ORIGINAL',
    year: 2026,
    title: 'Simulado Gabarita 2026',
    questions: [
      aQuestion({
        index: 46,
        measures: measures(1, 'easy'),
        context: 'As explicações do agrônomo sobre a irrigação da horta convenceram os vizinhos da cooperativa.',
        key: {
          letter: 'B',
          annulled: false,
          outsideTri: false,
          explanation: 'Porque sim.',
          whyNot: { D: 'D seria o dobro.' },
        },
      }),
      aQuestion({
        index: 47,
        measures: measures(2, 'medium'),
        statement: 'A fotossíntese depende da frequência da luz porque',
      }),
      aQuestion({
        index: 91,
        measures: measures(1, 'hard'),
        statement: 'O solo da horta é ácido, o que se corrige com',
      }),
      aQuestion({ index: 92, measures: measures(30, 'hard') }),
      aQuestion({ index: 93, measures: measures(30, 'hard') }),
      aQuestion({ index: 94, measures: measures(30, 'hard') }),
      aQuestion({ index: 95, measures: measures(30, 'hard'), status: 'quarantined', reasons: ['alternatives-alike'] }),
    ],
  });
});

const search = async (query: Record<string, string | number>) => {
  const { browser } = await aStudent(testApp());
  return browser.call('GET /api/questions', { query: query as never });
};
const found = async (query: Record<string, string | number>) =>
  (await search(query)).questions.map(({ index }) => index).sort((one, other) => one - other);

describe('the question bank', () => {
  it('comes five a page, with the count, and never with what is withdrawn', async () => {
    const first = await search({});
    expect(first).toMatchObject({ total: 6, page: 1, pages: 2 });
    expect(first.questions).toHaveLength(5);
    const second = await search({ page: 2 });
    expect(second.questions.map(({ index }) => index)).toEqual([94]);
    expect(await search({ page: 9 })).toMatchObject({ questions: [], total: 6, pages: 2 });
  });

  it('is filtered by discipline, difficulty, year and skill', async () => {
    expect(await found({ discipline: 'ciencias-humanas' })).toEqual([46, 47]);
    expect(await found({ difficulty: 'easy' })).toEqual([46]);
    expect(await found({ skill: 'H1' })).toEqual([46, 91]);
    expect(await found({ year: 2026, skill: 'H30' })).toEqual([92, 93, 94]);
    expect(await found({ year: 2009 })).toEqual([]);
  });

  it.each([
    ['explicacao', [46]],
    ['EXPLICAÇÃO', [46]],
    ['irrigações', [46]],
    ['frequencias', [47]],
    ['fotoss', [47]],
    ['horta', [46, 91]],
    ['solo horta', [91]],
    ['acido', [91]],
    ['tossinte', [47]],
    ['rrigaç orta', [46]],
    ['zebra', []],
  ])('finds “%s” whatever its accents, case and ending, and by a part of it', async (text, indexes) => {
    expect(await found({ search: text })).toEqual(indexes);
  });

  it('takes what people type as words, not as a query', async () => {
    for (const text of [`horta & | ! ( ) : * <-> ' "`, 'horta:*', '!horta', "horta'); drop table questions; --horta"]) {
      expect((await search({ search: text })).total).toBeGreaterThanOrEqual(0);
    }
    expect(await found({ search: 'horta & !' })).toEqual([46, 91]);
    expect((await search({ search: 'de o a' })).total).toBe(6);
    expect((await search({ search: '***' })).total).toBe(6);
  });

  it('names the words to be marked, as they are written', async () => {
    expect((await search({ search: 'explicacao horta' })).highlights.sort()).toEqual(['explicações', 'horta']);
    expect((await search({ search: 'otossíntes' })).highlights).toEqual(['fotossíntese']);
    expect((await search({})).highlights).toEqual([]);
  });

  it('says what each question measures', async () => {
    const { questions } = await search({ search: 'explicacao' });
    expect(questions[0]).toMatchObject({
      year: 2026,
      source: 'ORIGINAL',
      edition: 'Simulado Gabarita 2026',
      skill: 'H1',
      competence: 1,
      difficulty: 'easy',
    });
  });
});

describe('keys of the bank', () => {
  it('are not in the list for a student, who asks for one at a time', async () => {
    const { browser } = await aStudent(testApp());
    const answer = await browser.send('GET', '/api/questions?search=explicacao');
    expect(answer.body).not.toMatch(/"key"|"letter":"B","annulled"|Porque sim/);
    const [question] = answer.json<{ questions: { id: number }[] }>().questions;
    expect(await browser.call('GET /api/questions/:id/key', { params: { id: question?.id ?? 0 } })).toEqual({
      letter: 'B',
      annulled: false,
      explanation: 'Porque sim.',
      why_not: { D: 'D seria o dobro.' },
    });
  });

  it('are in the list for staff, which nobody keeps', async () => {
    const { browser } = await anAdmin(testApp());
    const answer = await browser.send('GET', '/api/questions?search=explicacao');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({ questions: [{ key: { letter: 'B', explanation: 'Porque sim.' } }] });
  });

  it('of a withdrawn question are nobody’s', async () => {
    const { browser } = await anAdmin(testApp());
    const [withdrawn] = await browser.call('GET /api/questions/quarantine', { query: {} });
    const student = await aStudent(testApp());
    expect(
      (await student.browser.tries('GET /api/questions/:id/key', { params: { id: withdrawn?.id ?? 0 } })).status,
    ).toBe(404);
  });
});

describe('quarantine', () => {
  const broken: QuestionContent = aQuestion({
    index: 136,
    status: 'quarantined',
    reasons: ['alternatives-missing'],
    key: { letter: 'B', annulled: false, outsideTri: false, explanation: null, whyNot: { A: 'Não é A, mas B.' } },
    alternatives: aQuestion({ index: 136 }).alternatives.slice(0, 4),
  });

  const theBrokenOne = async () => {
    const { browser } = await anAdmin(testApp());
    const listed = await browser.call('GET /api/questions/quarantine', { query: { year: 2015 } });
    const [question] = listed;
    if (!question) throw new Error('no question in quarantine');
    return { browser, question };
  };

  beforeAll(async () => {
    await anEdition(testApp(), {
      year: 2015,
      questions: [broken, aQuestion({ index: 137, flags: ['image-only'] })],
    });
  });

  it('is shown to staff with its reasons, and served questions with their flags', async () => {
    const { browser, question } = await theBrokenOne();
    expect(question).toMatchObject({
      index: 136,
      status: 'quarantined',
      reasons: [{ code: 'alternatives-missing', text: 'Não tem cinco alternativas' }],
      key: { letter: 'B' },
    });
    const flagged = await browser.call('GET /api/questions/quarantine', { query: { view: 'flagged', year: 2015 } });
    expect(flagged).toMatchObject([{ index: 137, flags: [{ code: 'image-only', text: 'Só imagem' }] }]);
  });

  it('does not let a question go that is still not whole', async () => {
    const { browser, question } = await theBrokenOne();
    const { status, body } = await browser.tries('POST /api/questions/:id/release', { params: { id: question.id } });
    expect(status).toBe(422);
    expect(body?.errors?.alternatives).toHaveLength(1);
  });

  it('ends when staff mend the question and release it, and the history says so', async () => {
    const { browser, question } = await theBrokenOne();
    const params = { id: question.id };
    await browser.call('PATCH /api/questions/:id', {
      params,
      body: { alternatives: [{ letter: 'E', text: 'a que faltava' }], key: 'E', explanation: 'Faltava.' },
    });
    const { message, question: released } = await browser.call('POST /api/questions/:id/release', { params });
    expect(message).toMatch(/liberada/);
    expect(released).toMatchObject({ status: 'served', reasons: [], mended: true, key: { letter: 'E', why_not: {} } });
    expect(released.alternatives.map(({ id }) => id).slice(0, 4)).toEqual(question.alternatives.map(({ id }) => id));
    expect((await search({ search: 'faltava', year: 2015 })).total).toBe(1);

    const admin = await anAdmin(testApp());
    const history = await admin.browser.call('GET /api/audit', { query: { limit: 2 } });
    expect(history.map(({ action, subject }) => [action, subject])).toEqual([
      ['question.released', 'ENEM 2015, questão 136'],
      ['question.mended', 'ENEM 2015, questão 136'],
    ]);
  });

  it('can be ordered by staff, with a reason', async () => {
    const { browser } = await anAdmin(testApp());
    const { questions } = await search({ year: 2015, search: '137' });
    const params = { id: questions[0]?.id ?? 0 };
    expect((await browser.tries('POST /api/questions/:id/withdraw', { params, body: { reason: ' ' } })).status).toBe(
      422,
    );
    await browser.call('POST /api/questions/:id/withdraw', { params, body: { reason: 'figura trocada' } });
    expect(await browser.call('GET /api/questions/:id', { params })).toMatchObject({
      status: 'quarantined',
      reasons: [{ code: 'withdrawn-by-staff' }],
    });
    expect((await search({ year: 2015, search: '137' })).total).toBe(0);
    await browser.call('POST /api/questions/:id/release', { params });
    expect((await search({ year: 2015, search: '137' })).total).toBe(1);
  });

  it('annuls a question when its key is taken away, and it still counts as whole', async () => {
    const { browser } = await anAdmin(testApp());
    const { questions } = await search({ year: 2015, search: '137' });
    const params = { id: questions[0]?.id ?? 0 };
    const { question } = await browser.call('PATCH /api/questions/:id', { params, body: { key: null } });
    expect(question.key).toMatchObject({ letter: null, annulled: true });
    await browser.call('POST /api/questions/:id/release', { params });
  });

  it('is mended by two people at the same moment, and neither undoes the other', async () => {
    const [one, other] = [await anAdmin(testApp()), await anAdmin(testApp())];
    const { questions } = await search({ year: 2015, search: '137' });
    const { id = 0, context, statement } = questions[0] ?? {};
    const mend = ({ browser }: typeof one, body: object) =>
      browser.call('PATCH /api/questions/:id', { params: { id }, body });
    await Promise.all([
      mend(one, { statement: 'Um enunciado novo sobre a questão 137 pede' }),
      mend(other, { context: 'Um texto de apoio novo, tão comprido quanto os de antes, para a questão 137.' }),
    ]);
    const mended = await one.browser.call('GET /api/questions/:id', { params: { id } });
    expect([mended.statement, mended.context]).toEqual([
      expect.stringMatching(/^Um enunciado novo/),
      expect.stringMatching(/^Um texto de apoio novo/),
    ]);
    await mend(one, { context: context ?? '', statement });
  });

  it('refuses alternative text for an image that the question does not have', async () => {
    const { browser } = await anAdmin(testApp());
    const { questions } = await search({ year: 2015, search: '137' });
    const { status } = await browser.tries('PATCH /api/questions/:id', {
      params: { id: questions[0]?.id },
      body: { images: [{ src: '/files/images/00000000000000000000000000000000-9.webp', alt: 'x' }] },
    });
    expect(status).toBe(422);
  });
});

const NO_FILTER: BankFilter = {
  area: undefined,
  difficulty: undefined,
  year: undefined,
  skill: undefined,
  query: undefined,
};

/** What the bank must answer, from the questions themselves and without any of its shortcuts. */
const PLAIN = `
  select q.id from questions q join editions e on e.id = q.edition_id
  where q.status = 'served'
    and ($1::tsquery is null or to_tsvector('portuguese', searchable(concat_ws(' ', q.statement, q.context,
      (select string_agg(text, ' ') from alternatives where question_id = q.id)))) @@ $1::tsquery)
    and ($2::text is null or q.area = $2) and ($3::text is null or q.difficulty = $3)
    and ($4::integer is null or e.year = $4) and ($5::integer is null or q.skill = $5)
  order by e.year desc, q.index, q.id`;

describe('what the bank is searched by', () => {
  const filters = fc.record({
    search: fc.constantFrom(undefined, 'horta', 'questao', 'fotoss', 'texto apoio', 'faltava', 'zebra', 'de'),
    area: fc.constantFrom(undefined, 'ciencias-humanas' as const, 'matematica' as const),
    difficulty: fc.constantFrom(undefined, 'easy' as const, 'hard' as const),
    year: fc.constantFrom(undefined, 2015, 2026),
    skill: fc.constantFrom(undefined, 1, 30),
  });

  it('finds what a plain look at every question finds, in the same order', async () => {
    const { database, services } = testApp();
    await fc.assert(
      fc.asyncProperty(filters, async ({ search: text, ...filter }) => {
        const query = text === undefined ? undefined : await searchQuery(services.db, text);
        const wanted = [query, filter.area, filter.difficulty, filter.year, filter.skill];
        const plain = (await database.pool.query<{ id: number }>(PLAIN, wanted)).rows.map(({ id }) => id);
        const page = bankQuery({ ...filter, query }, { offset: 1, limit: 3 });
        const { rows } = await services.db.execute(page);
        expect(rows).toEqual([{ total: plain.length, ids: plain.slice(1, 4) }]);
      }),
    );
  });

  it('reads the small rows alone, never the texts', async () => {
    const { db } = testApp().services;
    const page = bankQuery({ ...NO_FILTER, query: await searchQuery(db, 'horta') }, { offset: 0, limit: 5 });
    const { rows } = await db.execute(sql`explain (format json) ${page}`);
    const tables = JSON.stringify(rows).match(/(?<="Relation Name":")\w+/g);
    expect(new Set(tables)).toEqual(new Set(['bank_entries']));
  });
});
