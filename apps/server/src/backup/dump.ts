import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Manifest, manifestOf } from './manifest.js';
import { type StoredTable, tablesInOrder } from './tables.js';

const ROWS_AT_ONCE = 500;

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl.gz`);

/**
 * Writes every row into a folder, a compressed file of JSON lines for each table. JSON rather than the engine's own format, because
 * what the embedded database wrote must load into PostgreSQL too. One transaction sees one moment, whoever writes meanwhile.
 */
export async function dumpDatabase(pool: pg.Pool, folder: string, takenAt: Date): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
    const tables: Manifest['tables'] = [];
    for (const table of await tablesInOrder(client)) {
      tables.push({
        name: table.name,
        rows: await dumpTable(client, table, folder),
        last_id: await lastId(client, table),
      });
    }
    await client.query('commit');
    return manifestOf(
      takenAt,
      rows.map(({ name }) => name),
      tables,
    );
  } finally {
    client.release();
  }
}

async function dumpTable(client: pg.PoolClient, table: StoredTable, folder: string): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const line of rowsOf(client, table)) {
      count += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(tableFile(folder, table.name), { flags: 'wx' }),
  );
  return count;
}

/** Read through a cursor: a table of millions of rows never has to fit in memory. */
async function* rowsOf(client: pg.PoolClient, { name, columns, primaryKey }: StoredTable): AsyncGenerator<string> {
  const quoted = (names: string[]) => names.map((column) => client.escapeIdentifier(column)).join(', ');
  // Rows that point at others of their own table were made after them, so the order of their keys is safe to load.
  const order = primaryKey.length > 0 ? `order by ${quoted(primaryKey)}` : '';
  const source = `select ${quoted(columns)} from ${client.escapeIdentifier(name)} ${order}`;
  await client.query(
    `declare dump no scroll cursor for select row_to_json(stored)::text as line from (${source}) stored`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dump`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query('close dump');
}

/** How far the numbering got, so that a number of somebody deleted is never given to somebody else. */
async function lastId(client: pg.PoolClient, { name, identity }: StoredTable): Promise<number | null> {
  if (identity === null) return null;
  const { rows } = await client.query<{ last: string | null }>(
    'select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last',
    [name, identity],
  );
  return rows[0]?.last == null ? null : Number(rows[0].last);
}
