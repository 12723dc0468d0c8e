import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpDatabase } from '../backup/dump.js';
import { writeManifest } from '../backup/manifest.js';
import type { Config } from '../config.js';
import type { Database } from './database.js';
import { openEmbedded } from './embedded/embedded-database.js';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the configured database as it is, whatever its schema. */
export const openAsIs = ({ databaseUrl, dataDir }: DatabaseConfig, say: (line: string) => void): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir, say);

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: DatabaseConfig, say: (line: string) => void): Promise<Database> {
  const database = await openAsIs(config, say);
  try {
    await migrate(database, { beforeChange: (next) => copyBefore(next, database, config) });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** A migration cannot be taken back, so the data as it was before stays beside it. */
async function copyBefore(next: string, { embedded, pool }: Database, { dataDir }: DatabaseConfig): Promise<void> {
  const now = new Date();
  if (embedded) {
    await embedded.snapshot(now);
    return;
  }
  const moment = now.toISOString().replaceAll(/[:.]/g, '-');
  const folder = join(dataDir, 'backups', `${moment}-before-${next.replace('.sql', '')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeManifest(folder, await dumpDatabase(pool, folder, now));
}
