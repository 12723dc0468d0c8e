#!/usr/bin/env node
/**
 * npm run bench:courses — how long the database takes to search the offers of the SiSU, and how long a first start takes to store them.
 *
 * The best of the runs is what an idle machine takes. Works on a temporary embedded database (or DATABASE_URL) with all offers that come with the product.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSisu, loadSisuForecasts } from '@gabarita/content';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/server/dist/db/open.js';
import { storeShipped } from '../../apps/server/dist/modules/courses/import-courses.js';
import { findCourse, searchCourses, searchQuery } from '../../apps/server/dist/modules/courses/repository.js';
import { wordQuery } from '../../apps/server/dist/modules/courses/words.js';

const RUNS = 25;
const LIMIT = 25;
const SEARCHES = [
  {},
  { course: 'medicina' },
  { course: 'eng' },
  { course: 'a' },
  { course: 'ciencias', city: 'são' },
  { institution: 'universidade federal' },
  { institution: 'ufba', uf: 'BA' },
  { shift: 'Noturno', degree: 'Licenciatura' },
  { course: 'inexistente' },
];

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

const folder = mkdtempSync(join(tmpdir(), 'gabarita-courses-'));
const database = await openDatabase({ dataDir: folder, databaseUrl: process.env.DATABASE_URL }, console.error);
try {
  const { db } = database;
  const start = performance.now();
  const [tables, forecasts] = [loadSisu(), loadSisuForecasts()];
  const read = performance.now();
  await storeShipped(db, tables, forecasts);
  console.log(`read ${Math.round(read - start)} ms, stored ${Math.round(performance.now() - read)} ms`);
  for (const { course, city, institution, ...rest } of SEARCHES) {
    const wanted = { ...rest, words: wordQuery({ course, city, institution }), limit: LIMIT };
    const times = [];
    for (let run = 0; run < RUNS; run++) {
      const { rows } = await db.execute(sql`explain (analyze, timing off, format json) ${searchQuery(wanted)}`);
      const [plan] = rows[0]['QUERY PLAN'];
      times.push(plan['Planning Time'] + plan['Execution Time']);
    }
    const found = (await searchCourses(db, wanted)).length;
    const asked = JSON.stringify({ course, city, institution, ...rest });
    console.log(
      `${asked}: ${median(times).toFixed(2)} ms (best ${Math.min(...times).toFixed(2)}), ${found} on the page`,
    );
  }
  const opened = performance.now();
  for (let run = 0; run < RUNS; run++) await findCourse(db, 100 + run);
  console.log(
    `one offer: ${((performance.now() - opened) / RUNS).toFixed(2)} ms, the way to the database and back included`,
  );
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
