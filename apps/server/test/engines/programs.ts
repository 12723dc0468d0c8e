import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Debian keeps programs of servers where an ordinary PATH does not look. */
const POSTGRES = '/usr/lib/postgresql';
const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map((version) => join(POSTGRES, version, 'bin')) : [];
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...versions];

export const fileOf = (name: string) => FOLDERS.map((folder) => join(folder, name)).find(existsSync);

/** Whether this machine lacks one of them: loudly skipped on a user's own, a failure where every check must run. */
export function lacks(...names: string[]): boolean {
  const missing = names.filter((name) => !fileOf(name));
  if (missing.length === 0) return false;
  if (process.env.CI === 'true') throw new Error(`missing on this machine: ${missing.join(', ')}`);
  console.warn(`\n!!! PULADO: falta ${missing.join(', ')} nesta máquina.`);
  return true;
}

export const start = (name: string, args: string[]): ChildProcess =>
  spawn(fileOf(name) ?? name, args, { stdio: 'ignore' });

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** A port nobody uses now; programs that cannot choose one themselves are given it. */
export async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return address && typeof address === 'object' ? address.port : 0;
}

/** Whether somebody listens there. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/** Looks again and again until it is so; the test's own time limit ends what never comes. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}
