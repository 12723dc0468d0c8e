import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../src/db/database.js';
import { openDatabase } from '../src/db/open.js';
import { onServer, withDatabase } from './global-setup.js';

/** A database of its own for one test file, on whichever engine this run is about. */
export async function aDatabase(): Promise<Database> {
  const template = inject('template');
  return template.engine === 'embedded' ? embeddedDatabase() : postgresCopy(template.url, template.name);
}

/** A data directory with an empty, migrated embedded database in it. */
export function aDataDirectory(): string {
  const template = inject('template');
  if (template.engine !== 'embedded') throw new Error('data directories belong to the embedded database');
  const dataDir = mkdtempSync(join(template.copies, 'data-'));
  cpSync(template.directory, dataDir, { recursive: true });
  return dataDir;
}

/** Engines of files that are done. Starting one costs more than most files' tests, so the worker's next file takes it. */
const idle: Database[] = [];

async function embeddedDatabase(): Promise<Database> {
  const database =
    idle.pop() ?? (await openDatabase({ databaseUrl: undefined, dataDir: aDataDirectory() }, console.error));
  return {
    ...database,
    close: async () => {
      await emptyTables(database);
      idle.push(database);
    },
  };
}

/** Without triggers: those of the ranking would count what is on its way out. */
async function emptyTables({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  await pool.query(`set session_replication_role = replica;
    truncate ${rows.map(({ name }) => name).join()} restart identity cascade;
    reset session_replication_role`);
}

async function postgresCopy(serverUrl: string, templateName: string): Promise<Database> {
  const name = `gabarita_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${templateName}`);
  const database = await openDatabase({ databaseUrl: withDatabase(serverUrl, name), dataDir: '' }, console.error);
  return closingWith(database, () => onServer(serverUrl, `drop database ${name} with (force)`));
}

const closingWith = (database: Database, remove: () => Promise<void>): Database => ({
  ...database,
  close: async () => {
    await database.close();
    await remove();
  },
});
