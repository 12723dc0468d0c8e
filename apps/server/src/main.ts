import { refusalOf } from './cli/refusal.js';
import { given } from './cli/usage.js';
import { readConfig } from './config.js';
import { loadEnvFile } from './env-file.js';
import { startServer } from './server.js';

const USAGE = `Inicia o Gabarita.

  npm start

As configurações vêm do ambiente ou do arquivo .env; .env.example traz todas.`;

try {
  if (given({ text: USAGE, options: {} })) {
    loadEnvFile();
    await startServer(readConfig(process.env));
  }
} catch (error) {
  // Mistakes of configuration and surroundings are one clear line; anything else is a defect and shows its stack.
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}
