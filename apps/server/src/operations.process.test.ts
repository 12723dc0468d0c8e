import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { errors, messages } from '@gabarita/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { accepts, until } from '../test/engines/programs.js';
import { correction } from '../test/essays.js';
import { refusal, ServerProcess } from '../test/server-process.js';
import { get } from '../test/sitting.js';
import { aDataDirectory } from '../test/test-database.js';

const DATA_DIR = aDataDirectory();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const env = { DATA_DIR, DEMO: 'false', HOST: '127.0.0.1', LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' };

const PERSON = { name: 'Maria Aparecida Quitéria', email: 'maria.quiteria@escola.br', password: 'jabuticaba-azeda-77' };
const WRONG = 'pitanga-doce-31';
const ADDRESS = '203.0.113.77';

describe('a configuration with several mistakes', () => {
  it('is told in a line for each', async () => {
    const { code, said } = await refusal({ DATA_DIR, PORT: '0x', DEMO: 'talvez', TIME_ZONE: 'Marte', TLS_CERT: 'a' });
    expect(code).toBe(1);
    const lines = said.split('\n').map((line) => /^Configuração inválida: (\w+): .+\.$/.exec(line)?.[1]);
    expect(lines).toEqual(['PORT', 'DEMO', 'TIME_ZONE', 'TLS_KEY']);
  });
});

describe('admin:create', () => {
  const command = fileURLToPath(new URL('../dist/cli/admin-create.js', import.meta.url));
  const create = (password: string) =>
    spawnSync(process.execPath, [command, '--name', 'Ana Souza', '--email', 'ana@escola.br'], {
      env: { PATH: process.env.PATH, DATA_DIR },
      input: `${password}\n`,
      encoding: 'utf8',
    });

  it('refuses the passwords that everybody tries first, and takes another', () => {
    const refused = create('password123');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(messages.validation.passwordCommon);
    const created = create(PERSON.password);
    expect([created.status, created.stdout.trim()]).toEqual([0, 'Administrador criado: ana@escola.br']);
  });
});

describe('a server at work', () => {
  it('logs nobody’s name, address, password, token or text, and finishes what it is reading when it is stopped', async () => {
    const server = await ServerProcess.start(env);
    let log = '';
    for (const stream of [server.child.stdout, server.child.stderr]) stream?.on('data', (chunk) => (log += chunk));
    const { token } = await get<{ token: string }>(server.url, 'POST', '/api/register', undefined, PERSON);
    const login = (password: string) => server.post('/api/login', { email: PERSON.email, password });
    expect([(await login(WRONG)).status, (await login(PERSON.password)).status]).toEqual([401, 200]);
    await get(server.url, 'POST', '/api/essay/correct', token, correction().body);
    const headers = { 'x-forwarded-for': ADDRESS };
    const guess = await fetch(`${server.url}/api/invitations/${WRONG}?email=${PERSON.email}`, { headers });
    expect(guess.status).toBe(404);
    expect((await sendsImage(server.url, token)).status).toBe(errors['access.denied'].status);

    const slowly = await beginsToRegister(server.url);
    const left = server.stop('SIGTERM');
    await until(async () => !(await accepts(Number(new URL(server.url).port))));
    const [finished, refused] = await slowly.finishAndAskOnce();
    expect(finished).toMatch(/^201 /);
    expect(refused).toMatch(/^503 /);
    expect(refused).toContain(errors['server.unavailable'].message);
    expect(await left).toBe(0);

    expect(log).toContain('/api/essay/correct');
    const secrets = [PERSON.name, 'Quitéria', PERSON.email, PERSON.password, WRONG, token, 'Sueli Carneiro', ADDRESS];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});

async function sendsImage(url: string, token: string): Promise<Response> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], `${PERSON.name}.png`, { type: 'image/png' }));
  return fetch(`${url}/api/uploads`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
}

/** Half of a request, whose other half comes when it is told to. */
async function beginsToRegister(url: string) {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ name: 'Ana', email: 'outra@escola.br', password: PERSON.password });
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const headers = ['host: x', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
  // Told to go on by the server, whoever sends knows that it has begun to read.
  socket.write(`POST /api/register HTTP/1.1\r\n${headers.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n`);
  await until(() => answer.startsWith('HTTP/1.1 100'));
  socket.write(body.slice(0, 20));
  return {
    /** With another request down the same connection, right behind the first. */
    finishAndAskOnce: async () => {
      answer = '';
      socket.write(`${body.slice(20)}GET /api/site HTTP/1.1\r\nhost: x\r\n\r\n`);
      await new Promise((closed) => socket.once('close', closed));
      return answer.split('HTTP/1.1 ').slice(1);
    },
  };
}
