import { rmSync } from 'node:fs';
import { errors } from '@gabarita/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/clock.js';
import { openDatabase } from '../../src/db/open.js';
import { seedDemo } from '../../src/demo/seed.js';
import { issueToken } from '../../src/modules/auth/tokens.js';
import { findAccountByEmail } from '../../src/modules/users/accounts.js';
import { runCommand } from '../commands.js';
import { refusal, ServerProcess } from '../server-process.js';
import { aDataDirectory } from '../test-database.js';

// Whole programs start in here, one after the other.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const DATA_DIR = aDataDirectory();
const KNOWN_TO_ALL = { email: 'admin@gabarita.demo', password: 'gabarita123' };
const REAL = { email: 'ana@escola.br', password: 'jabuticaba-azeda-77' };
let token = '';

/** As `db:move` or a restored copy leaves it: the demonstration's rows, a session of its admin, and somebody real. */
beforeAll(async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR }, console.error);
  await seedDemo(database.db, systemClock);
  const admin = await findAccountByEmail(database.db, KNOWN_TO_ALL.email);
  token = await issueToken(database.db, systemClock.now(), {
    user_id: admin?.id ?? 0,
    device: 'Chrome, Linux',
    shared_computer: false,
    deviceHash: 'x',
  });
  await database.close();
  await runCommand('admin-create', ['--name', 'Ana', '--email', REAL.email], { DATA_DIR }, REAL.password);
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

describe('accounts whose password everybody knows', () => {
  it('are not offered to a network unless that is asked for', async () => {
    const { code, said } = await refusal({ DATA_DIR, HOST: '0.0.0.0' });
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(/^Uma demonstração tem senhas que todos.*$/),
    });
  });

  it('let nobody in outside a demonstration, nor do their sessions, and the log says so', async () => {
    const server = await ServerProcess.start({ DATA_DIR, DEMO: 'false', HOST: '127.0.0.1' });
    try {
      const refused = await server.post('/api/login', KNOWN_TO_ALL);
      expect([refused.status, await refused.json()]).toEqual([403, { message: errors['auth.demo-account'].message }]);
      const own = await fetch(`${server.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
      expect(own.status).toBe(401);
      expect((await server.post('/api/login', REAL)).status).toBe(200);
      expect(server.said).toContain('ainda tem 28 contas da demonstração');
    } finally {
      await server.stop('SIGTERM');
    }
  });

  it('go by demo:clear, which asks, names what goes, and touches nobody else', async () => {
    const nobodyThere = await runCommand('demo-clear', [], { DATA_DIR });
    expect(nobodyThere.code).toBe(1);
    expect(nobodyThere.said).toMatch(/28 contas da demonstração \(admin@gabarita\.demo.*\n.*3º ano A/);
    expect(nobodyThere.said).toContain('Nada foi mudado');
    expect((await runCommand('demo-clear', [], { DATA_DIR }, 'não\n')).said).toContain('Nada foi mudado');
    expect((await runCommand('demo-clear', ['--help'], { DATA_DIR }, 'sim\n')).code).toBe(0);
    expect((await runCommand('demo-clear', ['--sim'], { DATA_DIR }, 'sim\n')).code).toBe(1);
    const cleared = await runCommand('demo-clear', ['--yes'], { DATA_DIR });
    expect([cleared.code, cleared.printed]).toEqual([0, expect.stringContaining(`administradores: ${REAL.email}`)]);

    const server = await ServerProcess.start({ DATA_DIR, HOST: '127.0.0.1' });
    try {
      expect((await server.post('/api/login', KNOWN_TO_ALL)).status).toBe(401);
      expect((await server.post('/api/login', REAL)).status).toBe(200);
    } finally {
      await server.stop('SIGTERM');
    }
  });
});
