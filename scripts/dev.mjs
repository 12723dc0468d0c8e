#!/usr/bin/env node
/**
 * Development on one address: Vite serves the web app with hot reload and passes API calls on to the server, which is
 * recompiled and restarted when its sources change.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps', 'web');
/** Where vite.config.ts looks for the API. */
const API_PORT = '3001';
const WEB_PORT = process.env.PORT ?? '3000';

const programOf = (workspace, packageName, program) =>
  join(dirname(createRequire(join(workspace, 'package.json')).resolve(`${packageName}/package.json`)), program);

const children = [];
function start(args, cwd, env = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  children.push(child);
  return child;
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);

const compiler = programOf(root, 'typescript', 'bin/tsc');
// The first build must be there before the server starts; afterwards the watcher keeps it fresh.
await new Promise((resolve, reject) => {
  start([compiler, '-b', 'apps/server'], root).once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error('the server does not compile')),
  );
});
start([compiler, '-b', 'apps/server', '--watch', '--preserveWatchOutput'], root);
start(['--watch', '--watch-preserve-output', 'apps/server/dist/main.js'], root, { PORT: API_PORT });
start([programOf(web, 'vite', 'bin/vite.js'), '--port', WEB_PORT, '--strictPort'], web);
