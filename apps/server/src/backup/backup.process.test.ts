import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerProcess } from '../../test/server-process.js';
import { migrate } from '../db/migrate.js';
import { openAsIs, openDatabase } from '../db/open.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gabarita-backup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const commandFile = (name: string) => fileURLToPath(new URL(`../../dist/cli/${name}.js`, import.meta.url));
async function run(name: string, args: string[], dataDir: string): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [commandFile(name), ...args], { env, cwd: root });
  return stdout;
}

const register = (server: ServerProcess, email: string) =>
  server.post('/api/register', { name: 'Ana Souza', email, password: 'segredo-da-escola', role: 'student' });
const logIn = (server: ServerProcess, email: string) =>
  server.post('/api/login', { email, password: 'segredo-da-escola' });

describe('npm run backup and npm run restore', () => {
  it('copy a server that is working, and bring it back without those who asked to be forgotten', async () => {
    const dataDir = join(root, 'data');
    const env = { DATA_DIR: dataDir, DEMO: 'false', OPEN_STAFF_REGISTRATION: 'false' };
    const server = await ServerProcess.start(env);
    await register(server, 'fica@escola.br');
    const { token } = (await (await register(server, 'sai@escola.br')).json()) as { token: string };

    const backup = join(root, 'backup');
    expect(await run('backup', ['--to', backup], dataDir)).toMatch(/registros em \d+ tabelas/);

    const gone = await fetch(`${server.url}/api/user`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'segredo-da-escola' }),
    });
    expect(gone.status).toBe(200);
    await register(server, 'depois@escola.br');
    await expect(run('restore', ['--from', backup, '--replace'], dataDir)).rejects.toThrow('já está em uso');
    await server.stop('SIGTERM');
    await expect(run('restore', ['--from', backup], dataDir)).rejects.toThrow('já tem dados');

    expect(await run('restore', ['--from', backup, '--replace'], dataDir)).toContain(
      'Excluídas de novo, como seus donos pediram depois da cópia: 1 conta',
    );
    const restored = await ServerProcess.start(env);
    expect((await logIn(restored, 'fica@escola.br')).status).toBe(200);
    expect((await logIn(restored, 'sai@escola.br')).status).toBe(401);
    expect((await logIn(restored, 'depois@escola.br')).status).toBe(401);
    await restored.stop('SIGTERM');
    expect(readdirSync(dataDir).some((name) => name.startsWith('database.before-restore-'))).toBe(true);
  });
});

describe('a migration', () => {
  it('leaves a copy of the data as it was before, but not of a database that is new', async () => {
    const config = { databaseUrl: undefined, dataDir: root };
    const first = await openAsIs(config, console.error);
    await migrate(first, { only: ['0001_people.sql'] });
    await first.pool.query(
      `insert into users (name, email, password_hash, role, created_at) values ('Ana', 'a@b.br', '', 'student', now())`,
    );
    await first.close();
    expect(existsSync(join(root, 'snapshots'))).toBe(false);

    const second = await openDatabase(config, console.error);
    expect((await second.pool.query('select name from users')).rows).toEqual([{ name: 'Ana' }]);
    await second.close();
    expect(readdirSync(join(root, 'snapshots'))).toHaveLength(1);
  });
});
