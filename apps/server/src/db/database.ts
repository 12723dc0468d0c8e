import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema/index.js';

/** Runs queries: the database itself, or a transaction of it. Repositories take one as their first parameter. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '_'
> & {
  transaction: NodePgDatabase<typeof schema>['transaction'];
};

/** An open database, whichever engine is behind it. */
export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Resolves when everything committed so far would survive a power cut. */
  durable(): Promise<void>;
  close(): Promise<void>;
  /** Only the embedded engine: it needs us to look after its copies. Answers where the new one is. */
  embedded?: { snapshot(at: Date): Promise<string> };
}

/**
 * A connection that the server drops must not end the process: neither an idle one nor one between two statements of a
 * transaction, at which nobody is listening. The next statement is refused, and the next query opens another.
 */
export function overPool(pool: pg.Pool): Db {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool, { schema });
}
