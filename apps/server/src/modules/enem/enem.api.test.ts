import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CallOutput } from '@gabarita/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aLanguageArea, anEdition, aQuestion } from '../../../test/editions.js';
import { anAdmin, aStudent, aTeacher } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();
const PAPER = '/enem/v1/exams/2022/papers/linguagens';
type Page = CallOutput<'GET /enem/v1/exams/:year/questions'>;
type Paper = CallOutput<'GET /enem/v1/exams/:year/papers/:discipline'>;

beforeAll(async () => {
  await anEdition(testApp(), {
    questions: [
      ...aLanguageArea(),
      aQuestion({ index: 46 }),
      aQuestion({ index: 47, key: { letter: null, annulled: true, outsideTri: true, explanation: null, whyNot: {} } }),
      aQuestion({ index: 48, status: 'quarantined', reasons: ['alternatives-alike'] }),
    ],
  });
});

describe('the list of editions', () => {
  it('says how many questions each area has and how many can be answered', async () => {
    const { browser } = await aStudent(testApp());
    const [edition] = await browser.call('GET /api/editions', {});
    expect(edition).toMatchObject({
      year: 2022,
      title: 'ENEM 2022',
      source: 'ENEM',
      languages: ['ingles', 'espanhol'],
    });
    expect(edition?.areas).toEqual([
      { discipline: 'linguagens', questions: 45, available: 44, duration_minutes: 90 },
      { discipline: 'ciencias-humanas', questions: 3, available: 2, duration_minutes: 90 },
    ]);
    expect(edition?.essay_topics).toEqual([{ title: 'Um tema', texts: [] }]);
    expect((await browser.tries('GET /api/editions/:year', { params: { year: 1999 } })).status).toBe(404);
  });
});

describe('the public contract', () => {
  it('pages through every question once', async () => {
    const seen: string[] = [];
    let hasMore = true;
    for (let offset = 0; hasMore; offset += 10) {
      const page = await testApp()
        .visitor()
        .send('GET', `/enem/v1/exams/2022/questions?offset=${offset}&language=ingles`);
      const { metadata, questions } = page.json<Page>();
      expect(metadata.total).toBe(46);
      seen.push(...questions.map(({ index, language }) => `${index}-${language}`));
      hasMore = metadata.hasMore;
    }
    expect(seen).toHaveLength(46);
    expect(new Set(seen).size).toBe(46);
    expect(seen.slice(0, 6)).toEqual(['1-ingles', '2-ingles', '3-ingles', '4-ingles', '5-ingles', '6-null']);
  });

  it('answers in the service’s shapes', async () => {
    const exams = (await testApp().visitor().send('GET', '/enem/v1/exams')).json<unknown[]>();
    expect(exams[0]).toMatchObject({
      title: 'ENEM 2022',
      year: 2022,
      languages: [
        { label: 'Espanhol', value: 'espanhol' },
        { label: 'Inglês', value: 'ingles' },
      ],
    });
    const one = (await testApp().visitor().send('GET', '/enem/v1/exams/2022/questions/3?language=ingles')).json();
    expect(one).toMatchObject({
      title: 'Questão 3 - ENEM 2022',
      index: 3,
      language: 'ingles',
      discipline: 'linguagens',
      year: 2022,
      files: [],
    });
    const explicit = (await testApp().visitor().send('GET', '/enem/v1/exams/2022/questions/3-ingles')).json();
    expect(explicit).toEqual(one);
    const unnamed = (await testApp().visitor().send('GET', '/enem/v1/exams/2022/questions/3')).json<{
      language: string;
    }>();
    expect(unnamed.language).toBe('espanhol');
  });

  it.each([
    ['/enem/v1/exams/1999', 404, 'not_found'],
    ['/enem/v1/exams/abcd/questions', 404, 'not_found'],
    ['/enem/v1/exams/2022/questions/45', 404, 'not_found'],
    ['/enem/v1/exams/2022/questions/48', 404, 'not_found'],
    ['/enem/v1/exams/2022/questions?limit=51', 400, 'bad_request'],
    ['/enem/v1/exams/2022/questions?language=latim', 400, 'bad_request'],
    ['/enem/v1/exams/2022/questions?limit=abc', 422, 'unprocessable_entity'],
    ['/enem/v1/exams/2022/questions?offset=-1', 422, 'unprocessable_entity'],
    ['/enem/v1/exams/2022/answer-key', 401, 'unauthorized'],
    ['/enem/v1/exams/1999/papers/linguagens', 404, 'not_found'],
    ['/enem/v1/exams/2022/papers/astrologia', 404, undefined],
    ['/enem/v1/exams/abcd/papers/linguagens', 404, undefined],
    ['/enem/v1/exams/99999999999/papers/linguagens', 404, undefined],
  ])('refuses %s with %i', async (url, status, code) => {
    const answer = await testApp().visitor().send('GET', url);
    expect(answer.statusCode).toBe(status);
    const body = answer.json<{ message: string; error?: { code: string } }>();
    expect(body.message).toBeTruthy();
    expect(body.error?.code).toBe(code);
  });
});

describe('keys', () => {
  it('are in no answer to students or strangers', async () => {
    const { browser } = await aStudent(testApp());
    for (const reader of [browser, testApp().visitor()]) {
      for (const url of ['/enem/v1/exams/2022/questions?limit=50', '/enem/v1/exams/2022/questions/46', PAPER]) {
        const { body } = await reader.send('GET', url);
        expect(body).not.toMatch(/isCorrect|correctAlternative|"key"|annulled/);
      }
    }
  });

  it('are shown to staff, in answers that nobody keeps', async () => {
    const { browser } = await aTeacher(testApp());
    const answer = await browser.send('GET', '/enem/v1/exams/2022/questions/46');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      correctAlternative: 'B',
      alternatives: [{ isCorrect: false }, { isCorrect: true }, {}, {}, {}],
    });
    expect((await browser.send('GET', PAPER)).body).not.toContain('isCorrect');
  });

  it('come apart from the paper, for whoever is signed in', async () => {
    const { browser } = await aStudent(testApp());
    const answer = await browser.send('GET', '/enem/v1/exams/2022/answer-key');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { answers } = answer.json<CallOutput<'GET /enem/v1/exams/:year/answer-key'>>();
    expect(answers).toHaveLength(5 * 2 + 39 + 2);
    expect(answers.find(({ index }) => index === 46)).toMatchObject({ letter: 'B', annulled: false });
    expect(answers.find(({ index }) => index === 47)).toMatchObject({ letter: null, annulled: true });
  });
});

describe('answers without keys', () => {
  const QUESTIONS = '/enem/v1/exams/2022/questions?limit=50';

  it.each([
    ['/enem/v1/exams', 'public, max-age=300'],
    ['/enem/v1/exams/2022', 'public, max-age=300'],
    [QUESTIONS, 'private, no-cache'],
    ['/enem/v1/exams/2022/questions/46', 'private, no-cache'],
  ])('are kept by the browser that has them: %s', async (url, rule) => {
    const { browser } = await aStudent(testApp());
    const { headers } = await browser.send('GET', url);
    expect(headers['cache-control']).toBe(rule);
    const again = await browser.send('GET', url, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('do not stand for those with keys, which have no name to be kept by', async () => {
    const { headers } = await testApp().visitor().send('GET', QUESTIONS);
    const { browser } = await aTeacher(testApp());
    const answer = await browser.send('GET', QUESTIONS, { headers: { 'if-none-match': String(headers.etag) } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body).toContain('isCorrect');
  });
});

describe('the paper of an area', () => {
  const fetchPaper = (url: string, headers: Record<string, string> = {}) =>
    testApp().visitor().send('GET', url, { headers });

  it('is everything a student needs, with gaps where questions are missing', async () => {
    const paper = (await fetchPaper(`${PAPER}?language=espanhol`)).json<Paper>();
    expect(paper).toMatchObject({ discipline: 'linguagens', language: 'espanhol', duration_minutes: 90 });
    expect(paper.questions.map(({ index }) => index)).toEqual(Array.from({ length: 45 }, (_, n) => n + 1));
    expect(paper.questions[0]).toMatchObject({ available: true, language: 'espanhol' });
    expect(paper.questions.at(-1)).toEqual({
      id: expect.any(Number),
      index: 45,
      discipline: 'linguagens',
      language: null,
      available: false,
    });
  });

  it('shows a withdrawn question as a gap, without its text', async () => {
    const paper = (await fetchPaper('/enem/v1/exams/2022/papers/ciencias-humanas')).json<Paper>();
    expect(paper.questions.map(({ available }) => available)).toEqual([true, true, false]);
    expect(Object.keys(paper.questions[2] ?? {})).not.toContain('statement');
  });

  it('is compressed as the browser likes it, and always the same text', async () => {
    const plain = await fetchPaper(PAPER);
    const brotli = await fetchPaper(PAPER, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await fetchPaper(PAPER, { 'accept-encoding': 'gzip' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(plain.headers['cache-control']).toMatch(/^public, max-age=/);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await fetchPaper(PAPER);
    const again = await fetchPaper(PAPER, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is the same for every reader', async () => {
    const teacher = await aTeacher(testApp());
    expect((await teacher.browser.send('GET', PAPER)).body).toBe((await fetchPaper(PAPER)).body);
  });

  it('is the whole exam when all areas are asked for', async () => {
    const paper = (await fetchPaper('/enem/v1/exams/2022/papers/prova-completa')).json<Paper>();
    expect(paper).toMatchObject({ discipline: 'prova-completa', language: 'ingles', duration_minutes: 300 });
    expect(paper.questions).toHaveLength(48);
  });

  it('is printed anew when a question changes', async () => {
    const { headers } = await fetchPaper('/enem/v1/exams/2022/papers/ciencias-humanas');
    const paper = (await fetchPaper('/enem/v1/exams/2022/papers/ciencias-humanas')).json<Paper>();
    const admin = await anAdmin(testApp());
    await admin.browser.call('PATCH /api/questions/:id', {
      params: { id: paper.questions[0]?.id ?? 0 },
      body: { statement: 'Enunciado corrigido' },
    });
    const after = await fetchPaper('/enem/v1/exams/2022/papers/ciencias-humanas');
    expect(after.headers.etag).not.toBe(headers.etag);
    expect(after.body).toContain('Enunciado corrigido');
  });
});
