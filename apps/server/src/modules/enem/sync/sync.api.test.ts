import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExamService, startExamService, writeExam, writeImage } from '../../../../test/exam-service.js';
import { useTestApp } from '../../../../test/test-app.js';
import { Progress } from './progress.js';
import { printedReport } from './quality-report.js';
import { syncYears } from './sync-years.js';

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-sync-'));
const testApp = useTestApp({ dataDir });
const root = join(dataDir, 'service');
const services: ExamService[] = [];

beforeEach(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  await testApp().database.pool.query('delete from editions');
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function aService(...parameters: Parameters<typeof startExamService>): Promise<ExamService> {
  const service = await startExamService(...parameters);
  services.push(service);
  return service;
}

/** Runs a sync and tells what it said on the way. */
async function sync(from: string, years?: number[]) {
  const said: string[] = [];
  const progress = (count: number) => new Progress(count, { write: (text) => said.push(text) });
  const reports = await syncYears(testApp().database, { from, years, dataDir }, progress);
  return { reports, said: said.join('') };
}

const query = async (sql: string) => (await testApp().database.pool.query(sql)).rows;
const stored = () =>
  query(`select e.year, q.place, q.status, q.reasons, q.context, q.statement, q.area, k.letter,
    array(select a.letter || coalesce(a.text, a.image, '') from alternatives a where a.question_id = q.id order by 1) as options
    from questions q join editions e on e.id = q.edition_id left join question_keys k on k.question_id = q.id
    order by e.year, q.index, q.language`);
const at = async (place: string) => (await stored()).find((row) => row.place === place);

const ENGLISH = 'The mayor of the town was proud of it, and the people were not.';
const SPANISH = 'El alcalde y los vecinos del pueblo salieron con sus perros.';

async function anExam(year = 2019): Promise<void> {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#e60' } })
    .png()
    .toBuffer();
  const image = writeImage(root, year, 'mapa.png', picture);
  writeExam(root, year, [
    { index: 1, language: 'ingles', context: ENGLISH },
    { index: 1, language: 'espanhol', context: SPANISH },
    { index: 2, context: SPANISH },
    { index: 2, language: 'ingles', context: ENGLISH },
    ...[3, 4, 5].flatMap((index) => [
      { index, language: 'ingles', context: ENGLISH },
      { index, language: 'espanhol', context: SPANISH },
    ]),
    { index: 50, context: `Observe o mapa do bairro.\n\n![](${image})` },
    { index: 51, alternatives: [...'ABCD'].map((letter) => ({ letter, text: letter, file: null })) },
    { index: 52, alternativesIntroduction: null },
    { index: 53 },
  ]);
}

describe('a sync', () => {
  it('gives the same from the service and from its folder', async () => {
    await anExam();
    await sync(root);
    const fromFolder = await stored();
    const { reports } = await sync((await aService(root)).url);
    // The one question that the service refuses to give is a gap there, and withdrawn here.
    expect(reports[0]?.changed).toBe(1);
    const differing = (await stored()).filter((row, n) => JSON.stringify(row) !== JSON.stringify(fromFolder[n]));
    expect(differing).toMatchObject([{ place: '52', status: 'gap', reasons: ['refused'] }]);
  });

  it('fills every place, and tells served from withdrawn from missing', async () => {
    await anExam();
    const { reports } = await sync((await aService(root)).url);
    expect(await stored()).toHaveLength(185);
    expect(reports[0]).toMatchObject({ served: 12, quarantined: 1, gaps: 172, reasons: ['alternatives-missing'] });
    expect(await at('2-espanhol')).toMatchObject({ status: 'served', context: SPANISH });
    expect(await at('2-ingles')).toMatchObject({ status: 'served', context: ENGLISH });
    expect(await at('54')).toMatchObject({ status: 'gap', reasons: ['absent'] });
    expect(printedReport(reports)).toContain('1  Não tem cinco alternativas');
  });

  it('serves images from here, for phones and for larger screens', async () => {
    await anExam();
    await sync(root);
    const src = /\((\/files\/images\/\w+-900\.webp)\)/.exec((await at('50'))?.context)?.[1] ?? '';
    const large = await testApp().visitor().send('GET', src);
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    const small = await testApp().visitor().send('GET', src.replace('-900', '-720'));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 720, height: 240 });
  });

  it('twice changes nothing', async () => {
    await anExam();
    await sync(root);
    const revisions = () => query('select year, revision from editions');
    const before = await revisions();
    const { reports } = await sync(root);
    expect(reports[0]?.changed).toBe(0);
    expect(await revisions()).toEqual(before);
  });

  it('goes on where a run that died stopped', async () => {
    await anExam(2018);
    await anExam(2019);
    let dead = true;
    const service = await aService(root, (path) =>
      dead && path === '/v1/exams/2019' ? { status: 403, body: '' } : undefined,
    );
    await expect(sync(service.url)).rejects.toThrow(/^Erro HTTP 403/);
    expect((await query('select year from editions')).map(({ year }) => year)).toEqual([2018]);

    dead = false;
    service.requests.length = 0;
    const { said } = await sync(service.url);
    expect(said).toContain('2018: já sincronizado antes da interrupção');
    expect(service.requests.filter((path) => path.includes('2018'))).toEqual([]);
    expect((await query('select year from editions order by year')).map(({ year }) => year)).toEqual([2018, 2019]);

    // That run reached its end, so the next one starts afresh.
    await sync(service.url);
    expect(service.requests.some((path) => path.includes('2018'))).toBe(true);
  });
});

describe('a sync that cannot go on', () => {
  it('says so in one line when there is no service', async () => {
    const gone = await startExamService(root);
    await gone.close();
    await expect(sync(gone.url)).rejects.toThrow(/^Não foi possível ler .*ECONNREFUSED.*$/);
  });

  it('says so when the folder has no exams, or not the year', async () => {
    await expect(sync(dataDir)).rejects.toThrow(/falta o arquivo exams.json/);
    await anExam();
    await expect(sync(root, [2011])).rejects.toThrow(/não tem nenhum dos anos pedidos/);
  });

  it('leaves the year as it was when a file is cut short', async () => {
    await anExam();
    await sync(root);
    const before = await stored();
    writeExam(root, 2019, [
      { index: 53, context: 'Outro texto, que não deve entrar pela metade no banco de questões.' },
      { index: 54 },
    ]);
    truncateSync(join(root, '2019/questions/54/details.json'), 40);
    await expect(sync(root)).rejects.toThrow('2019/questions/54/details.json está incompleto ou não é JSON.');
    expect(await stored()).toEqual(before);
  });
});

describe('an image that is not an image', () => {
  it('withdraws its question, with one line about it', async () => {
    const image = writeImage(root, 2019, 'foto.png', Buffer.from('<html>404</html>'));
    writeExam(root, 2019, [{ index: 60, context: `Veja a foto. ![](${image})` }, { index: 61 }]);
    const { said } = await sync(root);
    expect(await at('60')).toMatchObject({ status: 'quarantined', reasons: ['image-unreadable'] });
    expect(await at('61')).toMatchObject({ status: 'served' });
    expect(said).toMatch(/2019: https:\/\/enem\.dev\/2019\/questions\/img\/foto\.png não é uma imagem/);
  });

  it('withdraws it too when the file is missing or is the service’s own broken image', async () => {
    writeFileSync(join(root, 'broken-image.svg'), '<svg/>');
    writeExam(root, 2019, [
      { index: 60, context: '![](https://enem.dev/broken-image.svg)' },
      { index: 61, context: 'Veja. ![](https://enem.dev/2019/questions/img/nenhuma.png)' },
    ]);
    await sync(root);
    expect((await at('60'))?.reasons).toEqual(['image-broken']);
    expect((await at('61'))?.reasons).toEqual(['image-missing']);
  });
});
