import { AnswerFile, type Booklet, bookletsOf, type FurtherColumns, parseItemFile } from '@gabarita/scoring';
import { StartError } from '../app-error.js';
import { linesOf, Progress, RowWriter, readText, withFile } from './batch-command.js';

const FIRST_YEAR = 2009;

export function yearIn(text: string): number {
  if (!/^\d{4}$/.test(text) || Number(text) < FIRST_YEAR) throw new StartError(`--year inválido: ${text}`);
  return Number(text);
}

/** The booklets of INEP's item file, with the year's errata. */
export const readBooklets = (file: string, year: number): Promise<Map<number, Booklet>> =>
  withFile(file, () => bookletsOf(parseItemFile(readText(file)), year));

/** Rows without a score do not stop the others; a file in which none has one is the wrong file. */
export async function scoreFile(
  answers: string,
  booklets: ReadonlyMap<number, Booklet>,
  further?: FurtherColumns,
): Promise<void> {
  const writer = new RowWriter();
  const progress = new Progress();
  const count = { official: 0, estimate: 0, unscorable: 0 };
  let file: AnswerFile | undefined;
  let firstProblem = '';
  for await (const { text, number } of linesOf(answers)) {
    if (!file) {
      file = new AnswerFile(text, booklets, further);
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
