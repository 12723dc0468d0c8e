import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../src/app.js';
import { type Config, readConfig } from '../src/config.js';
import type { Database } from '../src/db/database.js';
import { ExamSignals } from '../src/exam-signals.js';
import { Incidents } from '../src/incidents.js';
import { installationOf } from '../src/installation.js';
import type { Letter, Mailer } from '../src/mailer.js';
import { Corrector } from '../src/modules/essays/corrector.js';
import { DatabaseThrottles } from '../src/modules/throttles/database-throttles.js';
import type { Services } from '../src/services.js';
import { Threads } from '../src/threads/threads.js';
import { Browser } from './browser.js';
import { TestClock } from './test-clock.js';
import { aDatabase } from './test-database.js';

/** The real server on a real database; only the clock and the letter box are ours. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  database: Database;
  clock: TestClock;
  letters: Letter[];
  /** Somebody who has not signed in. */
  visitor(): Browser;
}

async function startTestApp(settings: Partial<Config> = {}, mail = false): Promise<TestApp> {
  const database = await aDatabase();
  const clock = new TestClock();
  const letters: Letter[] = [];
  const mailer: Mailer = { configured: mail, send: async (letter) => void letters.push(letter) };
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gabarita-files-'));
  const config = { ...readConfig({ LOG_LEVEL: 'silent', DEMO: 'false', DATA_DIR }), ...settings };
  const threads = new Threads();
  const services: Services = {
    db: database.db,
    clock,
    mailer,
    threads,
    corrector: new Corrector(config, clock, threads),
    throttles: new DatabaseThrottles(database.db, clock),
    examSignals: new ExamSignals(),
    incidents: new Incidents(),
    config,
    installation: installationOf({ ...config, host: config.host ?? '127.0.0.1' }, config.demo === true),
  };
  const app = await buildApp(services, database);
  return { app, services, database, clock, letters, visitor: () => new Browser(app) };
}

/** One app for all tests of a file, closed after the last. */
export function useTestApp(settings: Partial<Config> = {}, mail = false): () => TestApp {
  let testApp: TestApp | undefined;
  beforeAll(async () => {
    testApp = await startTestApp(settings, mail);
  });
  afterAll(async () => {
    await testApp?.app.close();
    await testApp?.database.close();
    if (testApp) rmSync(testApp.services.config.dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!testApp) throw new Error('the test app is there only while tests run');
    return testApp;
  };
}
