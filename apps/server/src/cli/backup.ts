/** npm run backup [-- --to folder]: copies database and files into a folder; the server may be running. */
import { join } from 'node:path';
import { takeBackup, takeSealedBackup } from '../backup/backup.js';
import { readPassphrase } from '../backup/passphrase.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

const USAGE = `Copia o banco de dados e os arquivos para uma pasta, com o servidor no ar.

  npm run backup

  --to PASTA                 onde; sem ela, uma nova em DATA_DIR/backups
  --passphrase-file ARQUIVO  a senha com que a cópia é cifrada, na primeira linha. A cópia é então um arquivo só, no
                             formato age, que também se abre sem o Gabarita: age -d copia.tar.age | tar x`;

const options = { to: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;

await command({ text: USAGE, options }, async (config, { values }) => {
  const now = new Date();
  const passphrase = values['passphrase-file'] && (await readPassphrase(values['passphrase-file']));
  const place = values.to ?? join(config.dataDir, 'backups', now.toISOString().replaceAll(/[:.]/g, '-'));
  const path = passphrase && !values.to ? `${place}.tar.age` : place;
  const manifest = passphrase
    ? await takeSealedBackup(config, path, passphrase, now)
    : await takeBackup(config, path, now);
  console.log(`Cópia de segurança em ${path}: ${rowsIn(manifest)}.`);
  if (config.s3) console.log('As imagens e fotos estão no armazenamento S3; a cópia dele é feita lá.');
});
