/** npm run sisu:import -- PASTA: adds the years of a folder to the cut-offs of the SiSU, or replaces them. */
import { StartError } from '../app-error.js';
import { importCourses } from '../modules/courses/import-courses.js';
import { databaseCommand } from './database-command.js';
import { readSisuFolder, withTables } from './sisu-folder.js';

const USAGE = `Acrescenta ou substitui anos das notas de corte do SiSU e refaz as previsões.

  npm run sisu:import -- PASTA

A pasta tem os arquivos offers.csv, modalities.csv, weights.csv e cutoffs.csv. Ou tudo é importado, ou nada. Com o banco de dados
embutido, pare o servidor antes.`;

await databaseCommand({ text: USAGE, options: {}, files: true }, async ({ db }, { positionals }) => {
  const [folder, another] = positionals;
  if (!folder || another) throw new StartError('Diga qual pasta importar: npm run sisu:import -- PASTA');
  const tables = await readSisuFolder(folder);
  const { years, cutoffs, forecastYear } = await withTables(() => importCourses(db, tables));
  console.log(
    `${cutoffs.toLocaleString('pt-BR')} notas de corte de ${years.join(', ')}; previsões de ${forecastYear} refeitas.`,
  );
});
