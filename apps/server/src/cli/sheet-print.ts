import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { layoutFor } from '@gabarita/answer-sheet';
import { drawSheets } from '@gabarita/answer-sheet/pdf';

const USAGE = `Prints an answer sheet.

  npm run -s sheet:print -- --questions 90 --out sheet.pdf [options]

  --bubbles FILE   also write the bubbles' places, in pixels of the page at 300 dpi
  --serial N       the sheet's number, in its strip (default 1)
  --title TEXT     the exam
  --name TEXT      the student; without it the sheet has bubbles for the student's number
  --turma TEXT
  --date TEXT
  --link URL       where the QR code leads`;

/** 300 dots per inch, the resolution at which the benchmark renders the page. */
const PIXELS_PER_MM = 300 / 25.4;

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
    link: { type: 'string', default: 'https://gabarita.invalid' },
  },
});

if (!values.out) {
  console.error(USAGE);
  process.exit(2);
}

const questions = Number(values.questions);
const pdf = await drawSheets([
  {
    code: { questions, serial: Number(values.serial), numbered: values.name === undefined },
    examTitle: values.title,
    ...(values.name && { studentName: values.name }),
    ...(values.turma && { turma: values.turma }),
    ...(values.date && { date: values.date }),
    link: values.link,
  },
]);
writeFileSync(values.out, pdf);

if (values.bubbles) writeFileSync(values.bubbles, JSON.stringify(bubblesInPixels(questions)));

function bubblesInPixels(count: number) {
  const { bubbles, grid } = layoutFor(count);
  const pixels = (length: number) => Math.round(length * PIXELS_PER_MM * 100) / 100;
  return bubbles.slice(0, count * 5).map(({ question, letter, x, y }) => ({
    q: question,
    letter,
    x: pixels(x),
    y: pixels(y),
    r: pixels(grid.bubbleRadius),
  }));
}
