import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** Settings may be kept in `.env`; what the environment already says wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) load('.env');
}
