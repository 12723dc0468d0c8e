/** npm run backup [-- --to folder]: copies database and files into a folder; the server may be running. */
import { join } from 'node:path';
import { takeBackup } from '../backup/backup.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

const USAGE = `Copia o banco de dados e os arquivos para uma pasta, com o servidor no ar.

  npm run backup

  --to PASTA  onde; sem ela, uma nova em DATA_DIR/backups`;

const options = { to: { type: 'string' } } as const;

await command({ text: USAGE, options }, async (config, { values }) => {
  const now = new Date();
  const folder = values.to ?? join(config.dataDir, 'backups', now.toISOString().replaceAll(/[:.]/g, '-'));
  const manifest = await takeBackup(config, folder, now);
  console.log(`Cópia de segurança em ${folder}: ${rowsIn(manifest)}.`);
  if (config.s3) console.log('As imagens e fotos estão no armazenamento S3; a cópia dele é feita lá.');
});
