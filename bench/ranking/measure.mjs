#!/usr/bin/env node
/**
 * npm run bench:ranking — what the ranking costs the database as the number of ranked students grows.
 *
 * Fills a temporary PostgreSQL with 1,000 to 1,000,000 students (where the machine has one),
 * and a temporary embedded database with fewer, and runs the very queries of the calls. The last column is what each
 * request would cost if it sorted everybody.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AREAS } from '@gabarita/enem';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/server/dist/db/open.js';
import { attempts } from '../../apps/server/dist/db/schema/index.js';
import { countAttempt } from '../../apps/server/dist/modules/ranking/counting.js';
import { foldTally } from '../../apps/server/dist/modules/ranking/jobs.js';
import { findAmongAll, listAll } from '../../apps/server/dist/modules/ranking/repository.js';
import { startPostgres } from '../../scripts/test/postgres.mjs';

const RUNS = 25;
const PAGE = 50;
const asked = { area: 'geral', turmaIds: [] };

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Students up to this number, each with a result in the ranking of all areas and in one area. */
async function grow({ pool }, from, to) {
  const client = await pool.connect();
  // Filling takes longer than any request may.
  await client.query('set statement_timeout = 0; select setseed(0.2026)');
  await client.query(
    `insert into users (name, email, password_hash, role, created_at)
     select 'Estudante ' || n, 'e' || n || '@escola.br', '', 'student', now() from generate_series($1::int, $2::int) as n`,
    [from + 1, to],
  );
  // A sum of four dice is near enough to how averages are spread.
  await client.query(
    `with result as (
       select id, (250 * (random() + random() + random() + random()))::int as tenths
       from users order by id desc limit $1
     ), attempt as (
       insert into attempts (user_id, source, exam_name, mode, total_questions, answered, correct_answers, score,
         percentage, time_spent, first, ranked, receipt, created_at)
       select id, 'ENEM', '', 'screen', 45, 45, 0, 0, tenths / 10.0, 0, true, true, '', now() from result
       returning id, user_id, percentage)
     insert into ranking_results (user_id, attempt_id, area, tenths, open)
     select user_id, id, area, percentage * 10, true
     from attempt, unnest(array['geral', 'matematica']) as area`,
    [to - from],
  );
  await client.query('vacuum analyze');
  client.release(true);
}

/** Planning and execution of one of our queries, as the database itself measures them. */
async function databaseTime({ db }, ask) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    let spent = 0;
    await ask({
      execute: async (query) => {
        const { rows } = await db.execute(sql`explain (analyze, timing off, format json) ${query}`);
        const [plan] = rows[0]['QUERY PLAN'];
        spent += plan['Planning Time'] + plan['Execution Time'];
        return db.execute(query);
      },
    });
    times.push(spent);
  }
  return median(times);
}

/** A whole transaction, seen from here: the driver's share is the same at every size. */
async function recordingTime({ db }) {
  const { rows } = await db.execute(sql`select max(id)::integer as last from users`);
  const times = [];
  for (let run = 1; run <= RUNS; run++) {
    const user_id = 1 + Math.floor((rows[0].last * run) / (RUNS + 1));
    const [attempt] = await db.insert(attempts).values(anAttempt(user_id)).returning();
    const began = performance.now();
    await db.transaction((tx) => countAttempt(tx, attempt, true));
    times.push(performance.now() - began);
  }
  return median(times);
}

/** A Prova Completa: it counts in five rankings. */
const anAttempt = (user_id) => ({
  user_id,
  source: 'ENEM',
  exam_name: '',
  mode: 'screen',
  total_questions: 180,
  answered: 180,
  correct_answers: 110,
  score: 110,
  percentage: 61.1,
  areas: AREAS.map((discipline) => ({ discipline, percentage: 61.1 })),
  time_spent: 0,
  first: true,
  ranked: true,
  receipt: '',
  created_at: new Date(),
});

async function plainSortTime({ db }) {
  const { rows } = await db.execute(sql`explain (analyze, timing off, format json)
    select * from (
      select user_id, rank() over (order by average desc) from ranking_standings
      where area = 'geral' and visible and exams > 0) as everybody
    where user_id = 500`);
  return rows[0]['QUERY PLAN'][0]['Execution Time'];
}

async function measure(database) {
  const { rows } = await database.pool.query(
    `select user_id as "userId", average from ranking_standings where area = 'geral' order by average offset $1 limit 1`,
    [Math.floor((await count(database)) / 10)],
  );
  const [deep] = rows;
  return {
    'first page': await databaseTime(database, (db) => listAll(db, { ...asked, after: undefined, limit: PAGE })),
    'deep page': await databaseTime(database, (db) => listAll(db, { ...asked, after: deep, limit: PAGE })),
    'own position': await databaseTime(database, (db) => findAmongAll(db, deep.userId, asked)),
    'record a result': await recordingTime(database),
    'sorting everybody': await plainSortTime(database),
  };
}

async function count({ pool }) {
  const { rows } = await pool.query(`select count(*)::integer as count from ranking_standings where area = 'geral'`);
  return rows[0].count;
}

function print(title, results) {
  const [[, smallest]] = results;
  const shown = (value, base) => `${value.toFixed(2)} ms (×${(value / base).toFixed(1)})`;
  const table = results.map(([students, times]) => [
    students.toLocaleString('en'),
    Object.fromEntries(Object.entries(times).map(([what, time]) => [what, shown(time, smallest[what])])),
  ]);
  console.log(`\n${title}: median of ${RUNS} runs, and how many times that of the smallest school`);
  console.table(Object.fromEntries(table));
}

async function bench(title, database, sizes) {
  const results = [];
  let students = 0;
  for (const size of sizes) {
    console.error(`${title}: ${size.toLocaleString('en')} students...`);
    await grow(database, students, size);
    await foldTally(database.db);
    await measure(database);
    results.push([size, await measure(database)]);
    students = size;
  }
  print(title, results);
}

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-bench-'));
const postgres = await startPostgres();
try {
  if (postgres) {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir }, console.error);
    await bench('PostgreSQL', database, [1_000, 10_000, 100_000, 1_000_000]).finally(() => database.close());
  } else console.error('PostgreSQL was not found here; only the embedded database is measured.');
  const embedded = await openDatabase({ databaseUrl: undefined, dataDir }, console.error);
  await bench('embedded', embedded, [1_000, 10_000, 50_000]).finally(() => embedded.close());
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
