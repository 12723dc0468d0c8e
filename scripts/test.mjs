#!/usr/bin/env node
/**
 * Every check there is, one after the other, with what each found. All of them run even when one fails, so that one run
 * tells everything. The last line is `N passed, N failed`.
 *
 *   npm test                    what tells in a coffee break that a change broke nothing
 *   CI=true npm test            the slow ones too: server processes killed and restarted, the API on PostgreSQL, the
 *                               journeys on a desktop
 *   npm test -- unit api        only the checks with these names
 *
 * What a machine lacks (PostgreSQL, a browser) is skipped with a loud line on a user's machine and fails with CI=true.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from './test/browser.mjs';
import { startPostgres } from './test/postgres.mjs';
import { node, program, root } from './test/programs.mjs';

const inCi = process.env.CI === 'true';
const results = join(root, '.cache', 'test');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** A check that is a program: it passed or it did not. */
const plain = (run) => async () => ((await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Tests of the API wait for disks and for the pauses of a sync; one file more than there are cores fills the gaps. */
const ONE_MORE = ['--maxWorkers', String(availableParallelism() + 1)];

async function vitest(projects, name, env = {}) {
  const report = join(results, `${name}.json`);
  const workers = projects.includes('api') ? ONE_MORE : [];
  const args = ['run', ...workers, ...projects.flatMap((project) => ['--project', project])];
  const status = await program(
    'vitest',
    [...args, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    env,
  );
  const { numPassedTests, numFailedTests, numPendingTests, success, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that cannot even be loaded fails the run without a failed test in it.
  const failed = Math.max(numFailedTests, status === 0 && success ? 0 : 1);
  const names = testResults.flatMap(({ name: file, status: outcome, assertionResults }) => {
    const broken = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return outcome === 'failed'
      ? (broken[0] ? broken : ['could not be loaded']).map((test) => `${relative(root, file)}: ${test}`)
      : [];
  });
  return { passed: numPassedTests, failed, skipped: numPendingTests, names };
}

async function apiOnPostgres() {
  const postgres = await startPostgres();
  if (!postgres) return missing('PostgreSQL', 'instale o PostgreSQL 15 ou mais novo, ou defina TEST_DATABASE_URL');
  try {
    return await vitest(['api'], 'api-postgres', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function browserTests() {
  const browser = findBrowser();
  if (!browser) return missing('um navegador', 'instale o Chromium ou o Google Chrome');
  const report = join(results, 'browser.json');
  // Most people come with a phone; the same journeys on a desktop double the time and are for CI.
  const status = await program('playwright', ['test', ...(inCi ? [] : ['--project=phone'])], {
    ...(browser.executablePath && { CHROMIUM_PATH: browser.executablePath }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = Math.max(stats.unexpected, status === 0 ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, names: brokenJourneys(suites) };
}

const brokenJourneys = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...brokenJourneys(inner),
  ]);

function missing(what, remedy) {
  console.log(`\n!!! PULADO: falta ${what} nesta máquina (${remedy}).`);
  return inCi ? { passed: 0, failed: 1 } : { passed: 0, failed: 0, skipped: 1 };
}

const checks = {
  types: plain(() => program('tsc', ['-b'])),
  lint: plain(() => program('biome', ['ci', '--error-on-warnings', '.'])),
  architecture: plain(() => node('scripts/test/architecture.mjs')),
  unused: plain(() => program('knip', ['--no-progress'])),
  unit: () => vitest(['unit', 'web', 'device'], 'unit'),
  api: () => vitest(['api'], 'api'),
  security: () => vitest(['security'], 'security'),
  process: () => vitest(['process'], 'process'),
  'api-postgres': apiOnPostgres,
  browser: browserTests,
};

const SLOW = ['process', 'api-postgres'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`Não há verificação chamada ${unknown.join(', ')}. Há: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const standard = Object.keys(checks).filter((name) => inCi || !SLOW.includes(name));
const wanted = asked.length > 0 ? asked : standard;

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const [name, check] of Object.entries(checks)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const startedAt = Date.now();
  const { passed, failed, skipped = 0, names = [] } = await check();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  lines.push(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(14)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`,
    ...names.map((broken) => `       ${broken}`),
  );
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
