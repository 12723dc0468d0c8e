import { existsSync, readFileSync } from 'node:fs';
import type { MarkedQuestion } from '@gabarita/practice';
import { type Area, bookletsOf, type Language, markedItems, parseItemFile } from '@gabarita/scoring';

/** Real answers and INEP's item files; not part of the repository. */
const TRI = new URL('../../../../shared/tri/', import.meta.url);

export const YEARS = [2016, 2019, 2022];

/** One participant's exam of one area, and the score INEP gave it. */
export interface RealExam {
  readonly year: number;
  readonly area: Area;
  readonly score: number;
  readonly questions: readonly MarkedQuestion[];
}

/** Sheets without a mark are worth 0 by decree, which says nothing about a student, and are left out. */
export function realExams(): RealExam[] {
  if (!existsSync(TRI)) {
    console.error('This benchmark needs ../shared/tri, which is not part of the repository.');
    process.exit(1);
  }
  return YEARS.flatMap(examsOfYear).filter(({ score }) => score > 0);
}

function examsOfYear(year: number): RealExam[] {
  const text = (path: string, encoding: BufferEncoding) => readFileSync(new URL(path, TRI), encoding);
  const booklets = bookletsOf(parseItemFile(text(`items/ITENS_PROVA_${year}.csv`, 'latin1')), year);
  const [, ...lines] = text(`participants/participants_${year}.csv`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [, code, language, responses = '', score] = line.split(',');
    const booklet = booklets.get(Number(code));
    if (!booklet) throw new Error(`${year} has no booklet ${code}`);
    const items = markedItems(booklet, responses, Number(language) as Language);
    const questions = items.map(({ item, parameters, right }) => ({ id: String(item), parameters, right }));
    return { year, area: booklet.area, score: Number(score), questions };
  });
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
