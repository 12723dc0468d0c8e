import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { refusal, ServerProcess } from '../test/server-process.js';
import { aDataDirectory } from '../test/test-database.js';

const directories: string[] = [];
function aDirectory(): string {
  const directory = aDataDirectory();
  directories.push(directory);
  return directory;
}
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

describe('a server that cannot start says why in one line and leaves with 1', () => {
  it.each([
    ['an invalid port', { PORT: 'três mil' }, /^Configuração inválida: PORT: .*$/],
    ['an invalid time zone', { TIME_ZONE: 'Marte/Olimpo' }, /^Configuração inválida: TIME_ZONE: .*$/],
    ['half of a certificate', { TLS_CERT: 'cert.pem' }, /^Configuração inválida: TLS_KEY: .*$/],
    [
      'a certificate that is not there',
      { TLS_CERT: 'nada.pem', TLS_KEY: 'nada.key' },
      /^Não foi possível usar o certificado de TLS_CERT e TLS_KEY: .*nada\.pem.*$/,
    ],
    ['an address that is no database', { DATABASE_URL: 'mysql://x' }, /^Configuração inválida: DATABASE_URL: .*$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      /^Não foi possível abrir o banco de dados de DATABASE_URL: .*$/,
    ],
  ])('with %s', async (_, env, line) => {
    const { code, said } = await refusal({ DATA_DIR: aDirectory(), ...env });
    expect(code).toBe(1);
    expect(said).toMatch(line);
  });

  it('with a port that is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => squatter.once('listening', listening));
    const address = squatter.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const { code, said } = await refusal({ DATA_DIR: aDirectory(), PORT: String(port) });
    squatter.close();
    expect({ code, said }).toEqual({ code: 1, said: `A porta ${port} já está em uso. Escolha outra com PORT.` });
  });

  // Root writes wherever it likes, so there is nothing to see as root.
  it.skipIf(process.getuid?.() === 0)('with a data directory that is read-only', async () => {
    const directory = aDirectory();
    chmodSync(directory, 0o500);
    const { code, said } = await refusal({ DATA_DIR: directory });
    chmodSync(directory, 0o700);
    expect(code).toBe(1);
    expect(said).toMatch(/^Não é possível escrever na pasta de dados .*$/);
  });

  it('with a data directory that is a file', async () => {
    const { code, said } = await refusal({ DATA_DIR: '/dev/null' });
    expect(code).toBe(1);
    expect(said).toMatch(/^Não é possível escrever na pasta de dados .*$/);
  });
});

describe('a data directory', () => {
  it('belongs to one server at a time', async () => {
    const DATA_DIR = aDirectory();
    const first = await ServerProcess.start({ DATA_DIR, DEMO: 'false', HOST: '127.0.0.1' });
    const { code, said } = await refusal({ DATA_DIR });
    expect({ code, said }).toEqual({
      code: 1,
      said: `A pasta de dados ${DATA_DIR} já está em uso por outro servidor. Pare-o ou use outra DATA_DIR.`,
    });
    expect(await first.stop('SIGTERM')).toBe(0);
  });
});

describe('killing the server without warning', () => {
  it('loses no account that was acknowledged', async () => {
    const env = { DATA_DIR: aDirectory(), DEMO: 'false', HOST: '127.0.0.1' };
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const server = await ServerProcess.start(env);
      const registering = Array.from({ length: 12 }, async (_, place) => {
        const email = `aluno${round}-${place}@escola.br`;
        const answer = await server.post('/api/register', { name: 'Aluno', email, password: 'senha-segura' });
        if (answer.status === 201) acknowledged.push(email);
      });
      // In the middle: some are in, some are on their way.
      await Promise.any(registering);
      await server.stop('SIGKILL');
      await Promise.allSettled(registering);
    }
    const server = await ServerProcess.start(env);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);
    for (const email of acknowledged) {
      expect((await server.post('/api/login', { email, password: 'senha-segura' })).status, email).toBe(200);
    }
    await server.stop('SIGTERM');
  });
});
