import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../commands.js';
import { ServerProcess } from '../server-process.js';
import { aDataDirectory } from '../test-database.js';

// Whole programs start in here, one after the other.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const DATA_DIR = aDataDirectory();
let server: ServerProcess;

/** Every file and folder of the data directory, the directory itself too. */
const everything = () =>
  [DATA_DIR, ...readdirSync(DATA_DIR, { recursive: true }).map((name) => join(DATA_DIR, String(name)))].filter(
    existsSync,
  );
const open = () => everything().filter((path) => (statSync(path).mode & 0o077) !== 0);

/** As an installation of before left it. */
beforeAll(async () => {
  mkdirSync(join(DATA_DIR, 'photos'));
  writeFileSync(join(DATA_DIR, 'photos', 'foto.jpg'), 'x');
  writeFileSync(join(DATA_DIR, 'secret.key'), 'x');
  for (const path of everything()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  server = await ServerProcess.start({ DATA_DIR, DEMO: 'false', HOST: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** What the server's socket, whose name is there for all to see, answers to somebody. */
function sayToSocket(words: string): Promise<string> {
  const name = createHash('sha256').update(realpathSync(DATA_DIR)).digest('hex').slice(0, 32);
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(`\0gabarita-${name}`, () => socket.end(words));
    socket
      .on('data', (chunk) => {
        reply += chunk;
      })
      .once('error', reject)
      .once('close', () => resolve(reply));
  });
}

describe('somebody else with an account on the machine', () => {
  it('reads nothing of the data directory: neither what was open before, nor what is written since', async () => {
    const person = { name: 'Ana', email: 'ana@escola.br', password: 'jabuticaba-azeda-77' };
    expect((await server.post('/api/register', person)).status).toBe(201);
    expect(everything().length).toBeGreaterThan(900);
    expect(open()).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('gets no copy of the database made through the socket', async () => {
    expect(await sayToSocket('snapshot')).toBe('');
    expect(existsSync(join(DATA_DIR, 'snapshots'))).toBe(false);
    const owner = await runCommand('backup', [], { DATA_DIR });
    expect([owner.code, owner.printed]).toEqual([0, expect.stringContaining('Cópia de segurança em')]);
    expect(readdirSync(join(DATA_DIR, 'snapshots'))).toHaveLength(1);
    expect(open()).toEqual([]);
  });
});
