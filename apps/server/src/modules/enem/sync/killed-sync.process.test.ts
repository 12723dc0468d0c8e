import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { startExamService, writeExam, writeImage } from '../../../../test/exam-service.js';
import { aDataDirectory } from '../../../../test/test-database.js';
import { openDatabase } from '../../../db/open.js';

const command = fileURLToPath(new URL('../../../../dist/cli/enem-sync.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'gabarita-killed-sync-'));
const folders = [root];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Images are brought four at a time, so that many can be on their way when the process dies. */
const IN_FLIGHT = 4;

async function anExam(year: number): Promise<void> {
  const pictures = await Promise.all(
    Array.from({ length: 6 }, async (_, n) => {
      const background = { r: 40 * n, g: year % 256, b: 90 };
      const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      return writeImage(root, year, `figura-${n}.png`, picture);
    }),
  );
  writeExam(root, year, [
    ...[1, 2, 3, 4, 5].flatMap((index) => [
      { index, language: 'ingles', context: `The mayor of town ${index} was proud of it, and the people were not.` },
      { index, language: 'espanhol', context: `El alcalde y los vecinos del pueblo ${index} salieron.` },
    ]),
    ...pictures.map((url, n) => ({ index: 50 + n, context: `Observe a figura da rua ${n}.\n\n![](${url})` })),
    { index: 120, context: `Um texto de ${year} que se lê sem figura, sobre a enchente e a vila de pescadores.` },
  ]);
}

/** Everything a reader could tell two databases apart by: all but ids. */
async function contents(dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, console.error);
  const { rows } = await database.pool.query(`
    select e.year, e.title, q.place, q.status, q.reasons, q.area, q.context, q.statement, q.fingerprint, k.letter,
      k.annulled, b.words::text, array(select a.letter || coalesce(a.text, a.image, '') from alternatives a
      where a.question_id = q.id order by 1) as options
    from questions q join editions e on e.id = q.edition_id left join question_keys k on k.question_id = q.id
      left join bank_entries b on b.question_id = q.id order by e.year, q.index, q.language`);
  const images = await database.pool.query('select * from images order by hash');
  await database.close();
  return { rows, images: images.rows, files: readdirSync(join(dataDir, 'images')).sort() };
}

function aSync(dataDir: string, from: string): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [command, '--from', from], {
    cwd: tmpdir(),
    env: { PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
}

const endOf = (child: ChildProcess) => new Promise<number | null>((left) => child.once('exit', left));

it('a sync that is killed three times ends as one that was not, and fetches nothing it already had', {
  timeout: 300_000,
}, async () => {
  await anExam(2018);
  await anExam(2019);
  const [whole, killed] = [aDataDirectory(), aDataDirectory()];
  folders.push(whole, killed);

  let onRequest: (path: string) => void = () => undefined;
  const service = await startExamService(root, (path) => {
    onRequest(path);
    return undefined;
  });
  try {
    expect(await endOf(aSync(whole, service.url))).toBe(0);
    const needed = service.requests.splice(0);
    expect(new Set(needed).size).toBe(needed.length);

    // Between two pages, among the images of the first year, and among those of the second.
    const moments = [/^\/v1\/exams\/2018\/questions/, /2018\/questions\/img/, /2019\/questions\/img/];
    for (const moment of moments) {
      const child = aSync(killed, service.url);
      let seen = 0;
      onRequest = (path) => {
        if (moment.test(path) && ++seen === 2) child.kill('SIGKILL');
      };
      expect(await endOf(child)).toBeNull();
    }
    onRequest = () => undefined;
    expect(await endOf(aSync(killed, service.url))).toBe(0);

    const again = service.requests.length - new Set(service.requests).size;
    console.log(`${moments.length} kills, ${needed.length} addresses, ${again} fetched again`);
    expect(new Set(service.requests)).toEqual(new Set(needed));
    // One page, and the images that were on their way at each of two kills.
    expect(again).toBeLessThanOrEqual(1 + 2 * IN_FLIGHT);
    expect(await contents(killed)).toEqual(await contents(whole));
  } finally {
    await service.close();
  }
});
