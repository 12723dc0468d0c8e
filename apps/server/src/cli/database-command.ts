import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open.js';
import { command } from './command.js';

/** Runs a command that works on the configured database: opens, runs, closes. */
export const databaseCommand = (run: (database: Database) => Promise<void>): Promise<void> =>
  command(async (config) => {
    const database = await openDatabase(config, console.error);
    try {
      await run(database);
      await database.durable();
    } finally {
      await database.close();
    }
  });
