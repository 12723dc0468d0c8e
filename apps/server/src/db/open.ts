import type { Config } from '../config.js';
import type { Database } from './database.js';
import { openEmbedded } from './embedded/embedded-database.js';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openEmbedded(config.dataDir, say);
  try {
    await migrate(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
