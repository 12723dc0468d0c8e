import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../../app-error.js';

/**
 * Holds a data directory for this process alone. Two processes that open the same embedded database lose half the
 * writes in silence, so the second one must not even start.
 *
 * On Linux the lock is an abstract socket: the kernel frees it at the moment the process dies, however it dies.
 * Elsewhere it is a file with the process id, taken over only from a process that is gone.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory);
}

const taken = (directory: string) =>
  new StartError(`A pasta de dados ${directory} já está em uso por outro servidor. Pare-o ou use outra DATA_DIR.`);

async function lockBySocket(directory: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? taken(directory) : error);
    });
    server.listen(`\0gabarita-${name}`, resolve);
  });
  return () => server.close();
}

function lockByFile(directory: string): () => void {
  const file = join(directory, 'server.pid');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw taken(directory);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
