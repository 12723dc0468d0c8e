import { beforeAll, describe, expect, it } from 'vitest';
import { courseTables } from '../../../test/courses.js';
import { useTestApp } from '../../../test/test-app.js';
import { importCourses } from './import-courses.js';

const testApp = useTestApp();
const search = (query: Record<string, string | number>) => testApp().visitor().call('GET /api/courses', { query });
const open = (id: number, query = {}) => testApp().visitor().call('GET /api/courses/:id', { params: { id }, query });
const SCORES = { cn: 700, ch: 700, lc: 700, mt: 800, redacao: 800 };

beforeAll(() => importCourses(testApp().services.db, courseTables()));

describe('searching courses', () => {
  it.each([
    [{ course: 'medi' }, [10, 12, 14]],
    [{ course: 'medicina vet' }, [14]],
    [{ course: 'fisica' }, [13]],
    [{ course: 'FÍSICA', city: 'salv' }, [13]],
    [{ city: 'sao paulo' }, [12]],
    [{ institution: 'ufba' }, [13, 10, 14]],
    [{ institution: 'são paulo' }, [12]],
    [{ uf: 'ba', degree: 'Bacharelado' }, [10, 14]],
    [{ shift: 'Noturno' }, [13]],
    [{ course: 'salvador' }, []],
    [{ course: "m'); drop table course_offers; --" }, []],
  ])('for %o finds by the beginnings of words, accents aside', async (query, ids) => {
    expect((await search(query)).map(({ id }) => id)).toEqual(ids);
  });

  it('pages in alphabetical order, without repeating or losing an offer', async () => {
    const first = await testApp().visitor().send('GET', '/api/courses?limit=2');
    const [, next] = /<(.*)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const second = await testApp()
      .visitor()
      .send('GET', next ?? '');
    const ids = [first, second].flatMap((page) => page.json<{ id: number }[]>().map(({ id }) => id));
    expect(ids).toEqual([13, 10, 12, 14]);
    expect(second.headers.link).toBeUndefined();
  });

  it('says the last cut-off, the forecast with its range, and no chance to whoever typed no scores', async () => {
    const [course] = await search({ course: 'medicina', uf: 'BA' });
    expect(course).toMatchObject({ last: { year: 2024, cutoff: 781 }, score: null, chance: null });
    const { year, cutoff = 0, low = 0, high = 0 } = course?.forecast ?? {};
    expect(year).toBe(2025);
    expect([low < cutoff, cutoff < high, Math.abs(cutoff - 781) < 25]).toEqual([true, true, true]);
  });

  it('weighs typed scores as each course does, and gives a better chance where less is asked', async () => {
    const courses = await search({ institution: 'ufba', ...SCORES });
    expect(courses.map(({ score }) => score)).toEqual([760, 760, 760]);
    const [physics, medicine, veterinary] = courses.map(({ chance }) => chance ?? 0);
    expect([physics, medicine, veterinary].every((chance) => chance !== undefined && chance >= 0 && chance <= 1)).toBe(
      true,
    );
    expect(physics).toBeGreaterThan(0.95);
    expect(veterinary).toBeGreaterThan(medicine ?? 1);
    expect(medicine).toBeLessThan(0.5);
  });

  it('gives the chance in the modality that is asked for', async () => {
    const chances = await Promise.all(
      ['AC', 'EP'].map(
        async (modality) => (await search({ course: 'medicina', uf: 'SP', modality, ...SCORES }))[0]?.chance,
      ),
    );
    expect(chances[1]).toBeGreaterThan(chances[0] ?? 1);
  });

  it('refuses a score above 1000, and four scores', async () => {
    const answers = await Promise.all(
      ['cn=1001&ch=1&lc=1&mt=1&redacao=1', 'cn=700&ch=700&lc=700&mt=700'].map((query) =>
        testApp().visitor().send('GET', `/api/courses?${query}`),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers[0]?.json().errors).toEqual({ cn: ['Informe uma nota de 0 a 1000.'] });
    expect(answers[1]?.json().errors).toEqual({ scores: ['Informe as cinco notas, ou nenhuma.'] });
  });
});

describe('one course', () => {
  it('shows its cut-offs over the years, those under its former spelling too', async () => {
    const { modalities } = await open(13);
    expect(modalities.find(({ text }) => text === 'AC')?.years).toEqual([
      { year: 2022, places: 30, cutoff: 559 },
      { year: 2023, places: 30, cutoff: 560 },
      { year: 2024, places: 30, cutoff: 566 },
    ]);
  });

  it('shows its weights, and what ten points of each score are worth here', async () => {
    const { weights, worth } = await open(10);
    expect(weights).toMatchObject({ year: 2024, weights: { mt: 4 }, minimums: { redacao: 500 } });
    expect(worth).toEqual({ cn: 2, ch: 1, lc: 1, mt: 4, redacao: 2 });
  });

  it('tells what is missing, and what would bring most of it', async () => {
    const { modalities } = await open(12, SCORES);
    const missing = modalities.find(({ text }) => text === 'AC')?.missing;
    expect(missing?.points).toBeGreaterThan(20);
    expect(missing?.rises[0]).toEqual({ score: 'mt', rise: 40, brings: 16 });
  });

  it('tells which score shuts it', async () => {
    const course = await open(10, { ...SCORES, redacao: 480 });
    expect(course.below_minimum).toEqual(['redacao']);
    expect(course.modalities.map(({ chance }) => chance)).toEqual([0, 0]);
  });

  it('is not found under a number that nobody has', async () => {
    expect((await testApp().visitor().send('GET', '/api/courses/999')).statusCode).toBe(404);
  });
});

describe('importing a year', () => {
  const years = async () =>
    (await open(10)).modalities.find(({ text }) => text === 'AC')?.years.map(({ year, cutoff }) => [year, cutoff]);
  const db = () => testApp().services.db;

  it('refuses a folder that counts its offers in another way, and leaves everything as it was', async () => {
    const tables = courseTables([2025]);
    const other = {
      ...tables,
      offers: new Map([...tables.offers].map(([id, offer]) => [id, { ...offer, course: 'LETRAS' }])),
    };
    await expect(importCourses(db(), other)).rejects.toThrow(
      'offers.csv: a oferta 10 é MEDICINA (UFBA) nos anos já importados, não LETRAS',
    );
    expect(await years()).toEqual([
      [2022, 779],
      [2023, 780],
      [2024, 781],
    ]);
  });

  it('replaces a year that is known', async () => {
    const tables = courseTables([2023]);
    await importCourses(db(), { ...tables, cutoffs: tables.cutoffs.map((row) => ({ ...row, cutoff: 750 })) });
    expect(await years()).toEqual([
      [2022, 779],
      [2023, 750],
      [2024, 781],
    ]);
  });

  it('adds a new year and forecasts the one after it', async () => {
    expect(await importCourses(db(), courseTables([2025]))).toEqual({ years: [2025], cutoffs: 8, forecastYear: 2026 });
    expect((await years())?.at(-1)).toEqual([2025, 782]);
    expect((await search({ course: 'fisica' }))[0]?.forecast?.year).toBe(2026);
  });

  it('needs cut-offs to import', async () => {
    await expect(importCourses(db(), { ...courseTables(), cutoffs: [] })).rejects.toThrow(
      'cutoffs.csv: não há nenhuma nota de corte',
    );
  });
});
