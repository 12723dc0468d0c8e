/** npm run restore -- --from folder [--replace]: puts a backup in the place of the configured database. */
import { StartError } from '../app-error.js';
import { restoreBackup } from '../backup/restore.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

const USAGE = `Põe uma cópia de segurança no lugar do banco de dados. Pare o servidor antes.

  npm run restore -- --from data/backups/…

  --from PASTA  a cópia
  --replace     põe de lado o que houver agora, sem apagar`;

const options = { from: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

await command({ text: USAGE, options }, async (config, { values }) => {
  if (!values.from) throw new StartError('Diga a pasta da cópia: npm run restore -- --from data/backups/…');
  const options = { replace: values.replace, at: new Date() };
  const { manifest, deletedAgain, before } = await restoreBackup(config, values.from, options);
  console.log(`Restaurado: ${rowsIn(manifest)}, como estavam em ${manifest.taken_at}.`);
  if (deletedAgain > 0)
    console.log(`Excluídas de novo, como seus donos pediram depois da cópia: ${deletedAgain} conta(s).`);
  if (before) console.log(`O que havia antes ficou em ${before}.`);
});
