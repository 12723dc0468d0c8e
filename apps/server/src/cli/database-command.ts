import { readConfig } from '../config.js';
import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open.js';
import { loadEnvFile } from '../env-file.js';
import { refusalOf } from './refusal.js';

/** Runs a command that works on the configured database: opens, runs, closes, and reports a refusal as one line. */
export async function databaseCommand(run: (database: Database) => Promise<void>): Promise<void> {
  loadEnvFile();
  try {
    const database = await openDatabase(readConfig(process.env), console.error);
    try {
      await run(database);
      await database.durable();
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(refusalOf(error) ?? error);
    process.exitCode = 1;
  }
}
