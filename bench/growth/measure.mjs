#!/usr/bin/env node
/**
 * npm run bench:growth — what calls cost as a school becomes a state.
 *
 * A server on a temporary PostgreSQL, around which the number of attempts grows from 1,000 to 100,000 (with all their
 * answers, exams and turmas) and that of ranked students from 10,000 to 1,000,000. Prints the processor time of each call,
 * server and database together, which other programs on the machine hardly touch, and writes a plot (--out FILE, else
 * .cache/growth.svg). LEVELS=1000x10000,… changes the sizes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../apps/server/dist/db/open.js';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { prepareSchool } from '../load/school.mjs';
import { processorSeconds, startServer } from '../load/server.mjs';
import { measureCalls, SEATS_A_LEVEL } from './calls.mjs';
import { fill } from './fill.mjs';
import { plot } from './plot.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/growth.svg' } } });
const LEVELS = (process.env.LEVELS ?? '1000x10000,10000x100000,100000x1000000')
  .split(',')
  .map((level) => level.split('x').map(Number))
  .map(([attempts, students]) => ({ attempts, students }));

const number = (value) => value.toLocaleString('en');

async function logIn(url) {
  const body = JSON.stringify({ email: 'admin@gabarita.demo', password: 'gabarita123' });
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).json()).token;
}

async function grow(server, database, school, cpu) {
  const reader = school.students.shift();
  const { rows } = await database.pool.query('select id from users where email = $1', [reader.email]);
  const tokens = { student: reader.token, admin: await logIn(server.url) };
  const world = { url: server.url, school, tokens, timings: [], errors: [], putOff: [] };
  const grown = { attempts: 0, students: 0 };
  const measured = [];
  for (const level of LEVELS) {
    console.error(`${number(level.attempts)} attempts, ${number(level.students)} ranked students...`);
    const more = { attempts: level.attempts - grown.attempts, students: level.students - grown.students };
    const readerId = measured.length === 0 ? rows[0].id : undefined;
    const { examId } = await fill(database.pool, { ...more, questionIds: school.questionIds, readerId });
    measured.push({ ...level, calls: await measureCalls({ ...world, examId }, cpu) });
    Object.assign(grown, level);
  }
  return measured;
}

function print(measured) {
  const [first] = measured;
  const rows = Object.keys(first.calls).map((name) => [
    name,
    {
      ...Object.fromEntries(
        measured.map(({ attempts, students, calls }) => [
          `${number(attempts)} / ${number(students)}`,
          `${calls[name].cpu.toFixed(1)} ms (${calls[name].ms.toFixed(1)} on the clock)`,
        ]),
      ),
      growth: `×${(measured.at(-1).calls[name].cpu / first.calls[name].cpu).toFixed(1)}`,
    },
  ]);
  console.log('\nProcessor time a call, by attempts / ranked students');
  console.table(Object.fromEntries(rows));
}

const postgres = await startPostgres();
if (!postgres) {
  console.error('PostgreSQL was not found here.');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-growth-'));
const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
try {
  const school = await prepareSchool(env, LEVELS.length * SEATS_A_LEVEL + 1);
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir }, console.error);
  const server = await startServer(env);
  const cpu = () => processorSeconds(server.pid) + processorSeconds(postgres.pid);
  const measured = await grow(server, database, school, cpu).finally(async () => {
    await server.stop();
    await database.close();
  });
  print(measured);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, plot(measured));
  console.log(`plot: ${values.out}`);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
