import { type Config, readConfig } from '../config.js';
import { loadEnvFile } from '../env-file.js';
import { refusalOf } from './refusal.js';

/** Runs a command with the server's configuration; what the person at the keyboard can mend is reported as one line. */
export async function command(run: (config: Config) => Promise<void>): Promise<void> {
  loadEnvFile();
  try {
    await run(readConfig(process.env));
  } catch (error) {
    console.error(refusalOf(error) ?? error);
    process.exitCode = 1;
  }
}
