import pg from 'pg';
import { StartError } from '../app-error.js';
import { type Database, overPool } from './database.js';
import { Pulse } from './pulse.js';

const STATEMENT_TIMEOUT_MS = 30_000;
/** A request waits so long for a connection, longer than a whole school that hands in at once needs; then it is told to come again. */
const CONNECTION_TIMEOUT_MS = 60_000;

/** Opens a PostgreSQL server (15 or newer). Durability is the server's own business. */
export async function openPostgres(url: string): Promise<Database> {
  const pulse = new Pulse(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    Client: pulse.Client,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  });
  const db = overPool(pool);
  const close = async () => {
    await pulse.stop();
    await pool.end();
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    const reason = error instanceof Error && error.message ? error.message : String(error);
    throw new StartError(`Não foi possível abrir o banco de dados de DATABASE_URL: ${reason}`);
  }
  return { db, pool, durable: async () => undefined, close };
}
