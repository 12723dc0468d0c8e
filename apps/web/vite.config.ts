import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.js';
import { serviceWorker } from './service-worker-build.js';

/** Where the API answers while developing; in production one server gives both. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress(), serviceWorker()],
  // Workspace packages are read from their sources, so that neither dev nor build sees a stale dist.
  resolve: { conditions: ['gabarita-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    // Every browser of our target preloads modules itself; the polyfill would be dead weight.
    modulePreload: { polyfill: false },
    // An inlined asset would be a data: URL, which the Content-Security-Policy allows for images only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs and a release of ours seldom changes: it stays in the browser's cache.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // One request for the shell, instead of one for each piece that it shares with some screen.
            { name: 'shell', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sanctum', '/enem/v1', '/files', '/healthz', '/readyz'].map((path) => [path, api]),
    ),
  },
});
