#!/usr/bin/env node
/** Compiles the packages and the server, then bundles the web app. Always a production build. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(script, args, cwd = root) {
  const { status } = spawnSync(process.execPath, [`${root}/node_modules/${script}`, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('typescript/bin/tsc', ['-b', 'apps/server']);
run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], `${root}/apps/web`);
