#!/usr/bin/env node
/**
 * npm run bench:web — what a first visit downloads, route by route, and Lighthouse on a throttled phone.
 *
 * Starts the built server on a temporary demonstration, so it measures what a school would serve. Prints two tables;
 * with --check it exits with 1 when a budget of the design is missed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/test/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4391;
const DEBUG_PORT = 4392;
const url = `http://127.0.0.1:${PORT}`;

/** Gzipped JavaScript a first visit may download, in kB, and the lowest Lighthouse scores. */
const BUDGETS = { '/login': 110, '/': 150, '/exam/2026/matematica': 150, '/reports': 150 };
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MEASURED = {
  '/login': 'visitor',
  '/register': 'visitor',
  '/': 'student',
  '/enem': 'student',
  '/questions': 'student',
  '/exam/2026/matematica': 'student',
  '/reports': 'student',
  '/profile': 'student',
};
const AUDITED = { '/login': 'visitor', '/': 'student', '/exam/2026/matematica': 'student', '/reports': 'student' };

/**
 * Lighthouse slows a desktop's processor four times, to be the phone it pretends to be. That phone's benchmark index is 264
 * (Chrome's own calibration), so a slower machine is slowed less. Two looks at one page differ, so the middle of five counts.
 */
const PHONE_INDEX = 264;
const MOST_SLOWDOWN = 4;
const LOOKS = 5;

/** robots.txt keeps searches out of exams, so the audit that asks for the opposite is not made of them. */
const auditsToSkip = (path) => (path.startsWith('/exam/') ? ['is-crawlable'] : []);

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-bench-'));
const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DEMO: 'true' },
  stdio: 'ignore',
});

async function waitForServer() {
  for (let tries = 0; tries < 240; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resume) => setTimeout(resume, 500));
  }
  throw new Error('the server did not start');
}

const launch = () =>
  chromium.launch({
    ...findBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${DEBUG_PORT}`],
  });

async function tokenOf(role) {
  if (role === 'visitor') return undefined;
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'aluno@gabarita.demo', password: 'gabarita123' }),
  });
  return (await response.json()).token;
}

/** Scripts that a fresh browser loads for a route, counted as they lie gzipped on the disk. */
async function scriptWeight(browser, path, token) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await context.close();
  return [...files].reduce((sum, file) => sum + gzippedSize(file), 0);
}

function gzippedSize(file) {
  const path = join(root, 'apps', 'web', 'dist', file);
  try {
    return readFileSync(`${path}.gz`).length;
  } catch {
    return readFileSync(path).length;
  }
}

/** One look, and the machine's benchmark index, which Lighthouse takes before each. */
async function look(path, token, cpuSlowdownMultiplier) {
  const browser = await launch();
  try {
    if (token) {
      const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
      await page.goto(`${url}/login`);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
    }
    const result = await lighthouse(url + path, {
      port: DEBUG_PORT,
      disableStorageReset: true,
      logLevel: 'error',
      output: 'json',
      skipAudits: auditsToSkip(path),
      throttling: { cpuSlowdownMultiplier },
    });
    const { categories, audits, environment } = result.lhr;
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    );
    return {
      scores: Object.fromEntries(
        Object.keys(SCORES).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      failed: failed.map(({ id }) => id),
      index: environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Several looks at a page: the middle of each score, and how far apart those for performance were. */
async function audit(path, token, slowdown) {
  const looks = [];
  for (let n = 0; n < LOOKS; n++) looks.push(await look(path, token, slowdown));
  const all = (name) => looks.map(({ scores }) => scores[name]);
  return {
    scores: Object.fromEntries(Object.keys(SCORES).map((name) => [name, middle(all(name))])),
    spread: [Math.min(...all('performance')), Math.max(...all('performance'))],
    failed: [...new Set(looks.flatMap(({ failed }) => failed))],
  };
}

let missed = 0;
try {
  await waitForServer();
  const browser = await launch();
  console.log('JavaScript of a first visit, gzipped\n');
  for (const [path, role] of Object.entries(MEASURED)) {
    const kilobytes = (await scriptWeight(browser, path, await tokenOf(role))) / 1024;
    const budget = BUDGETS[path];
    if (budget && kilobytes > budget) missed += 1;
    console.log(`${path.padEnd(26)} ${kilobytes.toFixed(1).padStart(7)} kB${budget ? `   budget ${budget}` : ''}`);
  }
  await browser.close();

  const { index } = await look('/login', undefined, MOST_SLOWDOWN);
  const slowdown = Math.min(MOST_SLOWDOWN, Math.max(1, index / PHONE_INDEX));
  console.log(
    `\nLighthouse, throttled phone: the middle of ${LOOKS} looks; processor slowed ${slowdown.toFixed(1)} times (benchmark index ${index}, the phone's ${PHONE_INDEX})\n`,
  );
  for (const [path, role] of Object.entries(AUDITED)) {
    const { scores, spread, failed } = await audit(path, await tokenOf(role), slowdown);
    missed += Object.entries(SCORES).filter(([name, least]) => scores[name] < least).length;
    const line = Object.entries(scores).map(([name, score]) =>
      name === 'performance' ? `${name} ${score} (${spread.join('–')})` : `${name} ${score}`,
    );
    console.log(`${path.padEnd(12)} ${line.join('   ')}${failed.length > 0 ? `   (${failed.join(', ')})` : ''}`);
  }
} finally {
  // One that could not start has left already.
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await new Promise((left) => server.once('exit', left));
  }
  rmSync(dataDir, { recursive: true, force: true });
}
if (missed > 0) console.log(`\n${missed} budget(s) missed`);
process.exit(process.argv.includes('--check') && missed > 0 ? 1 : 0);
