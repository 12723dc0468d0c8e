#!/usr/bin/env node
/**
 * npm run bench:questions — how long the database takes to search the bank.
 *
 * Fills a temporary embedded database (or DATABASE_URL) with more than 3,000 questions, their texts shuffled from the
 * sentences of the original bank, and asks the planner for the time of the very query that the question bank runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEdition } from '@gabarita/content';
import { areaOf, LETTERS, placesOf } from '@gabarita/enem';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/server/dist/db/open.js';
import { storeEdition } from '../../apps/server/dist/modules/enem/store-edition.js';
import { searchQuery } from '../../apps/server/dist/modules/questions/bank-search.js';
import { bankQuery } from '../../apps/server/dist/modules/questions/repository.js';

const EDITIONS = 17;
const RUNS = 25;
const SEARCHES = [
  {},
  { area: 'matematica' },
  { search: 'água' },
  { search: 'explicacao' },
  { search: 'transformações sociais' },
  { search: 'brasil' },
  { search: 'fotoss', area: 'ciencias-natureza' },
  { search: 'cidade', difficulty: 'hard', year: 2015 },
  { search: 'palavrainexistente' },
];

/** The same numbers in every run. */
let state = 20_261;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const oneOf = (list) => list[Math.floor(random() * list.length)];

const sentences = loadEdition().questions.flatMap(({ context, statement, explanation }) =>
  [context, statement, explanation]
    .join(' ')
    .replaceAll(/!\[.*?\]\(.*?\)/g, '')
    .split(/(?<=[.!?])\s+/),
);
const text = (length) => Array.from({ length }, () => oneOf(sentences)).join(' ');

const anEdition = (year) => ({
  source: 'ENEM',
  year,
  title: `ENEM ${year}`,
  essayTopics: [],
  questions: placesOf(year).map((place) => ({
    ...place,
    area: areaOf(year, place.index),
    status: 'served',
    reasons: [],
    flags: [],
    context: text(6),
    statement: text(1),
    alternatives: LETTERS.map((letter) => ({ letter, text: text(1), image: null })),
    key: { letter: oneOf(LETTERS), annulled: false, outsideTri: false, explanation: null },
    serviceKey: null,
    measures: {
      skill: 1 + Math.floor(random() * 30),
      competence: 1,
      difficulty: oneOf(['easy', 'medium', 'hard']),
      tri_a: 1,
      tri_b: random(),
      tri_c: 0.2,
    },
  })),
});

const rounded = (milliseconds) => Number(milliseconds.toFixed(2));
const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Planning and execution, as the database itself measures them. */
async function databaseTimes(database, query) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const { rows } = await database.db.execute(sql`explain (analyze, timing off, format json) ${query}`);
    const [plan] = rows[0]['QUERY PLAN'];
    times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return times;
}

/** Processor time of asking and answering, which other work on the machine does not change. Embedded database only. */
async function processorTime(ask) {
  const before = process.cpuUsage();
  for (let run = 0; run < RUNS; run++) await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RUNS;
}

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-bench-'));
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir }, console.error);
try {
  for (let n = 0; n < EDITIONS; n++) await database.db.transaction((tx) => storeEdition(tx, anEdition(2009 + n)));
  await database.pool.query('vacuum analyze');
  const { rows } = await database.pool.query('select count(*)::integer as count from questions');
  const table = [];
  for (const { search, ...filter } of SEARCHES) {
    const query = search && (await searchQuery(database.db, search));
    const page = bankQuery({ ...filter, query }, { offset: 0, limit: 5 });
    const ask = () => database.db.execute(page);
    const { rows: answer } = await ask();
    const times = await databaseTimes(database, page);
    table.push({
      search: JSON.stringify({ search, ...filter }),
      found: answer[0].total,
      'median ms': rounded(median(times)),
      'best ms': rounded(Math.min(...times)),
      'processor ms': rounded(await processorTime(ask)),
    });
  }
  console.log(`${rows[0].count} questions, database time of ${RUNS} runs; the best is what an idle machine takes`);
  console.table(table);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
