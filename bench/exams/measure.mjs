// How much the largest exam costs: 180 questions, 108 images. Prints queries, bytes and milliseconds of each step.
// Usage: npm run bench:exams
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../../apps/server/dist/app.js';
import { systemClock } from '../../apps/server/dist/clock.js';
import { readConfig } from '../../apps/server/dist/config.js';
import { openDatabase } from '../../apps/server/dist/db/open.js';
import { demoLogins } from '../../apps/server/dist/demo/people.js';
import { seedDemo } from '../../apps/server/dist/demo/seed.js';

const QUESTIONS = 180;
const hashOf = (n) => n.toString(16).padStart(32, '0');
const address = (n) => `/files/images/${hashOf(n)}-300.webp`;
const typed = Array.from({ length: QUESTIONS }, (_, n) => ({
  statement: `Enunciado da questão ${n}, com o tamanho que eles costumam ter. `.repeat(8),
  ...(n % 2 === 0 && { image_url: address(n) }),
  alternatives: [...'ABCDE'].map((letter) => ({
    letter,
    text: `uma opção de tamanho comum, que é a ${letter}`,
    ...(n % 10 === 0 && letter === 'A' && { image_url: address(1_000 + n) }),
    is_correct: letter === 'C',
  })),
}));

let queries = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...given) {
  queries += 1;
  return query.apply(this, given);
};

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-bench-'));
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL,
  DEMO: 'true',
  LOG_LEVEL: 'silent',
});
const database = await openDatabase(config, console.error);
try {
  await seedDemo(database.db, systemClock);
  const values = typed.flatMap((_, n) => [n, 1_000 + n]).map((n) => `('${hashOf(n)}', 'webp', 300, 200)`);
  await database.pool.query(`insert into images (hash, format, width, height) values ${values.join(',')}`);
  const mailer = { configured: false, send: async () => {} };
  // No essay is graded here.
  const corrector = { close: async () => {} };
  const app = await buildApp({ db: database.db, clock: systemClock, mailer, corrector, config, demo: true }, database);

  const send = async (token, method, url, payload) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const before = { queries, at: performance.now() };
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`);
    const cost = { queries: queries - before.queries, ms: Math.round(performance.now() - before.at) };
    return { body: response.json(), cost: { ...cost, 'response KB': Math.round(response.rawPayload.length / 1_024) } };
  };
  const login = async (role) => {
    const { email, password } = demoLogins.find((one) => one.role === role);
    return (await send(undefined, 'POST', '/api/login', { email, password })).body.token;
  };
  const [admin, student] = [await login('admin'), await login('student')];
  const [turma] = (await send(admin, 'GET', '/api/turmas')).body;
  const created = await send(admin, 'POST', '/api/exams', { title: 'O maior', total_questions: QUESTIONS });
  const exam = `/api/exams/${created.body.id}`;
  await send(admin, 'POST', `${exam}/assign`, { turma_ids: [turma.id] });
  console.table({
    created: created.cost,
    'questions sent': (await send(admin, 'POST', `${exam}/questions`, { questions: typed })).cost,
    'listed by a student': (await send(student, 'GET', '/api/exams')).cost,
    'opened by its maker, with the key': (await send(admin, 'GET', exam)).cost,
    'opened by the first student': (await send(student, 'GET', exam)).cost,
    'opened again': (await send(student, 'GET', exam)).cost,
  });
  await app.close();
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
