import type { Database } from '../db/database.js';

/** Any number will do, as long as every process of this product takes the same one. */
const JOBS_LOCK = 7_203_117;

/**
 * Runs a job unless another process is at it. The lock belongs to a transaction: it is gone with the process that held it, and a
 * pooler between us and PostgreSQL keeps it whole. The embedded database has one process anyway, and no connection to spare.
 */
export async function inOneProcess({ pool, embedded }: Database, job: string, run: () => Promise<unknown>) {
  if (embedded) return run();
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine',
      [JOBS_LOCK, job],
    );
    if (rows[0]?.mine) await run();
    await client.query('commit');
  } catch (error) {
    broken = true;
    throw error;
  } finally {
    // A connection in doubt is closed, which ends its transaction and frees the lock.
    client.release(broken);
  }
}
