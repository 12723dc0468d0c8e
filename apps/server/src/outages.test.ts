import { connect } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FilesUnavailable } from './files/files-unavailable.js';
import { outageIn } from './outages.js';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('what keeps the server from its work', () => {
  it.each([
    ['a server that is stopping', coded('57P01')],
    ['a server that is starting', coded('57P03')],
    ['a server without a connection left', coded('53300')],
    ['a connection that broke in the middle', new Error('Connection terminated unexpectedly')],
    ['a server that does not take us in', new Error('timeout exceeded when trying to connect')],
  ])('is the database: %s', (_, error) => {
    expect(outageIn(error)).toBe('database');
    expect(outageIn(new DrizzleQueryError('select 1', [], error))).toBe('database');
  });

  it('is the database where nobody listens', async () => {
    const error = await new Promise((resolve) => connect({ path: '/nowhere/.s.PGSQL.5432' }).once('error', resolve));
    expect(outageIn(error)).toBe('database');
  });

  it('is a full disk, ours or the database’s', () => {
    expect([coded('ENOSPC'), coded('53100')].map(outageIn)).toEqual(['disk', 'disk']);
  });

  it('is the place of the files, whatever kept it from answering', () => {
    expect(outageIn(new FilesUnavailable('x', { cause: coded('ECONNRESET') }))).toBe('files');
  });

  it('is none of them for a file that is missing, a broken rule, or a mistake of ours', () => {
    expect([coded('ENOENT'), coded('23505'), new TypeError('x')].map(outageIn)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
