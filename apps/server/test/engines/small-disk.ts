import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, ServerProcess } from '../server-process.js';
import { until } from './programs.js';

/** Room for an installation and not much more. */
const MEGABYTES = 260;

/** Alone in its view of the file system, which needs no privileges, the server gets a small disk in memory for its data. */
const ALONE = ['--user', '--map-root-user', '--mount', 'sh', '-c'];
const MOUNT = `mount -t tmpfs -o size=${MEGABYTES}m none "$DATA_DIR" || exit 9`;

/** Beside the server somebody waits who fills the disk, frees it again, and says which images are on it. */
const FILLER = `
exec 3<&0
while read order <&3; do
  case $order in
    fill) dd if=/dev/zero of="$DATA_DIR/fill" bs=64k 2>/dev/null ;;
    free) rm -f "$DATA_DIR/fill" ;;
    list) ls -A "$DATA_DIR/images" >&2 ;;
  esac
  echo "disk: $order" >&2
done &
exec "$0" "$@" </dev/null`;

/** Whether this system lets somebody mount a disk of their own. */
export const hasSmallDisks = (): boolean =>
  spawnSync('unshare', [...ALONE, MOUNT], { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;

/** A server on a disk that can be filled and freed. */
export async function aServerOnASmallDisk(env: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gabarita-small-'));
  const { PATH = '' } = process.env;
  const child = spawn('unshare', [...ALONE, MOUNT + FILLER, process.execPath, main], {
    cwd: tmpdir(),
    env: { PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const order = async (name: 'fill' | 'free' | 'list') => {
    const before = said.length;
    child.stdin.write(`${name}\n`);
    await until(() => said.includes(`disk: ${name}\n`, before));
    return said.slice(before);
  };
  const server = await ServerProcess.of(child);
  const stop = async () => {
    await server.stop('SIGKILL');
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
  return {
    url: server.url,
    fill: () => order('fill'),
    free: () => order('free'),
    images: () => order('list'),
    stop,
  };
}
