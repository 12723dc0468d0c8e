import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const TICKS_A_SECOND = 100;

/** The server as a school starts it, in a process of its own. */
export async function startServer(env) {
  const child = spawn(
    process.execPath,
    [...(process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir=artifacts'] : []), MAIN],
    {
      cwd: process.env.PROFILE ? process.cwd() : tmpdir(),
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DEMO: 'true', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /está em (http\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server left with ${code}: ${said}`)));
  });
  return {
    url,
    pid: child.pid,
    stop: () =>
      new Promise((left) => {
        child.once('exit', left);
        child.kill('SIGTERM');
      }),
  };
}

/** Processor seconds that a process and its children have used, those that ended included. Linux only; else NaN. */
export function processorSeconds(pid) {
  try {
    const family = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && (Number(name) === pid || parentOf(name) === pid),
    );
    return family.reduce((sum, name) => sum + ticksOf(name), 0) / TICKS_A_SECOND;
  } catch {
    // A child that ended meanwhile is in its parent's account by now.
    return existsSync(`/proc/${pid}/stat`) ? processorSeconds(pid) : Number.NaN;
  }
}

/** Fields of /proc/<pid>/stat from the state on: the name before it may hold anything. */
const statOf = (pid) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

function parentOf(pid) {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined;
  }
}

function ticksOf(pid) {
  const stat = statOf(pid);
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field]), 0);
}
