import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Where the API answers while developing; in production one server gives both. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Workspace packages are read from their sources, so that neither dev nor build sees a stale dist.
  resolve: { conditions: ['gabarita-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    // Every browser of our target preloads modules itself; the polyfill would be dead weight.
    modulePreload: { polyfill: false },
    // An inlined asset would be a data: URL, which the Content-Security-Policy allows for images only.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(['/api', '/sanctum', '/enem/v1', '/healthz', '/readyz'].map((path) => [path, api])),
  },
});
