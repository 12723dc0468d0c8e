import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    expect(statSync(backup).mode & 0o077).toBe(0);

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

    const list = join(dataDir, 'deletions.jsonl');
    const deletions = readFileSync(list, 'utf8');
    writeFileSync(list, deletions.slice(0, -9));
    await expect(run('restore', ['--from', backup, '--replace'], dataDir)).rejects.toThrow('Nada foi mudado');
    writeFileSync(list, deletions);
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
  it('brings rows of the first schema along, and leaves a copy of them as they were before', async () => {
    const config = { databaseUrl: undefined, dataDir: root };
    const first = await openAsIs(config, console.error);
    await migrate(first, { only: ['0001_people.sql'] });
    for (const statement of ROWS_OF_THE_FIRST_SCHEMA) await first.pool.query(statement);
    await first.close();
    expect(existsSync(join(root, 'snapshots'))).toBe(false);

    const second = await openDatabase(config, console.error);
    const { rows } = await second.pool.query(
      `select users.name, turmas.name as turma, sign_ins.device, audit_entries.subject, settings.value
       from users join turma_members on user_id = users.id join turmas on turmas.id = turma_id
         join sign_ins on sign_ins.user_id = users.id join audit_entries on actor_id = users.id, settings`,
    );
    expect(rows).toEqual([
      { name: 'Ana', turma: 'Terceiro A', device: 'Chrome, Linux', subject: 'Beto', value: 'cleared' },
    ]);
    await second.close();
    expect(readdirSync(join(root, 'snapshots'))).toHaveLength(1);
  });
});

const ROWS_OF_THE_FIRST_SCHEMA = [
  `insert into users (name, email, password_hash, role, created_at) values ('Ana', 'a@b.br', '', 'student', now())`,
  `insert into turmas (name, description, code, created_at) values ('Terceiro A', 'Manhã', '123456', now())`,
  `insert into turma_members (turma_id, user_id, joined_at) values (1, 1, now())`,
  `insert into sign_ins (user_id, token_hash, device, shared_computer, created_at, last_used_at, expires_at)
     values (1, 'x', 'Chrome, Linux', false, now(), now(), now())`,
  `insert into audit_entries (at, actor_id, actor_name, action, subject) values (now(), 1, 'Ana', 'x', 'Beto')`,
  `insert into settings (key, value) values ('demo', '"cleared"')`,
];
