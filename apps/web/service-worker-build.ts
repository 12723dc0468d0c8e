import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const worker = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url));
/** What must open without a network: the exam, the screens it leads to, and what sends, or tells of, unsent answers. */
const OFFLINE =
  /\/src\/(main\.tsx|features\/(dashboard|enem|exam|exam-summary|exams)\/[\w-]+-page\.tsx|offline\/(leaving|papers|send-waiting)\.ts)$/;

/**
 * Builds the service worker by itself, as one classic script, after the app: only then are the names of the files that
 * it has to keep known.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = ['/index.html', ...publicFiles(dir), ...offlineFiles(bundle)];
      const version = createHash('sha256')
        .update(files.join('\n') + contentOf(bundle, 'index.html'))
        .digest('hex')
        .slice(0, 12);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __PRECACHE__: JSON.stringify(files), __SHELL_VERSION__: JSON.stringify(version) },
        resolve: { conditions: ['gabarita-source'] },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: { input: worker, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
        },
      });
    },
  };
}

const publicFiles = (dir: string) => [
  '/theme.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  ...readdirSync(join(dir, 'icons')).map((name) => `/icons/${name}`),
];

/** The scripts of those screens, what they import, and the styles. */
function offlineFiles(bundle: Rolldown.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) add(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' && file.fileName.endsWith('.css')) add(file.fileName);
    const screens = file.type === 'chunk' && (file.isEntry || OFFLINE.test(file.facadeModuleId ?? ''));
    if (screens) add(file.fileName);
  }
  return [...wanted].sort().map((name) => `/${name}`);
}

function contentOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  return file?.type === 'asset' ? String(file.source) : '';
}
