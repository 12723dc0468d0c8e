import { defineConfig } from 'vitest/config';

/** Workspace packages are read from their sources, so that a test never runs against a stale build. */
const conditions = ['gabarita-source'];

/** Tests of the browser's own database and line, of exams and essays under way, of who is signed in, and of all screens. */
const ON_DEVICE = [
  'apps/web/src/routes.test.tsx',
  ...['offline', 'features/exam', 'features/essays', 'app/session', 'lib'].map(
    (folder) => `apps/web/src/${folder}/**/*.test.{ts,tsx}`,
  ),
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A shared machine can be ten times slower than one's own; what hangs is still found.
    testTimeout: 60_000,
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
    // Loading the code costs more than running the tests: where nothing stays behind, files share it (`isolate: false`).
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/proofs/*.test.ts',
            'content/**/*.test.ts',
            'deploy/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
          ],
          exclude: ['**/*.{api,process}.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          // Against a real app and database: embedded, or PostgreSQL when TEST_DATABASE_URL names a server.
          name: 'api',
          isolate: false,
          include: ['apps/server/src/**/*.api.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Attacks, one file a kind: what a stranger, a cheating student or a careless installation tries.
          name: 'security',
          isolate: false,
          include: ['apps/server/test/security/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Whole server processes and the embedded engine's own files, started, killed and broken.
          name: 'process',
          include: ['apps/server/src/**/*.process.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          hookTimeout: 60_000,
          // Some start a dozen programs, one after the other.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['apps/web/src/tidy-up-in-tests.ts'],
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [...ON_DEVICE, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          // What a device keeps lives as long as its page, so each of these files has a page of its own.
          name: 'device',
          environment: 'jsdom',
          include: ON_DEVICE,
        },
      },
    ],
  },
});
