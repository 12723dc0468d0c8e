import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../src/db/database.js';
import { openDatabase } from '../src/db/open.js';
import { onServer, withDatabase } from './global-setup.js';

/** A database of its own for one test file, on whichever engine this run is about. */
export async function aDatabase(): Promise<Database> {
  const template = inject('template');
  return template.engine === 'embedded' ? embeddedCopy() : postgresCopy(template.url, template.name);
}

/** A data directory with an empty, migrated embedded database in it. */
export function aDataDirectory(): string {
  const template = inject('template');
  if (template.engine !== 'embedded') throw new Error('data directories belong to the embedded database');
  const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-test-'));
  cpSync(template.directory, dataDir, { recursive: true });
  return dataDir;
}

async function embeddedCopy(): Promise<Database> {
  const dataDir = aDataDirectory();
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, console.error);
  return closingWith(database, async () => rmSync(dataDir, { recursive: true, force: true }));
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
