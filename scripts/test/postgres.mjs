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

/** The socket is there before the server takes anybody in; its own note says when it does. */
function isReady(data) {
  const note = join(data, 'postmaster.pid');
  return existsSync(note) && readFileSync(note, 'utf8').includes('ready');
}

/**
 * A server for this run alone: `TEST_DATABASE_URL` if somebody offers one, else one on a temporary directory and a unix
 * socket. Answers undefined when the machine has no PostgreSQL.
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
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
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: directory, stdio: 'ignore', ...who },
  );
  const stop = async () => {
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(directory, { recursive: true, force: true });
  };
  for (let tries = 0; !isReady(data); tries++) {
    if (tries > 300 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`, pid: server.pid, stop };
}
