import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { StartError } from '../app-error.js';
import type { Database } from './database.js';
import { inTurn } from './one-process.js';

const folder = new URL('../../migrations/', import.meta.url);
const TABLE_PATIENCE = '10s';
const LOCK_NOT_AVAILABLE = '55P03';

const MIGRATIONS = `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface MigrateOptions {
  /** A backup is loaded under the schema it was written with: the migrations it names, and no others. */
  only?: string[];
  /** Runs when a database that is in use is about to change: the moment for a copy. */
  beforeChange?: (next: string) => Promise<void>;
}

function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies what is missing, forward only, each file in a transaction of its own. Several processes may start at once: one of them
 * works while the others wait, and then find nothing to do.
 */
export const migrate = (database: Database, options: MigrateOptions = {}): Promise<void> =>
  inTurn(database, 'migrate', () => applyMissing(database.pool, options));

async function applyMissing(pool: pg.Pool, { only, beforeChange }: MigrateOptions): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(MIGRATIONS);
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const wanted = only ? named(only) : migrations();
    const pending = wanted.filter((migration) => !isApplied(applied, migration));
    if (applied.size > 0 && pending[0]) await beforeChange?.(pending[0].name);
    for (const migration of pending) await apply(client, migration);
  } finally {
    client.release();
  }
}

function named(names: string[]): Migration[] {
  const known = migrations();
  const unknown = names.find((name) => !known.some((migration) => migration.name === name));
  if (unknown) throw new StartError(`A cópia é de uma versão do Gabarita mais nova que esta (migração ${unknown}).`);
  return known.filter(({ name }) => names.includes(name));
}

/** A migration that was applied is history. A changed file would mean a schema nobody has, so it is refused. */
function isApplied(applied: Map<string, string>, { name, checksum }: Migration): boolean {
  const known = applied.get(name);
  if (known !== undefined && known !== checksum) {
    throw new StartError(`A migração ${name} mudou depois de aplicada neste banco de dados.`);
  }
  return known !== undefined;
}

/**
 * A change of a table waits a few seconds for whoever is using it, and no longer: everybody who comes after it would wait with
 * it.
 */
async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = '${TABLE_PATIENCE}'`);
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) {
      throw new StartError(
        'O banco de dados está ocupado demais para ser atualizado agora. Inicie o servidor de novo.',
      );
    }
    throw error;
  }
}
