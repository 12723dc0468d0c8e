import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 4317);
const chromium = process.env.CHROMIUM_PATH;

/** Journeys through the real server, database and browser. Screenshots and traces stay in artifacts/, outside git. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/journeys',
  fullyParallel: true,
  // Journeys wait for clocks and for each other's screens; one more than there are cores fills the gaps.
  workers: availableParallelism() + 1,
  // A shared machine can stall for a minute; what fails twice is broken.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'artifacts/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A recording costs a third of the time, so only what failed once is recorded. `--trace on` for the rest.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Root, as in a container, may not use Chromium's sandbox; the rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      DEMO: 'true',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'gabarita-e2e-')),
      LOG_LEVEL: 'warn',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
