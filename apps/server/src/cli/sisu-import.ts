/** npm run sisu:import -- PASTA: adds the years of a folder to the cut-offs of the SiSU, or replaces them. */
import { parseArgs } from 'node:util';
import { StartError } from '../app-error.js';
import { importCourses } from '../modules/courses/import-courses.js';
import { databaseCommand } from './database-command.js';
import { readSisuFolder, withTables } from './sisu-folder.js';

await databaseCommand(async ({ db }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, another] = positionals;
  if (!folder || another) throw new StartError('Diga qual pasta importar: npm run sisu:import -- PASTA');
  const tables = await readSisuFolder(folder);
  const { years, cutoffs, forecastYear } = await withTables(() => importCourses(db, tables));
  console.log(
    `${cutoffs.toLocaleString('pt-BR')} notas de corte de ${years.join(', ')}; previsões de ${forecastYear} refeitas.`,
  );
});
