/** npm run -s tri:score: official scores for a file of answers. */
import { parseArgs } from 'node:util';
import { AnswerFile, type Booklet, bookletsOf, parseItemFile } from '@gabarita/scoring';
import { StartError } from '../app-error.js';
import { batchCommand, linesOf, Progress, RowWriter, readText, withFile } from './batch-command.js';

const USAGE = `Calcula a nota oficial do ENEM de cada linha de um arquivo de respostas.

  npm run -s tri:score -- --year 2019 --items ITENS_PROVA_2019.csv --answers respostas.csv > notas.csv

  --year ANO       ano da prova, de 2009 em diante
  --items ARQUIVO  ITENS_PROVA_ANO.csv, dos microdados do INEP
  --answers ARQUIVO  CSV (vírgula, ponto e vírgula ou tabulação) com as colunas
      area       CH, CN, LC ou MT
      prova      código do caderno (CO_PROVA)
      lang       0 inglês, 1 espanhol (só conta em LC, de 2010 em diante)
      responses  uma letra por questão: A a E, "." em branco, "*" marca dupla;
                 em LC, 45 ou 50 letras (inglês, espanhol, comuns)
    Outras colunas são mantidas; uma com o nome de coluna da saída ganha "_input".

Saída: as colunas lidas e
  score           nota, com uma casa decimal
  standard_error  erro padrão, em pontos
  theta           proficiência
  status          official, estimate (o INEP não publicou tudo para reproduzir a prova) ou unscorable
  reason          por que não há nota`;

const FIRST_YEAR = 2009;

async function readBooklets(file: string, year: number): Promise<Map<number, Booklet>> {
  return withFile(file, () => bookletsOf(parseItemFile(readText(file)), year));
}

function options(): { year: number; items: string; answers: string } | null {
  const { values } = parseArgs({
    options: {
      year: { type: 'string' },
      items: { type: 'string' },
      answers: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const { year, items, answers } = values;
  if (!year || !items || !answers) throw new StartError('Informe --year, --items e --answers (veja --help).');
  if (!/^\d{4}$/.test(year) || Number(year) < FIRST_YEAR) throw new StartError(`--year inválido: ${year}`);
  return { year: Number(year), items, answers };
}

/** Rows without a score do not stop the others; a file in which none has one is the wrong file. */
async function scoreFile(answers: string, booklets: ReadonlyMap<number, Booklet>): Promise<void> {
  const writer = new RowWriter();
  const progress = new Progress();
  const count = { official: 0, estimate: 0, unscorable: 0 };
  let file: AnswerFile | undefined;
  let firstProblem = '';
  for await (const { text, number } of linesOf(answers)) {
    if (!file) {
      file = new AnswerFile(text, booklets);
      await writer.write(file.header);
      continue;
    }
    const { text: row, result } = file.score(text);
    count[result.status]++;
    if (result.status === 'unscorable') firstProblem ||= `linha ${number}: ${result.reason}`;
    await writer.write(row);
    progress.count();
  }
  await writer.flush();
  if (!file) throw new StartError(`${answers}, linha 1: o arquivo está vazio`);
  const scored = count.official + count.estimate;
  console.error(`${scored} notas (${count.estimate} estimadas), ${count.unscorable} linhas sem nota.`);
  if (firstProblem && scored === 0) throw new StartError(`${answers}, ${firstProblem}`);
  if (firstProblem) console.error(`Primeira sem nota: ${firstProblem}`);
}

await batchCommand(async () => {
  const given = options();
  if (!given) return console.log(USAGE);
  const booklets = await readBooklets(given.items, given.year);
  await withFile(given.answers, () => scoreFile(given.answers, booklets));
});
