import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from './log.js';
import { errorsPlugin } from './plugins/errors.js';

const TOKEN = 'kQ9vJ2mXw81p';
const EMAIL = 'maria.souza@escola.br';
const NAME = 'Maria Aparecida';

async function logOf(failure: Error): Promise<string> {
  let log = '';
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const app = Fastify({ logger: { ...logOptions('info'), stream } });
  await app.register(errorsPlugin);
  app.get('/convite/:token', async () => {
    throw failure;
  });
  await app.inject({ url: `/convite/${TOKEN}?email=${EMAIL}`, remoteAddress: '203.0.113.77' });
  await app.close();
  return log;
}

const fromDatabase = (code: string, message: string) =>
  Object.assign(new Error(message), { code, constraint: 'users_email', detail: `Key (email)=(${EMAIL}) exists.` });

it.each([
  [
    'a failed query',
    new DrizzleQueryError(
      'insert into users (name, email) values ($1, $2)',
      [NAME, EMAIL],
      fromDatabase('23505', 'duplicate key value violates unique constraint "users_email"'),
    ),
    ['insert into users', '23505', 'users_email', 'log.test.ts'],
  ],
  ['a value of the wrong kind', fromDatabase('22P02', `invalid input syntax for type integer: "${NAME}"`), ['22P02']],
  ['a letter that was refused', new Error(`550 no such mailbox <${EMAIL}>`), ['550 no such mailbox']],
])('the log of %s says what failed and names nobody', async (_, failure, told) => {
  const log = await logOf(failure);
  for (const words of ['/convite/:token', ...told]) expect(log).toContain(words);
  for (const secret of [TOKEN, EMAIL, NAME, '203.0.113.77']) expect(log).not.toContain(secret);
});
