import { existsSync, readFileSync } from 'node:fs';
import { type Area, type Booklet, bookletsOf, type Language, parseItemFile } from '@gabarita/scoring';

/** Real answers and INEP's item files; not part of the repository. */
const TRI = new URL('../../../../shared/tri/', import.meta.url);

export interface Participant {
  readonly area: Area;
  readonly booklet: number;
  readonly language: Language;
  readonly responses: string;
  readonly score: number;
}

export function requireRealData(): void {
  if (existsSync(TRI)) return;
  console.error('This benchmark needs ../shared/tri, which is not part of the repository.');
  process.exit(1);
}

export const bookletsOfYear = (year: number): Map<number, Booklet> =>
  bookletsOf(parseItemFile(readFileSync(new URL(`items/ITENS_PROVA_${year}.csv`, TRI), 'latin1')), year);

export const participantsOfYear = (year: number): Participant[] =>
  readFileSync(new URL(`participants/participants_${year}.csv`, TRI), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [area = '', booklet, language, responses = '', score] = line.split(',');
      return {
        area: area as Area,
        booklet: Number(booklet),
        language: Number(language) as Language,
        responses,
        score: Number(score),
      };
    });
