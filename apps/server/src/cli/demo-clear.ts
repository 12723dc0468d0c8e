/** npm run demo:clear: turns the demonstration into an empty school. */
import { clearDemo, demoState } from '../demo/seed.js';
import { databaseCommand } from './database-command.js';

const USAGE = `Apaga os dados da demonstração.

  npm run demo:clear`;

await databaseCommand({ text: USAGE, options: {} }, async ({ db }) => {
  if ((await demoState(db)) !== 'seeded') {
    console.log('Não há dados de demonstração neste banco de dados.');
    return;
  }
  await clearDemo(db);
  console.log('Dados de demonstração apagados. Crie o primeiro administrador com: npm run admin:create');
});
