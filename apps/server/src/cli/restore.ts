/** npm run restore -- --from folder [--replace]: puts a backup in the place of the configured database. */
import { statSync } from 'node:fs';
import { StartError } from '../app-error.js';
import { readPassphrase } from '../backup/passphrase.js';
import { restoreBackup, restoreSealed } from '../backup/restore.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

const USAGE = `Põe uma cópia de segurança no lugar do banco de dados. Pare o servidor antes.

  npm run restore -- --from data/backups/…

  --from CÓPIA               a pasta, ou o arquivo cifrado
  --passphrase-file ARQUIVO  a senha da cópia cifrada, na primeira linha
  --replace                  põe de lado o que houver agora, sem apagar`;

const options = {
  from: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'passphrase-file': { type: 'string' },
} as const;

await command({ text: USAGE, options }, async (config, { values }) => {
  if (!values.from) throw new StartError('Diga a pasta da cópia: npm run restore -- --from data/backups/…');
  if (!values['passphrase-file'] && statSync(values.from, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`${values.from} está cifrada; diga onde está a senha com --passphrase-file.`);
  const order = { replace: values.replace, at: new Date() };
  const passphrase = values['passphrase-file'];
  const { manifest, deletedAgain, before } = passphrase
    ? await restoreSealed(config, values.from, await readPassphrase(passphrase), order)
    : await restoreBackup(config, values.from, order);
  console.log(`Restaurado: ${rowsIn(manifest)}, como estavam em ${manifest.taken_at}.`);
  if (deletedAgain > 0)
    console.log(`Excluídas de novo, como seus donos pediram depois da cópia: ${deletedAgain} conta(s).`);
  if (before) console.log(`O que havia antes ficou em ${before}.`);
});
