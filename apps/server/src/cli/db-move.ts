/** npm run db:move -- --to postgres://…: copies the embedded database into an empty PostgreSQL one. */
import { parseArgs } from 'node:util';
import { StartError } from '../app-error.js';
import { moveToPostgres } from '../backup/move.js';
import { command } from './command.js';
import { rowsIn } from './rows-in.js';

await command(async ({ dataDir, databaseUrl }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const to = values.to ?? databaseUrl;
  if (!to) throw new StartError('Diga o destino: npm run db:move -- --to postgres://usuario:senha@servidor/banco');
  const manifest = await moveToPostgres(dataDir, to, new Date());
  console.log(`Copiado para o PostgreSQL: ${rowsIn(manifest)}.`);
  console.log(
    'Defina DATABASE_URL com esse endereço e inicie o servidor. O banco de dados embutido ficou como estava.',
  );
});
