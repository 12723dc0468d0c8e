import { type CsvRow, parseCsv } from '@gabarita/csv';
import type { Cutoff, History, Offer } from './history.js';
import { SisuInputError } from './input-error.js';
import { SCORES, type Scores, type Weights } from './weights.js';

/** The texts of the four files, by name. */
export type TableTexts = Readonly<Record<TableName, string>>;
export const TABLES = ['offers.csv', 'modalities.csv', 'weights.csv', 'cutoffs.csv'] as const;
export type TableName = (typeof TABLES)[number];

export interface OfferWeights extends Weights {
  readonly year: number;
  readonly offer: number;
}

export interface Tables extends History {
  readonly weights: readonly OfferWeights[];
}

const MINIMUMS = SCORES.map((name) => `min_${name}` as const);

/** The four files of a folder. What does not fit together is told in one line, and nothing of it is used. */
export function parseTables(texts: TableTexts): Tables {
  const offers = new Map(
    rowsOf(texts, 'offers.csv').map((row): [number, Offer] => [
      row.whole('offer'),
      {
        offer: row.whole('offer'),
        uf: row.text('uf'),
        institution: row.text('institution'),
        acronym: row.text('acronym'),
        campus: row.text('campus'),
        city: row.text('city'),
        course: row.text('course'),
        degree: row.text('degree'),
        shift: row.text('shift'),
      },
    ]),
  );
  const modalities = new Map(rowsOf(texts, 'modalities.csv').map((row) => [row.whole('modality'), row.text('text')]));
  const weights = new Map<string, OfferWeights>();
  for (const row of rowsOf(texts, 'weights.csv')) {
    const one = weightsOf(row);
    if (!offers.has(one.offer)) throw row.wrong(`a oferta ${one.offer} não está em offers.csv`);
    const key = `${one.year} ${one.offer}`;
    if (weights.has(key)) throw row.wrong(`o ano ${one.year} aparece duas vezes para a oferta ${one.offer}`);
    weights.set(key, one);
  }
  const cutoffs = rowsOf(texts, 'cutoffs.csv').map((row) => {
    const one = cutoffOf(row);
    if (!offers.has(one.offer)) throw row.wrong(`a oferta ${one.offer} não está em offers.csv`);
    if (!modalities.has(one.modality)) throw row.wrong(`a modalidade ${one.modality} não está em modalities.csv`);
    if (!weights.has(`${one.year} ${one.offer}`))
      throw row.wrong(`faltam os pesos de ${one.year} da oferta ${one.offer}`);
    return one;
  });
  return { offers, modalities, weights: [...weights.values()], cutoffs };
}

function weightsOf(row: Row): OfferWeights {
  const scores = (names: readonly string[], top: number): Scores => {
    const [cn = 0, ch = 0, lc = 0, mt = 0, redacao = 0] = names.map((name) => row.number(name, top));
    return { cn, ch, lc, mt, redacao };
  };
  const weights = scores(SCORES, 100);
  if (Object.values(weights).every((weight) => weight === 0)) throw row.wrong('todos os pesos são zero');
  return {
    year: row.year(),
    offer: row.whole('offer'),
    weights,
    minimums: scores(MINIMUMS, 1000),
    minimumTotal: row.number('min_total', 1000),
  };
}

const cutoffOf = (row: Row): Cutoff => ({
  year: row.year(),
  offer: row.whole('offer'),
  modality: row.whole('modality'),
  places: row.whole('places'),
  cutoff: row.text('cutoff') === '' ? null : row.number('cutoff', 1000),
});

/** The rows of one of the files, read by the names in its first line. */
export function rowsOf(texts: Readonly<Record<string, string>>, file: string): Row[] {
  const [header, ...rows] = parseCsv(texts[file] ?? '');
  if (!header) throw new SisuInputError(`${file}: o arquivo está vazio`);
  const columns = new Map(header.cells.map((name, at) => [name.trim().toLowerCase(), at]));
  return rows.map((row) => new Row(file, columns, row));
}

export class Row {
  constructor(
    private readonly file: string,
    private readonly columns: ReadonlyMap<string, number>,
    private readonly row: CsvRow,
  ) {}

  wrong(why: string): SisuInputError {
    return new SisuInputError(`${this.file}, linha ${this.row.line}: ${why}`);
  }

  text(column: string): string {
    const at = this.columns.get(column);
    if (at === undefined) throw new SisuInputError(`${this.file}: falta a coluna ${column}`);
    return (this.row.cells[at] ?? '').trim();
  }

  number(column: string, top: number): number {
    const text = this.text(column);
    const value = Number(text);
    if (text === '' || !(value >= 0 && value <= top))
      throw this.wrong(`${column} deve ser um número de 0 a ${top}, não "${text}"`);
    return value;
  }

  whole(column: string): number {
    const value = this.number(column, 1e9);
    if (!Number.isInteger(value)) throw this.wrong(`${column} deve ser um número inteiro, não "${this.text(column)}"`);
    return value;
  }

  year(): number {
    const year = this.whole('year');
    if (year < 2010 || year > 2100) throw this.wrong(`year deve ser um ano do SiSU, não "${year}"`);
    return year;
  }
}
