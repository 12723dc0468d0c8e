import { rmSync } from 'node:fs';
import { errors, messages } from '@gabarita/contract';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { clearDemo } from '../../src/demo/clear.js';
import { seedDemo } from '../../src/demo/seed.js';
import { runCommand } from '../commands.js';
import { ServerProcess } from '../server-process.js';
import { useTestApp } from '../test-app.js';
import { aDataDirectory } from '../test-database.js';

// Whole programs start in here, one after the other.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PASSWORD = 'jabuticaba-azeda-77';
const stranger = (role: string, more = {}) => ({
  name: 'Alguém da Rua',
  email: `${role}${Object.keys(more).length}@rua.br`,
  password: PASSWORD,
  role,
  ...more,
});

describe('a school set up as the documentation says', () => {
  const DATA_DIR = aDataDirectory();
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  it('takes no admin from the street, and a teacher only with its code', async () => {
    const cleared = await runCommand('demo-clear', [], { DATA_DIR });
    expect([cleared.code, cleared.printed]).toEqual([0, expect.stringContaining('Esta instalação é uma escola')]);
    const created = await runCommand(
      'admin-create',
      ['--name', 'Ana', '--email', 'ana@escola.br'],
      { DATA_DIR },
      PASSWORD,
    );
    expect(created.printed).toContain('Administrador criado: ana@escola.br');

    const code = { invite_code: 'convite-da-escola' };
    const server = await ServerProcess.start({ DATA_DIR, HOST: '0.0.0.0', STAFF_INVITE_CODE: code.invite_code });
    const status = async (path: string, body: object) => (await server.post(path, body)).status;
    try {
      expect(await (await fetch(`${server.url}/api/site`)).json()).toMatchObject({
        demo: false,
        demo_accounts: [],
        open_staff_registration: false,
      });
      expect(await status('/api/register', stranger('admin'))).toBe(422);
      expect(await status('/api/register', stranger('admin', code))).toBe(422);
      expect(await status('/api/register', stranger('teacher'))).toBe(422);
      expect(await status('/api/register', stranger('teacher', code))).toBe(201);
      expect(await status('/api/login', { email: 'admin@gabarita.demo', password: 'gabarita123' })).toBe(401);
      expect(await status('/api/login', { email: 'ana@escola.br', password: PASSWORD })).toBe(200);
      expect(server.said).toContain('o endereço é http, sem criptografia');
    } finally {
      await server.stop('SIGTERM');
    }
  });

  it('is never made a demonstration, though its settings ask for one', async () => {
    const server = await ServerProcess.start({ DATA_DIR, DEMO: 'true', HOST: '127.0.0.1' });
    try {
      expect((await server.post('/api/register', stranger('admin'))).status).toBe(422);
      const answer = await server.post('/api/login', { email: 'admin@gabarita.demo', password: 'gabarita123' });
      expect(answer.status).toBe(401);
    } finally {
      await server.stop('SIGTERM');
    }
  });
});

describe('a demonstration', () => {
  const testApp = useTestApp({ demo: true, staffInviteCode: 'convite-da-escola' });
  const registers = (role: string, more = {}) =>
    testApp()
      .visitor()
      .tries('POST /api/register', { body: stranger(role, more) });

  it.each([
    { host: 'demo.escola.br' },
    { host: 'localhost.rua.br:3000' },
    { host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.7' },
  ])(
    'takes no staff that a proxy it was not told of, or a name turned round, brings to its door: %o',
    async (headers) => {
      const { db, clock } = testApp().services;
      await seedDemo(db, clock);
      const payload = stranger('admin');
      const { statusCode } = await testApp().visitor().send('POST', '/api/register', { payload, headers });
      expect(statusCode).toBe(422);
      const site = await testApp().visitor().send('GET', '/api/site', { headers });
      expect(site.json()).toMatchObject({ open_staff_registration: false });
    },
  );

  it('lets anybody be anything on its own computer, until it is cleared: then at once no more', async () => {
    const { db, clock } = testApp().services;
    await seedDemo(db, clock);
    expect((await registers('admin')).status).toBe(201);
    await clearDemo(db);
    const { status, body } = await registers('admin', { invite_code: 'convite-da-escola' });
    expect({ status, errors: body?.errors }).toEqual({
      status: errors['validation.failed'].status,
      errors: { role: [messages.validation.adminAppointed] },
    });
    expect((await registers('teacher')).status).toBe(422);
  });
});
