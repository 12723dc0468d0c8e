/** npm run -s tri:calibrate: item parameters and scores of an exam without official parameters. */
import { parseArgs } from 'node:util';
import {
  type Anchors,
  type Area,
  type Calibration,
  calibrate,
  calibratedScorer,
  InputError,
  ITEM_COLUMNS,
  isArea,
  itemLines,
  MatrixFile,
  type MatrixRow,
  parseAnchors,
  pointsOf,
  responseMatrix,
  SCORE_COLUMNS,
  scoreDisplay,
  scoreLine,
} from '@gabarita/scoring';
import { StartError } from '../app-error.js';
import { batchCommand, linesOf, Progress, RowWriter, readText, withFile } from './batch-command.js';

const USAGE = `Estima os parâmetros TRI dos itens de uma prova a partir das respostas e dá notas na escala do ENEM.

  npm run -s tri:calibrate -- --area MT --answers matriz.csv [--anchors itens.csv] [--score outros.csv]

  --area ÁREA        CH, CN, LC ou MT
  --answers ARQUIVO  CSV com um estudante por linha e um item por coluna, com o nome dos itens na primeira
                     linha: 1 acerto, 0 erro, vazio se o item não foi aplicado. A primeira coluna pode
                     identificar o estudante (id, student, aluno, nome ou sem nome)
  --anchors ARQUIVO  CSV com as colunas item, a, b, c (ou o ITENS_PROVA do INEP, com CO_ITEM): itens
                     oficiais, que mantêm seus parâmetros e fixam a escala
  --score ARQUIVO    outros estudantes, no formato de --answers, com as colunas em qualquer ordem; sem esta
                     opção as notas são dos mesmos estudantes

Saída: duas tabelas CSV, com uma linha vazia entre elas.
  ${ITEM_COLUMNS.join(',')}
      parâmetros de cada item com seus erros padrão; anchor é 1 nos itens fixados
  ${SCORE_COLUMNS.join(',')}
      nota, erro padrão em pontos e proficiência, na ordem do arquivo; student é o identificador ou o
      número do estudante no arquivo`;

function options() {
  const { values } = parseArgs({
    options: {
      area: { type: 'string' },
      answers: { type: 'string' },
      anchors: { type: 'string' },
      score: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const area = values.area?.toUpperCase() ?? '';
  if (!values.answers || !values.area) throw new StartError('Informe --area e --answers (veja --help).');
  if (!isArea(area)) throw new StartError(`--area inválida: ${values.area} (use CH, CN, LC ou MT)`);
  return { area, answers: values.answers, anchors: values.anchors, score: values.score };
}

interface Answers {
  readonly items: readonly string[];
  readonly rows: readonly MatrixRow[];
}

async function readAnswers(path: string): Promise<Answers> {
  const rows: MatrixRow[] = [];
  let file: MatrixFile | undefined;
  for await (const { text, number } of linesOf(path)) {
    if (file) rows.push(file.row(text, number));
    else file = new MatrixFile(text);
  }
  if (!file || rows.length === 0) throw new InputError(1, 'não há respostas');
  return { items: file.items, rows };
}

/** The rows of a file too large to hold, with the calibrated items' columns wherever they stand. */
async function* rowsOf(path: string, items: readonly string[]): AsyncGenerator<MatrixRow> {
  let file: MatrixFile | undefined;
  for await (const { text, number } of linesOf(path)) {
    if (file) yield file.row(text, number);
    else file = new MatrixFile(text, items);
  }
}

const NOTICES = {
  percentage: 'Menos de 30 respostas: mostre apenas o percentual de acertos.',
  estimate: 'Menos de 200 respostas e de 10 âncoras: mostre como "TRI estimada ± erro".',
  score: 'Respostas ou âncoras bastantes para mostrar a nota com seu erro.',
};

function report(calibration: Calibration, area: Area, students: number, anchors: Anchors): void {
  const { converged, iterations, group, placementError } = calibration;
  console.error(
    `${students} estudantes, ${calibration.items.length} itens, ${anchors.size} âncoras; ` +
      `${converged ? 'convergiu' : 'NÃO convergiu'} em ${iterations} iterações.`,
  );
  console.error(
    `Grupo: θ médio ${group.mean.toFixed(2)}, desvio ${group.sd.toFixed(2)}. ` +
      `Incerteza da posição da escala: ±${pointsOf(area, placementError).toFixed(0)} pontos.`,
  );
  console.error(NOTICES[scoreDisplay(students, anchors.size)]);
}

async function writeScores(rows: AsyncIterable<MatrixRow> | readonly MatrixRow[], calibration: Calibration) {
  const writer = new RowWriter();
  const progress = new Progress();
  const score = calibratedScorer(calibration);
  await writer.write(SCORE_COLUMNS.join(','));
  for await (const { student, outcomes } of rows) {
    await writer.write(scoreLine(student, score(outcomes)));
    progress.count();
  }
  await writer.flush();
}

await batchCommand(async () => {
  const given = options();
  if (!given) return console.log(USAGE);
  const { area, answers, anchors: anchorFile, score: others } = given;
  const { items, rows } = await withFile(answers, () => readAnswers(answers));
  const anchors: Anchors = anchorFile
    ? await withFile(anchorFile, () => parseAnchors(readText(anchorFile), items))
    : new Map();
  const matrix = responseMatrix(
    rows.map((row) => row.outcomes),
    items.length,
  );
  const calibration = calibrate(matrix, area, anchors);
  report(calibration, area, rows.length, anchors);
  console.log([ITEM_COLUMNS.join(','), ...itemLines(calibration, items, matrix), ''].join('\n'));
  if (others) await withFile(others, () => writeScores(rowsOf(others, items), calibration));
  else await writeScores(rows, calibration);
});
