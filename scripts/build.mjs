#!/usr/bin/env node
/** Compiles the packages and the server, then bundles the web app. Always a production build. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps', 'web');

/** Runs a package's program with the version that the given workspace depends on. */
function run(workspace, packageName, program, args) {
  const home = dirname(createRequire(join(workspace, 'package.json')).resolve(`${packageName}/package.json`));
  const { status } = spawnSync(process.execPath, [join(home, program), ...args], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

run(root, 'typescript', 'bin/tsc', ['-b', 'apps/server']);
run(web, 'vite', 'bin/vite.js', ['build', '--logLevel', 'warn']);
