import type { Config } from '../config.js';
import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open.js';
import { command } from './command.js';
import type { Given, Options, Usage } from './usage.js';

/** Runs a command that works on the configured database: opens, runs, closes. */
export const databaseCommand = <Taken extends Options>(
  usage: Usage<Taken>,
  run: (database: Database, typed: Given<Taken>, config: Config) => Promise<void>,
): Promise<void> =>
  command(usage, async (config, typed) => {
    const database = await openDatabase(config, console.error);
    try {
      await run(database, typed, config);
      await database.durable();
    } finally {
      await database.close();
    }
  });
