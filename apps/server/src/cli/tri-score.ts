/** npm run -s tri:score: official scores for a file of answers. */
import { parseArgs } from 'node:util';
import { StartError } from '../app-error.js';
import { batchCommand, withFile } from './batch-command.js';
import { readBooklets, scoreFile, yearIn } from './score-file.js';

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
  return { year: yearIn(year), items, answers };
}

await batchCommand(async () => {
  const given = options();
  if (!given) return console.log(USAGE);
  const booklets = await readBooklets(given.items, given.year);
  await withFile(given.answers, () => scoreFile(given.answers, booklets));
});
