import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallOutput } from '@gabarita/contract';
import { AREAS, placesOf } from '@gabarita/enem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStudent } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';
import { seedOriginalEdition } from './original-edition.js';

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-content-'));
const testApp = useTestApp({ dataDir });
const seed = () => seedOriginalEdition(testApp().services.db, { dataDir });

beforeAll(seed);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Paper = CallOutput<'GET /enem/v1/exams/:year/papers/:discipline'>;

const paperOf = async (discipline: string) => {
  const { browser } = await aStudent(testApp());
  const [edition] = await browser.call('GET /api/editions', {});
  return (await browser.send('GET', `/enem/v1/exams/${edition?.year}/papers/${discipline}`)).json<Paper>();
};

describe('a fresh installation', () => {
  it('lists our edition with four areas of 45 questions and its essay', async () => {
    const { browser } = await aStudent(testApp());
    const editions = await browser.call('GET /api/editions', {});
    expect(editions).toHaveLength(1);
    expect(editions[0]).toMatchObject({ source: 'ORIGINAL', title: expect.stringContaining('Simulado Gabarita') });
    expect(editions[0]?.areas).toHaveLength(4);
    for (const area of editions[0]?.areas ?? []) expect(area).toMatchObject({ questions: 45, available: 45 });
    expect(editions[0]?.essay_topics[0]?.texts.length).toBeGreaterThan(1);
  });

  it.each(AREAS)('opens %s with 45 complete questions', async (area) => {
    const { questions } = await paperOf(area);
    expect(questions).toHaveLength(45);
    for (const question of questions) {
      if (!question.available) throw new Error(`question ${question.index} is missing`);
      expect(question.discipline).toBe(area);
      expect(question.alternatives.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
    }
  });

  it('shows every figure from its own server, with measures and alternative text', async () => {
    const { questions } = await paperOf('prova-completa');
    const images = questions.flatMap((question) => (question.available ? question.images : []));
    expect(images.length).toBeGreaterThan(50);
    for (const { src, alt, width, height } of images) {
      expect(alt.length, src).toBeGreaterThan(20);
      expect(width * height).toBeGreaterThan(0);
      const { statusCode, headers } = await testApp().visitor().send('GET', src);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
    }
  });

  it('has a key with an explanation for every question', async () => {
    const { browser } = await aStudent(testApp());
    const [edition] = await browser.call('GET /api/editions', {});
    const { answers } = await browser.call('GET /enem/v1/exams/:year/answer-key', {
      params: { year: `${edition?.year}` },
    });
    expect(answers).toHaveLength(placesOf(2026).length);
    for (const { letter, explanation } of answers)
      expect([letter, explanation]).toEqual([expect.stringMatching(/^[A-E]$/), expect.any(String)]);
  });
});

describe('starting again', () => {
  const revision = async () => (await testApp().database.pool.query('select revision from editions')).rows;

  it('changes nothing', async () => {
    const before = await revision();
    await seed();
    expect(await revision()).toEqual(before);
  });

  it('brings back figures that went missing', async () => {
    const images = join(dataDir, 'images');
    const count = readdirSync(images).length;
    rmSync(images, { recursive: true });
    await seed();
    expect(readdirSync(images)).toHaveLength(count);
  });
});
