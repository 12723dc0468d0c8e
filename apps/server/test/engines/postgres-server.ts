import { type PostgresServer, startOwnPostgres } from '../../../../scripts/test/postgres.mjs';

/** A PostgreSQL for one test file, whose sessions may be ended and which may be killed. */
export async function aPostgres(): Promise<PostgresServer> {
  const server = await startOwnPostgres();
  if (!server) throw new Error('missing on this machine: PostgreSQL');
  return server;
}
