/**
 * Time and size of booklets to print, made of the original edition with its figures and tables.
 *
 *   npm run bench:booklet -- [folder to keep the PDFs in]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BankQuestion, figuresIn, loadEdition } from '@gabarita/content';
import type { Booklet, BookletQuestion } from '@gabarita/server/dist/modules/answer-sheets/booklet/booklet.js';
import { drawBooklet } from '@gabarita/server/dist/modules/answer-sheets/booklet/draw-booklet.js';
import { printable } from '@gabarita/server/dist/modules/answer-sheets/booklet/pictures.js';

/** Where the server keeps pictures: texts may show no others. */
const IMAGES = '/files/images/';
const [folder] = process.argv.slice(2);
const { questions, figures } = loadEdition();
const asked = questions.filter(({ language }) => language !== 'espanhol');

const inBooklet = ({ context, statement, alternatives }: BankQuestion, place: number): BookletQuestion => ({
  number: place + 1,
  context: context.replaceAll('](figures/', `](${IMAGES}`),
  statement: statement.replaceAll('](figures/', `](${IMAGES}`),
  alternatives: Object.entries(alternatives).map(([letter, text]) => ({ letter, text, image: null })),
});

async function picturesOf(chosen: readonly BankQuestion[]): Promise<Booklet['pictures']> {
  const shown = chosen.flatMap(({ context, statement }) => figuresIn(`${context} ${statement}`));
  const pictures = shown.map(async ({ file }) => {
    const picture = await printable(Buffer.from(figures.get(file) ?? ''), true);
    return [`${IMAGES}${file}`, picture] as const;
  });
  return new Map(await Promise.all(pictures));
}

const rows = [];
for (const count of [90, asked.length]) {
  const chosen = asked.slice(0, count);
  const before = process.cpuUsage();
  const pictures = await picturesOf(chosen);
  const drawn = process.cpuUsage(before);
  const pdf = await drawBooklet({
    title: `Caderno de ${count} questões`,
    turmas: ['3º ano A'],
    when: null,
    minutes: 300,
    questions: chosen.map(inBooklet),
    topic: null,
    pictures,
  });
  const all = process.cpuUsage(before);
  if (folder) writeFileSync(join(folder, `caderno-${count}.pdf`), pdf);
  rows.push({
    questions: count,
    figures: pictures.size,
    'figures, CPU ms': Math.round((drawn.user + drawn.system) / 1000),
    'CPU ms': Math.round((all.user + all.system) / 1000),
    pages:
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length ?? 0,
    'PDF, KB': Math.round(pdf.length / 1024),
    'memory, MB': Math.round(process.memoryUsage().rss / 2 ** 20),
  });
}
console.table(rows);
