/** npm run backup [-- --to folder]: copies database and files into a folder; the server may be running. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from '../backup/backup.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

await command(async (config) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const now = new Date();
  const folder = values.to ?? join(config.dataDir, 'backups', now.toISOString().replaceAll(/[:.]/g, '-'));
  const manifest = await takeBackup(config, folder, now);
  console.log(`Cópia de segurança em ${folder}: ${rowsIn(manifest)}.`);
  if (config.s3) console.log('As imagens e fotos estão no armazenamento S3; a cópia dele é feita lá.');
});
