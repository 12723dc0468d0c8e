#!/usr/bin/env node
/**
 * Makes a checkout ready to run: installs when the lockfile changed, builds when a source changed, does nothing
 * otherwise. Uses only what Node brings, because it runs before anything is installed.
 *
 *   node scripts/ensure.mjs [--install-only] [--quiet]
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules', '.gabarita');
const lock = join(root, '.cache', 'ensure.lock');
const installOnly = process.argv.includes('--install-only');
const quiet = process.argv.includes('--quiet');

/** What the build reads. Tests and documents are left out: changing them rebuilds nothing. */
const SOURCES = ['packages', 'apps', 'content', 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'data', 'README.md']);

const say = (line) => quiet || process.stderr.write(`${line}\n`);

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (!IGNORED.has(name) && !/\.test\.tsx?$/.test(name)) yield* filesUnder(join(path, name));
  }
}

/** Of names inside the checkout and contents alone: a folder that is moved or copied is still ready to run. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of filesUnder(path)) {
      hash.update(relative(root, file).replaceAll(sep, '/')).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const stampOf = (name) => (existsSync(join(stamps, name)) ? readFileSync(join(stamps, name), 'utf8') : '');

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
    // On Windows npm is a script, which only a shell starts; and a shell would cut the path of Node at its first blank.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) throw error;
  if (status !== 0) {
    process.stderr.write(`\nFalhou: ${command} ${args.join(' ')}\n`);
    release();
    process.exit(1);
  }
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * One preparation at a time: two terminals starting together must not install over each other. After a power cut the number
 * in the lock may be another program's, so whoever waits is told what to do, also by commands that say nothing else.
 */
async function acquire() {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; ; waited++) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = holderOfLock();
      if (holder && !alive(holder)) rmSync(lock, { force: true });
      else if (waited === 0) {
        const remedy = `se não houver outra, apague ${lock}`;
        process.stderr.write(`Outra preparação está em andamento; aguardando… (${remedy})\n`);
      }
      await new Promise((resume) => setTimeout(resume, 500));
    }
  }
}

/** Nobody when it is let go at this very moment. */
function holderOfLock() {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function release() {
  rmSync(lock, { force: true });
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Gabarita precisa do Node 20.19 ou mais novo; este é o ${process.version}.\n`);
  process.exit(1);
}

const install = {
  name: 'install',
  wanted: fingerprint(['package-lock.json']),
  notice: 'Instalando dependências…',
  command: ['npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']],
};
const build = {
  name: 'build',
  wanted: fingerprint(SOURCES),
  notice: 'Compilando…',
  command: [process.execPath, ['scripts/build.mjs']],
};
const steps = installOnly ? [install] : [install, build];
const isDone = ({ name, wanted }) => stampOf(name) === wanted;

// Where everything is ready nothing is written, not even a lock: in a container the folder is another user's.
if (!steps.every(isDone)) {
  await acquire();
  try {
    for (const step of steps) {
      if (isDone(step)) continue;
      say(step.notice);
      run(...step.command);
      stamp(step.name, step.wanted);
    }
  } finally {
    release();
  }
}
