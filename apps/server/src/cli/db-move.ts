/** npm run db:move -- --to postgres://…: copies the embedded database into an empty PostgreSQL one. */
import { StartError } from '../app-error.js';
import { moveToPostgres } from '../backup/move.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

const USAGE = `Copia o banco de dados embutido para um PostgreSQL vazio. O embutido fica como estava.

  npm run db:move -- --to postgres://usuario:senha@servidor/banco

  --to ENDEREÇO  o destino; sem ele, DATABASE_URL`;

const options = { to: { type: 'string' } } as const;

await command({ text: USAGE, options }, async ({ dataDir, databaseUrl }, { values }) => {
  const to = values.to ?? databaseUrl;
  if (!to) throw new StartError('Diga o destino: npm run db:move -- --to postgres://usuario:senha@servidor/banco');
  const manifest = await moveToPostgres(dataDir, to, new Date());
  console.log(`Copiado para o PostgreSQL: ${rowsIn(manifest)}.`);
  console.log(
    'Defina DATABASE_URL com esse endereço e inicie o servidor. O banco de dados embutido ficou como estava.',
  );
});
