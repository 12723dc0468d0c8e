import { StartError } from './app-error.js';
import { ConfigError, readConfig } from './config.js';
import { loadEnvFile } from './env-file.js';
import { startServer } from './server.js';

loadEnvFile();
try {
  await startServer(readConfig(process.env));
} catch (error) {
  // Mistakes of configuration and surroundings are one clear line; anything else is a defect and shows its stack.
  const expected = error instanceof StartError || error instanceof ConfigError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
