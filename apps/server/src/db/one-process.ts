import type { Database } from './database.js';

/** Any number will do, as long as every process of this product takes the same one. */
const LOCKS = 7_203_117;

/** Does it when no other process is at it any more. */
export const inTurn = (database: Database, name: string, run: () => Promise<unknown>) =>
  underLock(database, 'select pg_advisory_xact_lock($1, hashtext($2)), true as mine', name, run);

/** Does it unless another process is at it. */
export const unlessUnderWay = (database: Database, name: string, run: () => Promise<unknown>) =>
  underLock(database, 'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine', name, run);

/**
 * The lock belongs to a transaction: it is gone with the process that held it, and a pooler between us and PostgreSQL keeps it
 * whole. The embedded database has one process anyway, and no connection to spare.
 */
async function underLock({ pool, embedded }: Database, lock: string, name: string, run: () => Promise<unknown>) {
  if (embedded) {
    await run();
    return;
  }
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ mine: boolean }>(lock, [LOCKS, name]);
    if (rows[0]?.mine) await run();
    await client.query('commit');
    broken = false;
  } finally {
    // A connection in doubt is closed, which ends its transaction and frees the lock.
    client.release(broken);
  }
}
