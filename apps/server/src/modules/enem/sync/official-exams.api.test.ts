import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallOutput } from '@gabarita/contract';
import { areaOf, foreignLanguageOf } from '@gabarita/enem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../../test/test-app.js';
import { Progress } from './progress.js';
import type { YearReport } from './quality-report.js';
import { syncYears } from './sync-years.js';

const shared = fileURLToPath(new URL('../../../../../../../shared/enem-service/', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-official-'));
const PHONE_BYTES_MAX = 200_000;

describe.skipIf(!existsSync(shared))('the exams of 2020 and 2022 (needs ../shared)', () => {
  const testApp = useTestApp({ dataDir });
  let reports: YearReport[] = [];
  const sync = (from: string) =>
    syncYears(
      testApp().database,
      { from, years: undefined, dataDir },
      (count) => new Progress(count, { write: () => true }),
    );
  const query = async <Row>(sql: string) => (await testApp().database.pool.query(sql)).rows as Row[];
  const places = (condition: string) =>
    query<{ place: string }>(`select e.year || '/' || q.place as place from questions q
      join editions e on e.id = q.edition_id left join question_keys k on k.question_id = q.id
      where ${condition} order by e.year, q.index, q.language`).then((rows) => rows.map(({ place }) => place));

  beforeAll(async () => {
    reports = await sync(join(shared, 'data'));
  }, 300_000);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('leave out what is not there or not whole, and nothing else', async () => {
    expect(await places(`q.status = 'gap'`)).toEqual(['2020/144', '2020/168', '2020/179']);
    expect(await places(`q.status = 'quarantined'`)).toEqual(['2022/144', '2022/166']);
    expect(reports.map(({ served }) => served)).toEqual([182, 183]);
  });

  it('have five alternatives with content in every served question, and the area of their number', async () => {
    const incomplete = await query(`select q.id from questions q left join alternatives a on a.question_id = q.id
      where q.status = 'served' group by q.id having count(*) <> 5 or not bool_and(coalesce(a.text, a.image, '') <> '')`);
    expect(incomplete).toEqual([]);
    const areas = await query<{ year: number; index: number; area: string }>(
      'select e.year, q.index, q.area from questions q join editions e on e.id = q.edition_id',
    );
    expect(areas.filter(({ year, index, area }) => areaOf(year, index) !== area)).toEqual([]);
  });

  it('have the official keys and annulments', async () => {
    expect(await places(`k.annulled`)).toEqual(['2020/135', '2020/157', '2022/157']);
    expect(await places(`k.letter = 'D' and q.place = '143' and e.year = 2022`)).toEqual(['2022/143']);
  });

  it('never give the Spanish text to who chose English', async () => {
    const slots = await query<{ context: string; language: string }>(
      'select context, language from questions where language is not null',
    );
    expect(slots).toHaveLength(20);
    for (const { context, language } of slots) {
      const written = foreignLanguageOf(context.replaceAll(/!\[.*?\]\(.*?\)/g, ''));
      expect([language, undefined]).toContain(written);
    }
  });

  it('show all their images, none too heavy for a phone', async () => {
    const images = await query<{ hash: string; width: number; small_width: number | null }>('select * from images');
    // 320 files, of which six are copies of others.
    expect(images).toHaveLength(314);
    for (const { hash, width, small_width } of images) {
      const load = (size: number) => testApp().visitor().send('GET', `/files/images/${hash}-${size}.webp`);
      expect((await load(width)).statusCode).toBe(200);
      const phone = await load(small_width ?? width);
      expect(phone.statusCode).toBe(200);
      expect(phone.rawPayload.length).toBeLessThanOrEqual(PHONE_BYTES_MAX);
    }
  });

  it('are asked from nobody else while a student works', async () => {
    for (const year of [2020, 2022]) {
      const { body } = await testApp().visitor().send('GET', `/enem/v1/exams/${year}/papers/prova-completa`);
      const { questions } = JSON.parse(body) as CallOutput<'GET /enem/v1/exams/:year/papers/:discipline'>;
      const shown = questions.flatMap((question) => (question.available ? [question] : []));
      expect(shown.flatMap(({ images }) => images).length).toBeGreaterThan(100);
      expect(JSON.stringify(shown)).not.toMatch(/!\[[^\]]*\]\(https?:/);
    }
  });

  it('come out the same through a service that limits, fails and dawdles', { timeout: 300_000 }, async () => {
    const service = await startStandIn([
      '--rate-limit',
      '10',
      '--fail-rate',
      '0.1',
      '--latency-ms',
      '50',
      '--seed',
      '7',
    ]);
    try {
      const again = await sync(service.url);
      expect(again.map(({ changed, served }) => ({ changed, served }))).toEqual([
        { changed: 0, served: 182 },
        { changed: 0, served: 183 },
      ]);
    } finally {
      service.process.kill();
    }
  });
});

async function startStandIn(options: string[]): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [join(shared, 'serve.mjs'), '--port', '0', '--quiet', ...options]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? '', process: child };
}
