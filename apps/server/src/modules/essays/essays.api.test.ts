import { errors, messages } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { correction, ESSAY, ESSAY_PARAGRAPHS, ESSAY_TOPIC } from '../../../test/essays.js';
import { aStudent } from '../../../test/people.js';
import { useTestApp } from '../../../test/test-app.js';

const testApp = useTestApp();

describe('POST /api/essay/correct', () => {
  it('gives an estimate in the shape of the specification', async () => {
    const { browser } = await aStudent(testApp());
    const { source, result, essay } = await browser.call('POST /api/essay/correct', correction());
    expect(source).toBe('local');
    expect(result.score).toBeGreaterThan(700);
    expect(result.margin).toBeGreaterThan(0);
    expect(result.feedback.summary).toContain('Estimativa');
    expect(result.competencies_details.map(({ code, max }) => [code, max])).toEqual(
      ['C1', 'C2', 'C3', 'C4', 'C5'].map((code) => [code, 200]),
    );
    expect(Object.values(result.competencies).reduce((sum, score) => sum + score, 0)).toBe(result.score);
    expect(result.intervention.every(({ found }) => found)).toBe(true);
    expect(result.meta).toMatchObject({ charCount: ESSAY.length, paragraphCount: 4, truncated: false });
    expect(essay.version).toBe(1);
  });

  it('refuses an empty sheet with 422 under the name of the field', async () => {
    const { browser } = await aStudent(testApp());
    for (const text of ['', ' \n\t ', undefined]) {
      const { status, body } = await browser.tries('POST /api/essay/correct', correction({ text }));
      expect([status, body?.errors?.text]).toEqual([422, [messages.essays.textRequired]]);
    }
  });

  it.each([
    ['one character', 'a'],
    ['emoji', '😀🎉'.repeat(400)],
    ['HTML', '<p>texto</p><script>alert(1)</script>\n'.repeat(60)],
    ['half a surrogate pair and a NUL', '\ud83d\u0000 x'],
    [
      'another language',
      'The government should invest in public education because every student deserves a fair chance in life. '.repeat(
        15,
      ),
    ],
  ])('answers %s clearly, with zero and the reason', async (_, text) => {
    const { browser } = await aStudent(testApp());
    const { result } = await browser.call('POST /api/essay/correct', correction({ text }));
    expect(result.score).toBe(0);
    expect(result.zero?.message).toMatch(/\p{L}{3}/u);
  });

  it('cuts what lies after the 30th line, and says so', async () => {
    const { browser } = await aStudent(testApp());
    const text = `${ESSAY}\n${Array.from({ length: 30 }, (_, line) => `Linha a mais ${line}.`).join('\n')}`;
    const { result, essay } = await browser.call('POST /api/essay/correct', correction({ text }));
    expect(result.meta).toMatchObject({ truncated: true, lineCount: 30 });
    const kept = await browser.call('GET /api/essays/:id', { params: { id: essay.id } });
    expect(kept.text).not.toContain('Linha a mais 29');
  });

  it('takes half a megabyte as a long sheet, and a whole one as too large', async () => {
    const { browser } = await aStudent(testApp());
    const long = await browser.call('POST /api/essay/correct', correction({ text: 'palavra '.repeat(65_000) }));
    expect(long.result.meta.truncated).toBe(true);
    const { status, body } = await browser.tries('POST /api/essay/correct', correction({ text: 'a'.repeat(1 << 20) }));
    expect([status, body?.message]).toEqual([413, errors['request.too-large'].message]);
  });

  it('answers the same text with the same version, however often it is clicked', async () => {
    const { browser } = await aStudent(testApp());
    const clicks = await Promise.all([1, 2, 3].map(() => browser.call('POST /api/essay/correct', correction())));
    expect(new Set(clicks.map(({ essay }) => essay.id)).size).toBe(1);
    expect(await browser.call('GET /api/essays', { query: {} })).toHaveLength(1);
  });

  it('limits corrections by person, without losing the text', async () => {
    const { browser } = await aStudent(testApp());
    for (let count = 0; count < 30; count += 1) {
      await browser.call('POST /api/essay/correct', correction({ text: `curto ${count}` }));
    }
    const { status, body } = await browser.tries('POST /api/essay/correct', correction({ text: 'mais um' }));
    expect([status, body?.message]).toEqual([429, errors['essays.throttled'].message]);
    testApp().clock.advance({ minutes: 61 });
    await browser.call('POST /api/essay/correct', correction({ text: 'mais um' }));
  });
});

describe('versions', () => {
  it('count by theme, and each knows the one before', async () => {
    const { browser } = await aStudent(testApp());
    const first = await browser.call('POST /api/essay/correct', correction({ text: ESSAY_PARAGRAPHS[0] }));
    const second = await browser.call('POST /api/essay/correct', correction());
    const other = await browser.call('POST /api/essay/correct', correction({ year: 2023, topic: 'Outro tema' }));
    expect([first, second, other].map(({ essay }) => essay.version)).toEqual([1, 2, 1]);
    const { previous, score } = await browser.call('GET /api/essays/:id', { params: { id: second.essay.id } });
    expect(previous?.id).toBe(first.essay.id);
    expect(score).toBeGreaterThan(previous?.score ?? 1000);
    const listed = await browser.call('GET /api/essays', { query: { year: 2024 } });
    expect(listed.map(({ version }) => version)).toEqual([2, 1]);
    expect(listed.map(({ margin }) => margin)).toEqual([second, first].map(({ result }) => result.margin));
  });

  it('leave one attempt, the first, with a tenth of the score as its percentage', async () => {
    const { browser } = await aStudent(testApp());
    const { result } = await browser.call('POST /api/essay/correct', correction());
    await browser.call('POST /api/essay/correct', correction({ text: ESSAY_PARAGRAPHS[0] }));
    const attempts = await browser.call('GET /api/attempts', { query: {} });
    expect(attempts).toMatchObject([
      { discipline: 'redacao', year: 2024, score: result.score, percentage: result.score / 10, ranked: false },
    ]);
  });

  it('are nobody else’s to read', async () => {
    const writer = await aStudent(testApp());
    const { essay } = await writer.browser.call('POST /api/essay/correct', correction());
    const { browser } = await aStudent(testApp());
    expect((await browser.tries('GET /api/essays/:id', { params: { id: essay.id } })).status).toBe(404);
    expect((await browser.tries('POST /api/essays/:id/review', { params: { id: essay.id } })).status).toBe(404);
  });

  it('are in the export of the own data', async () => {
    const { browser } = await aStudent(testApp());
    await browser.call('POST /api/essay/correct', correction());
    const data = await browser.call('GET /api/user/export', {});
    expect(data.essays).toMatchObject([{ text: ESSAY, topic: ESSAY_TOPIC }]);
  });
});

describe('drafts', () => {
  it('follow the student to another device, one for each sheet', async () => {
    const { browser } = await aStudent(testApp());
    expect(await browser.call('GET /api/essays/draft', { query: { year: 2024 } })).toEqual({ draft: null });
    await browser.call('PUT /api/essays/draft', { body: { year: 2024, topic: ESSAY_TOPIC, text: 'Começo' } });
    await browser.call('PUT /api/essays/draft', { body: { year: 2024, topic: ESSAY_TOPIC, text: 'Começo e fim' } });
    await browser.call('PUT /api/essays/draft', { body: { year: 2023, topic: 'Outro', text: 'Outra folha' } });
    const { draft } = await browser.call('GET /api/essays/draft', { query: { year: 2024 } });
    expect(draft).toMatchObject({ text: 'Começo e fim', topic: ESSAY_TOPIC });
  });

  it('belong to one sheet, and are no books', async () => {
    const { browser } = await aStudent(testApp());
    const both = await browser.tries('PUT /api/essays/draft', { body: { topic: '', text: '' } });
    expect([both.status, both.body?.errors?.year]).toEqual([422, [messages.sessions.whichExam]]);
    const book = { year: 2024, topic: '', text: 'a'.repeat(40_000) };
    const { status, body } = await browser.tries('PUT /api/essays/draft', { body: book });
    expect([status, body?.errors?.text]).toEqual([422, [messages.essays.textTooLong]]);
  });
});
