/** npm run -s sisu:predict: cut-offs of a year and the chances of candidates, out of the years before it. */
import { parseArgs } from 'node:util';
import { loadSisu } from '@gabarita/content';
import { type CutoffDistribution, Forecaster, keyOf, type Row, rowsOf, type Tables } from '@gabarita/sisu';
import { StartError } from '../app-error.js';
import { batchCommand, RowWriter, readText, withFile } from './batch-command.js';
import { readSisuFolder, withTables } from './sisu-folder.js';

const USAGE = `Prevê as notas de corte do SiSU de um ano e a chance de cada candidato na primeira chamada.

  npm run -s sisu:predict -- --year 2025 --candidates candidatos.csv > chances.csv

  --year ANO            ano previsto; só os anos anteriores contam, e as vagas do próprio ano, se já estiverem publicadas
  --candidates ARQUIVO  CSV com as colunas
      offer        número da oferta (offers.csv)
      modality     número da modalidade (modalities.csv)
      score        nota ponderada do candidato, de 0 a 1000
      score_error  erro padrão da nota, em pontos (0: nota certa)
  --data PASTA          offers.csv, modalities.csv, weights.csv e cutoffs.csv, em vez dos dados que vêm com o Gabarita

Saída: as quatro colunas e
  cutoff      nota de corte prevista (mediana)
  cutoff_p10  a nota de corte fica abaixo dela com 10 % de chance
  cutoff_p90  a nota de corte fica abaixo dela com 90 % de chance
  chance      chance de ser chamado na primeira chamada, de 0 a 1`;

/** A rule that no year of the data has seen. */
const BEST_OF_THREE_YEAR = 2026;
const BEST_OF_THREE =
  'A partir do SiSU 2026 vale a melhor das três últimas edições do ENEM: nos cursos disputados, espere notas de corte acima das previstas.';

interface Options {
  year: number;
  candidates: string;
  data: string | undefined;
}

function options(): Options | null {
  const { values } = parseArgs({
    options: {
      year: { type: 'string', multiple: true },
      candidates: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const { year: years = [], candidates, data } = values;
  if (years.length > 1) throw new StartError(`--year aparece ${years.length} vezes; diga um ano só.`);
  const [year] = years;
  if (!year || !candidates) throw new StartError('Informe --year e --candidates (veja --help).');
  if (!/^20\d\d$/.test(year)) throw new StartError(`--year inválido: ${year}`);
  return { year: Number(year), candidates, data };
}

function forecasterFor(tables: Tables, year: number): Forecaster {
  const first = tables.cutoffs.reduce((least, row) => Math.min(least, row.year), Number.POSITIVE_INFINITY);
  if (!(first < year)) throw new StartError(`Não há notas de corte de antes de ${year} para prever esse ano.`);
  return new Forecaster(tables, year);
}

/** Every row is read and worked out before the first is written, so that a bad one leaves nothing half done. */
function chances(rows: readonly Row[], tables: Tables, year: number): string[] {
  const asked = rows.map((row) => candidateOf(row, tables));
  const forecaster = forecasterFor(tables, year);
  const known = new Map<number, CutoffDistribution>();
  return asked.map(({ offer, modality, score, error }) => {
    const key = keyOf(offer, modality);
    const cutoff = known.get(key) ?? forecaster.forecast(offer, modality);
    known.set(key, cutoff);
    const points = [cutoff.median, cutoff.quantile(0.1), cutoff.quantile(0.9)].map((value) => value.toFixed(2));
    return [offer, modality, score, error, ...points, cutoff.chance(score, error).toFixed(4)].join(',');
  });
}

function candidateOf(row: Row, { offers, modalities }: Tables) {
  const [offer, modality] = [row.whole('offer'), row.whole('modality')];
  if (!offers.has(offer)) throw row.wrong(`oferta desconhecida: ${offer}`);
  if (!modalities.has(modality)) throw row.wrong(`modalidade desconhecida: ${modality}`);
  return { offer, modality, score: row.number('score', 1000), error: row.number('score_error', 1000) };
}

await batchCommand(async () => {
  const given = options();
  if (!given) return console.log(USAGE);
  const text = await withFile(given.candidates, () => readText(given.candidates));
  const tables = given.data ? await readSisuFolder(given.data) : loadSisu();
  const lines = await withTables(() =>
    chances(rowsOf({ [given.candidates]: text }, given.candidates), tables, given.year),
  );
  const writer = new RowWriter();
  await writer.write('offer,modality,score,score_error,cutoff,cutoff_p10,cutoff_p90,chance');
  for (const line of lines) await writer.write(line);
  await writer.flush();
  if (given.year >= BEST_OF_THREE_YEAR) console.error(BEST_OF_THREE);
});
