import { readFileSync, rmSync } from 'node:fs';
import { errors, FILE_MAX_BYTES } from '@gabarita/contract';
import sharp from 'sharp';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { ServerProcess } from '../test/server-process.js';
import { aSheetPhoto } from '../test/sheet-photos.js';
import { ask, get } from '../test/sitting.js';
import { aDataDirectory } from '../test/test-database.js';
import { demoPassword, demoStudents } from './demo/people.js';

const PHOTOS = 50;
/** What forms under way may hold, twice (as it arrives, and as it waits to be read), and a thread that reads. */
const MOST_MEGABYTES = 500;

const DATA_DIR = aDataDirectory();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

it(`${PHOTOS} large photos at once are each read or asked to come again, in bounded memory, while others are served`, async () => {
  const server = await ServerProcess.start({ DATA_DIR, DEMO: 'true', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  onTestFinished(async () => void (await server.stop('SIGTERM')));
  const tokens = await Promise.all(demoStudents.map(({ email }) => tokenOf(server, email)));
  const examId = await anExamWithSheets(server, tokens[0]);
  const photo = await aLargePhotoOfNothing();
  const before = megabytesOf(server);

  let answered = 0;
  const flood = Array.from({ length: PHOTOS }, async (_, place) => {
    const answer = await send(server, tokens[place % tokens.length], examId, photo);
    answered++;
    return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
  });
  const others = await Promise.all([
    ask(server.url, 'GET', '/healthz'),
    ask(server.url, 'GET', '/api/exams', tokens[1]),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  expect(answered).toBeLessThan(PHOTOS);

  const outcomes = await Promise.all(flood);
  const [read, askedAgain] = [errors['answer-sheets.sheet-not-found'], errors['server.busy']].map((expected) =>
    outcomes.filter(({ status, message }) => status === expected.status && message === expected.message),
  );
  expect(read?.length).toBeGreaterThan(0);
  expect(askedAgain?.length).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => !read?.includes(outcome) && !askedAgain?.includes(outcome))).toEqual([]);
  const afterwards = await send(server, tokens[0], examId, await aSheetPhoto({ marked: 'ABCDEABC' }));
  expect(afterwards.status).toBe(200);
  const most = megabytesOf(server);
  if (before && most) {
    console.info(`photo flood: ${read?.length} of ${PHOTOS} looked at, ${before} MB before, ${most} MB at most`);
    expect(most - before).toBeLessThan(MOST_MEGABYTES);
  }
}, 300_000);

async function tokenOf({ url }: ServerProcess, email: string): Promise<string> {
  const { token } = await get<{ token: string }>(url, 'POST', '/api/login', undefined, {
    email,
    password: demoPassword,
  });
  return token;
}

async function anExamWithSheets({ url }: ServerProcess, token: string | undefined): Promise<number> {
  const exams = await get<{ id: number; title: string }[]>(url, 'GET', '/api/exams', token);
  const exam = exams.find(({ title }) => title === 'Simulado bimestral: quatro áreas');
  if (!exam) throw new Error('the demonstration has lost its exam');
  return exam.id;
}

function send({ url }: ServerProcess, token: string | undefined, examId: number, photo: Buffer): Promise<Response> {
  const body = new FormData();
  body.set('exam_id', String(examId));
  body.set('image', new File([new Uint8Array(photo)], 'cartao.jpg', { type: 'image/jpeg' }));
  return fetch(`${url}/api/answer-sheets/recognize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

/** As large as a form may carry: as many pixels as a phone's photo, and bytes after them that no decoder looks at. */
async function aLargePhotoOfNothing(): Promise<Buffer> {
  const wall = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#999' } });
  return Buffer.concat([await wall.jpeg().toBuffer(), Buffer.alloc(FILE_MAX_BYTES)]).subarray(
    0,
    FILE_MAX_BYTES - 1_000,
  );
}

/** The most memory the process has had so far, where the system tells. */
function megabytesOf({ child }: ServerProcess): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
