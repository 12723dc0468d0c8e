import { type Config, readConfig } from '../config.js';
import { loadEnvFile } from '../env-file.js';
import { keepPrivate } from '../files/private-data.js';
import { stopAsking } from './ask.js';
import { refusalOf } from './refusal.js';
import { type Given, given, type Options, type Usage } from './usage.js';

/** Runs a command with the server's configuration; what the person at the keyboard can mend is reported as one line. */
export async function command<Taken extends Options>(
  usage: Usage<Taken>,
  run: (config: Config, typed: Given<Taken>) => Promise<void>,
): Promise<void> {
  try {
    const typed = given(usage);
    if (!typed) return;
    loadEnvFile();
    const config = readConfig(process.env);
    await keepPrivate(config.dataDir, console.error);
    await run(config, typed);
  } catch (error) {
    console.error(refusalOf(error) ?? error);
    process.exitCode = 1;
  } finally {
    stopAsking();
  }
}
