/** npm run -s tri:adaptive: what an adaptive test of each student's own questions would have said. */
import { parseArgs } from 'node:util';
import { NIVELAMENTO } from '@gabarita/practice';
import { StartError } from '../app-error.js';
import { adaptiveColumns } from './adaptive-columns.js';
import { batchCommand, withFile } from './batch-command.js';
import { simulateAreas } from './nivelamento-simulation.js';
import { readBooklets, scoreFile, yearIn } from './score-file.js';

const USAGE = `Refaz cada prova como um teste adaptativo: a cada passo, a questão do próprio caderno que mais diz sobre o aluno.

  npm run -s tri:adaptive -- --year 2019 --items ITENS_PROVA_2019.csv --answers respostas.csv > notas.csv

  --year ANO         ano da prova, de 2009 em diante
  --items ARQUIVO    ITENS_PROVA_ANO.csv, dos microdados do INEP
  --answers ARQUIVO  respostas, como em tri:score (area, prova, lang, responses)
  --questions N      quantas questões usar (20)
  --stop-error E     para antes, da 12ª questão em diante, quando o erro padrão de θ chega a E (sem ela, não para antes)

Saída: as colunas de tri:score e
  adaptive_score  nota com as questões escolhidas, com uma casa decimal
  adaptive_error  erro padrão, em pontos
  questions       quantas foram usadas
  items           quais (CO_ITEM), na ordem
A escolha é sempre a melhor questão e só conhece a resposta das que já escolheu.

  npm run -s tri:adaptive -- --simulate 2000 --year 2016 --items A.csv --year 2019 --items B.csv

  --simulate N       N alunos simulados, θ de N(0, 1), em todos os itens regulares dos arquivos (um --year para cada --items),
                     com as regras do nivelamento: uma das oito melhores ao acaso, tópicos variados, exposição limitada
  --stop-error E     erro que se quer alcançar (0.3)
  --seed N           semente do acaso da simulação (1)
Saída: area, items, questions (média até o erro, no máximo 45), unreached (parcela que não o alcança), largest_exposure`;

interface Given {
  sources: { year: number; file: string }[];
  answers: string | undefined;
  students: number | undefined;
  questions: number;
  stopError: number | undefined;
  seed: number;
}

function numberGiven(name: string, text: string | undefined, accepts: (value: number) => boolean): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !accepts(value)) throw new StartError(`--${name} inválido: ${text}`);
  return value;
}

const isCount = (value: number) => Number.isInteger(value) && value > 0;

function options(): Given | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      year: { type: 'string', multiple: true },
      items: { type: 'string', multiple: true },
      answers: text,
      questions: text,
      'stop-error': text,
      seed: text,
      simulate: text,
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const { year = [], items = [], answers } = values;
  const students = numberGiven('simulate', values.simulate, isCount);
  const complete = year.length > 0 && year.length === items.length && (students || (answers && year.length === 1));
  if (!complete) throw new StartError('Informe --year, --items e --answers (veja --help).');
  return {
    sources: items.map((file, place) => ({ year: yearIn(year[place] ?? ''), file })),
    answers,
    students,
    questions: numberGiven('questions', values.questions, isCount) ?? NIVELAMENTO.most,
    stopError: numberGiven('stop-error', values['stop-error'], (value) => value > 0),
    seed: numberGiven('seed', values.seed, Number.isInteger) ?? 1,
  };
}

await batchCommand(async () => {
  const given = options();
  if (!given) return console.log(USAGE);
  const years = await Promise.all(given.sources.map(({ file, year }) => readBooklets(file, year)));
  const [booklets] = years;
  if (given.students) {
    console.log('area,items,questions,unreached,largest_exposure');
    for (const area of simulateAreas(years, given.students, given.stopError ?? NIVELAMENTO.error ?? 0, given.seed)) {
      console.log(
        [
          area.area,
          area.items,
          area.questions.toFixed(1),
          area.unreached.toFixed(3),
          area.largestExposure.toFixed(3),
        ].join(','),
      );
    }
  } else if (booklets && given.answers) {
    const { answers, questions, stopError } = given;
    const rule = { most: questions, fewest: NIVELAMENTO.fewest, error: stopError ?? null };
    await withFile(answers, () => scoreFile(answers, booklets, adaptiveColumns(rule)));
  }
});
