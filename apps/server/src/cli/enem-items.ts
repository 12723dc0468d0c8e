/** npm run enem:items -- ITENS_PROVA_2022.csv … */
import { StartError } from '../app-error.js';
import { type ImportedItems, importItems } from '../modules/enem/items/import-items.js';
import { readText, withFile } from './batch-command.js';
import { databaseCommand } from './database-command.js';

function say({ year, items, booklets, linked }: ImportedItems): void {
  console.log(`${year}: ${items} itens de ${booklets} cadernos.`);
  if (!linked) {
    console.log(`${year}: as questões deste ano ainda não estão no banco; serão ligadas quando chegarem (enem:sync).`);
    return;
  }
  const agreeing = linked.compared - linked.disagreements.length;
  console.log(`${year}: ${agreeing} de ${linked.compared} gabaritos do serviço conferem com os do INEP.`);
  for (const { place, service, official } of linked.disagreements) {
    console.log(`  questão ${place}: serviço ${service}, INEP ${official === 'X' ? 'anulada' : official}`);
  }
}

const USAGE = `Importa os itens oficiais do INEP: gabaritos, habilidades e parâmetros TRI.

  npm run enem:items -- ITENS_PROVA_2022.csv …`;

await databaseCommand({ text: USAGE, options: {}, files: true }, async ({ db, durable }, { positionals: files }) => {
  if (files.length === 0)
    throw new StartError('Diga quais arquivos importar: npm run enem:items -- ITENS_PROVA_2022.csv');
  for (const file of files) {
    say(await withFile(file, () => importItems(db, file, readText(file))));
    await durable();
  }
});
