import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { StartError } from '../app-error.js';
import type { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { damaged } from './checksums.js';
import { tableFile } from './dump.js';
import { type Manifest, readManifest } from './manifest.js';
import { type StoredTable, tablesInOrder } from './tables.js';

const ROWS_AT_ONCE = 500;

/**
 * Fills an empty database from a backup: first the schema the rows were written under, then the rows, then the migrations that
 * came after, which bring the rows along. All rows are loaded in one transaction, so that a load cut short leaves none.
 */
export async function loadDatabase(database: Database, folder: string): Promise<Manifest> {
  const { pool } = database;
  const manifest = await readManifest(folder);
  if (!(await isEmpty(pool))) throw new StartError('O banco de dados de destino já tem dados; nada foi mudado.');
  await migrate(database, { only: manifest.migrations });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await loadTables(client, folder, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await migrate(database);
  return manifest;
}

async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const tables = await tablesInOrder(pool);
  for (const { name } of tables) {
    const { rows } = await pool.query(`select 1 from "${name}" limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

async function loadTables(client: pg.PoolClient, folder: string, manifest: Manifest): Promise<void> {
  const known = new Map((await tablesInOrder(client)).map((table) => [table.name, table]));
  for (const { name, rows, last_id } of manifest.tables) {
    const table = known.get(name);
    if (!table) throw new StartError(`A cópia tem uma tabela que esta versão não conhece: ${name}.`);
    // What triggers would derive from these rows is in the backup itself. Those of references stay on.
    await client.query(`alter table ${client.escapeIdentifier(name)} disable trigger user`);
    const loaded = await loadTable(client, table, tableFile(folder, name));
    // A table is not changed while references within it wait for the end.
    await client.query('set constraints all immediate');
    await client.query(`alter table ${client.escapeIdentifier(name)} enable trigger user`);
    await client.query('set constraints all deferred');
    if (loaded !== rows)
      throw new StartError(`A cópia está incompleta: ${name} tem ${loaded} linhas e deveria ter ${rows}.`);
    if (table.identity !== null && last_id !== null) {
      await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3)', [
        name,
        table.identity,
        last_id,
      ]);
    }
  }
}

async function loadTable(client: pg.PoolClient, { name, columns }: StoredTable, file: string): Promise<number> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const table = client.escapeIdentifier(name);
  const insert = `insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, $1::json)`;
  let count = 0;
  let batch: string[] = [];
  const store = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    count += batch.length;
    batch = [];
  };
  for await (const line of linesOf(file, name)) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) await store();
  }
  await store();
  return count;
}

async function* linesOf(file: string, table: string): AsyncGenerator<string> {
  const text = new TextDecoder();
  let rest = '';
  try {
    // Whatever breaks the way breaks its end, which is read here.
    for await (const chunk of pipeline(createReadStream(file), createGunzip(), () => undefined)) {
      const lines = (rest + text.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // What the database says of a row comes by another way: this is the file.
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code.startsWith('Z_') ? damaged(`tables/${table}.jsonl.gz`) : error;
  }
  if (rest !== '') yield rest;
}
