/** npm run -s sheet:print: an answer sheet as a PDF. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { layoutFor, MAX_QUESTIONS, MAX_SERIAL } from '@gabarita/answer-sheet';
import { drawSheets } from '@gabarita/answer-sheet/pdf';
import { StartError } from '../app-error.js';
import { batchCommand } from './batch-command.js';

const USAGE = `Imprime um cartão-resposta em PDF.

  npm run -s sheet:print -- --questions 90 --out cartao.pdf

  --questions N      de 1 a ${MAX_QUESTIONS} (padrão: 90)
  --out ARQUIVO      o PDF
  --bubbles ARQUIVO  também grava, em JSON, onde ficam os círculos: pixels da página a 300 dpi
  --serial N         número da folha, gravado na faixa (padrão: 1)
  --title TEXTO      nome da prova
  --name TEXTO       nome do estudante; sem ele, a folha traz círculos para o número do estudante
  --turma TEXTO
  --date TEXTO
  --link URL         para onde leva o código QR`;

const PIXELS_PER_MM = 300 / 25.4;

/** npm changes to the project's folder; files are meant from where the command was typed. */
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

await batchCommand(async () => {
  const { values } = parseArgs({
    options: {
      questions: { type: 'string', default: '90' },
      out: { type: 'string' },
      bubbles: { type: 'string' },
      serial: { type: 'string', default: '1' },
      title: { type: 'string', default: 'Simulado ENEM' },
      name: { type: 'string' },
      turma: { type: 'string' },
      date: { type: 'string' },
      link: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (!values.out) throw new StartError(USAGE);

  const questions = wholeNumber('--questions', values.questions, 1, MAX_QUESTIONS);
  const serial = wholeNumber('--serial', values.serial, 0, MAX_SERIAL);
  const pdf = await drawSheets([
    {
      code: { questions, serial, numbered: values.name === undefined },
      examTitle: values.title,
      ...(values.name && { studentName: values.name }),
      ...(values.turma && { turma: values.turma }),
      ...(values.date && { date: values.date }),
      ...(values.link && { link: values.link }),
    },
  ]);
  writeFileSync(pathOf(values.out), pdf);
  if (values.bubbles) writeFileSync(pathOf(values.bubbles), JSON.stringify(bubblesInPixels(questions)));
});

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new StartError(`${option} deve ser um número inteiro de ${least} a ${most}.`);
}

function bubblesInPixels(questions: number) {
  const { bubbles, grid } = layoutFor(questions);
  const pixels = (length: number) => Math.round(length * PIXELS_PER_MM * 100) / 100;
  return bubbles
    .filter((bubble) => bubble.question <= questions)
    .map(({ question, letter, x, y }) => ({
      q: question,
      letter,
      x: pixels(x),
      y: pixels(y),
      r: pixels(grid.bubbleRadius),
    }));
}
