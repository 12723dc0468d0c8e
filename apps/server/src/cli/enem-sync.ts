/** npm run enem:sync -- [--years 2009-2023] [--from <service url | directory>] */
import { resolve } from 'node:path';
import { StartError } from '../app-error.js';
import { Progress } from '../modules/enem/sync/progress.js';
import { printedReport } from '../modules/enem/sync/quality-report.js';
import { syncYears } from '../modules/enem/sync/sync-years.js';
import { yearsIn } from '../modules/enem/sync/years-option.js';
import { databaseCommand } from './database-command.js';

const PUBLIC_SERVICE = 'https://api.enem.dev/v1';

/** npm changes to the project's folder; a folder is meant from where the command was typed. */
const sourceFrom = (from: string) => (/^https?:\/\//.test(from) ? from : resolve(process.env.INIT_CWD ?? '.', from));

const USAGE = `Traz as provas do ENEM, com imagens, para o banco de questões. Continua de onde parou.

  npm run enem:sync -- --years 2009-2023

  --years ANOS   como 2022, 2020,2022 ou 2009-2023; sem eles, todos
  --from ORIGEM  outro endereço do serviço, ou uma pasta no formato dele`;

const options = { years: { type: 'string' }, from: { type: 'string' } } as const;

await databaseCommand({ text: USAGE, options }, async (database, { values }, { dataDir, s3, privateHosts }) => {
  const years = values.years === undefined ? undefined : yearsIn(values.years);
  if (values.years !== undefined && !years)
    throw new StartError('Use --years com anos como 2022, 2020,2022 ou 2009-2023.');
  const order = { from: sourceFrom(values.from ?? PUBLIC_SERVICE), years, dataDir, s3, privateHosts };
  const reports = await syncYears(database, order, (count) => new Progress(count, process.stderr));
  // Thousands of rows at once: the planner should know before the first student searches.
  await database.pool.query('vacuum analyze editions, questions, bank_entries, alternatives, question_keys, images');
  console.log(printedReport(reports));
});
