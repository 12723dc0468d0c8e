import { defineConfig } from 'vitest/config';

/** Workspace packages are read from their sources, so that a test never runs against a stale build. */
const conditions = ['gabarita-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A shared machine can be ten times slower than one's own; what hangs is still found.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure code keeps nothing between files, so they may share a worker instead of starting one each.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'content/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: ['**/*.{api,process}.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          // Against a real app and database: embedded, or PostgreSQL when TEST_DATABASE_URL names a server.
          name: 'api',
          include: ['apps/server/src/**/*.api.test.ts'],
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
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
