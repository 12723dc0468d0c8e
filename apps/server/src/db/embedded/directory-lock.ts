import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { StartError } from '../../app-error.js';
import { newToken, sameSecret } from '../../secrets.js';

/**
 * Holds a data directory for this process alone. Two processes that open the same embedded database lose half the
 * writes in silence, so the second one must not even start.
 *
 * On Linux the lock is an abstract socket: the kernel frees it at the moment the process dies, however it dies.
 * Elsewhere it is a file with the process id, taken over only from a process that is gone.
 */
export async function lockDirectory(directory: string, takeSnapshot: TakeSnapshot): Promise<() => void> {
  return process.platform === 'linux' ? lockBySocket(directory, takeSnapshot) : lockByFile(directory);
}

/** Makes a copy of the database and answers where it is. */
type TakeSnapshot = () => Promise<string>;

export class DirectoryInUse extends StartError {}

const taken = (directory: string) =>
  new DirectoryInUse(`A pasta de dados ${directory} já está em uso por outro servidor. Pare-o ou use outra DATA_DIR.`);

const socketOf = (directory: string) =>
  `\0gabarita-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)}`;

/** Anybody on the machine reaches the socket, so whoever asks shows a word that only the owner of the directory can read. */
const keyFile = (directory: string) => join(directory, 'server.key');

/** Asks the process that holds a directory for a copy of its database: a backup must not need the server to stop. */
export async function askForSnapshot(directory: string): Promise<string> {
  const key = await readFile(keyFile(directory), 'utf8').catch(() => {
    throw taken(directory);
  });
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(socketOf(directory), () => socket.end(key));
    socket
      .on('data', (chunk) => {
        reply += chunk;
      })
      .once('error', () => reject(taken(directory)))
      // Somebody else may have taken the socket's name: what they answer is no copy of ours.
      .once('close', () =>
        dirname(reply) === join(directory, 'snapshots') ? resolve(reply) : reject(taken(directory)),
      );
  });
}

function answer(socket: Socket, key: string, takeSnapshot: TakeSnapshot): void {
  let shown = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    shown += chunk;
    if (shown.length > key.length) socket.destroy();
  });
  socket.once('end', () => {
    if (!sameSecret(key, shown)) return socket.destroy();
    takeSnapshot().then(
      (path) => socket.end(path),
      () => socket.destroy(),
    );
  });
}

async function lockBySocket(directory: string, takeSnapshot: TakeSnapshot): Promise<() => void> {
  const key = newToken();
  const server = createServer({ allowHalfOpen: true }, (socket) => answer(socket, key, takeSnapshot));
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? taken(directory) : error);
    });
    server.listen(socketOf(directory), resolve);
  });
  rmSync(keyFile(directory), { force: true });
  writeFileSync(keyFile(directory), key, { flag: 'wx', mode: 0o600 });
  return () => {
    rmSync(keyFile(directory), { force: true });
    server.close();
  };
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
