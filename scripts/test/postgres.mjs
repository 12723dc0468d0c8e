import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian and its kin keep the server's programs, which are not on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

function findBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root, so root lends it the identity of nobody. */
function identity() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'nobody']).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** The socket is there before the server takes anybody in; its own note says when it does, and of which process it is. */
function isReady(data, { pid }) {
  const note = join(data, 'postmaster.pid');
  if (!existsSync(note)) return false;
  const text = readFileSync(note, 'utf8');
  return text.startsWith(`${pid}\n`) && text.includes('ready');
}

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/**
 * A server for this run alone: `TEST_DATABASE_URL` if somebody offers one, else one on a temporary directory and a unix
 * socket. Answers undefined when the machine has no PostgreSQL.
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  return startOwnPostgres();
}

/** A server of our own in any case, which may be killed and started again on its data. */
export async function startOwnPostgres() {
  const binaries = findBinaries();
  if (!binaries) return undefined;

  const directory = mkdtempSync(join(tmpdir(), 'gabarita-pg-'));
  const who = identity();
  if (who.uid !== undefined) chownSync(directory, who.uid, who.gid);
  const data = join(directory, 'data');
  const initialized = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { cwd: directory, ...who },
  );
  if (initialized.status !== 0) throw new Error(initialized.stderr.toString());

  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'listen_addresses='];
  const args = ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])];
  let server;
  /** Killed, it leaves sessions behind that hold its memory for a moment; until they are gone it refuses to start. */
  const start = async () => {
    for (let tries = 0; tries < 300; tries++) {
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        server = spawn(join(binaries, 'postgres'), args, { cwd: directory, stdio: 'ignore', ...who });
      }
      await pause(100);
      if (isReady(data, server)) return;
    }
    throw new Error('PostgreSQL did not start');
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  /** The server first: it would start other sessions in place of those that stand still. */
  const signalAll = (signal) => {
    server.kill(signal);
    const sessions = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    for (const pid of sessions.trim().split(' ')) process.kill(Number(pid), signal);
  };
  await start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    pid: server.pid,
    start,
    end,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
