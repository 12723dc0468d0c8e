import type { Language } from '../area.js';
import { DelimitedReader, numberIn, quoteField } from '../delimited-text.js';
import type { Booklet } from '../official/booklet.js';
import {
  type BookletScorer,
  bookletScorer,
  type OfficialScore,
  type Unscorable,
  unscorable,
} from '../official/official-score.js';

type Column = 'area' | 'booklet' | 'language' | 'responses';

const ADDED = ['score', 'standard_error', 'theta', 'status', 'reason'];

/** The answers of one row, as they are scored. */
export interface AnswerSheet {
  readonly booklet: Booklet;
  readonly language: Language | null;
  readonly responses: string;
}

/** Columns after the score, computed from the same answers; empty in rows without a score. */
export interface FurtherColumns {
  readonly names: readonly string[];
  readonly fieldsOf: (sheet: AnswerSheet) => readonly string[];
}

const NO_FURTHER: FurtherColumns = { names: [], fieldsOf: () => [] };

export interface ScoredLine {
  readonly text: string;
  readonly result: OfficialScore | Unscorable;
}

/**
 * Scores a file of answers line by line: columns `area`, `prova`, `lang` and `responses`, in any order and among others.
 * What was read is written back in front of the result.
 */
export class AnswerFile {
  readonly #reader: DelimitedReader;
  readonly #places: Readonly<Record<Column, number>>;
  readonly #booklets: ReadonlyMap<number, Booklet>;
  readonly #further: FurtherColumns;
  readonly #scorers = new Map<number, BookletScorer>();

  constructor(header: string, booklets: ReadonlyMap<number, Booklet>, further = NO_FURTHER) {
    this.#further = further;
    this.#reader = new DelimitedReader(header);
    this.#places = {
      area: this.#reader.require('area'),
      booklet: this.#reader.require('prova'),
      language: this.#reader.require('lang'),
      responses: this.#reader.require('responses'),
    };
    this.#booklets = booklets;
  }

  /** A column that has the name of one of ours is kept under another. */
  get header(): string {
    const added = [...ADDED, ...this.#further.names];
    const own = this.#reader.columns.map((name) => (added.includes(name.toLowerCase()) ? `${name}_input` : name));
    return this.#join([...own, ...added]);
  }

  score(line: string): ScoredLine {
    const fields = this.#reader.fields(line);
    const sheet = this.#sheetIn(fields);
    const result = 'status' in sheet ? sheet : this.#scorerOf(sheet.booklet)(sheet.responses, sheet.language);
    const own = this.#reader.columns.map((_, place) => fields[place] ?? '');
    return { text: this.#join([...own, ...scoreFields(result), ...this.#furtherFields(sheet, result)]), result };
  }

  #furtherFields(sheet: AnswerSheet | Unscorable, result: OfficialScore | Unscorable): readonly string[] {
    if ('status' in sheet || result.status === 'unscorable') return this.#further.names.map(() => '');
    return this.#further.fieldsOf(sheet);
  }

  #sheetIn(fields: readonly string[]): AnswerSheet | Unscorable {
    if (fields.length < this.#reader.columns.length) return unscorable('faltam colunas nesta linha');
    const at = (column: Column) => fields[this.#places[column]]?.trim() ?? '';
    const code = numberIn(at('booklet'));
    const booklet = code === null ? undefined : this.#booklets.get(code);
    if (!booklet) return unscorable(`prova desconhecida no arquivo de itens: "${at('booklet')}"`);
    const area = at('area').toUpperCase();
    if (area !== booklet.area) return unscorable(`a prova ${booklet.code} é de ${booklet.area}, não de "${area}"`);
    return { booklet, language: languageIn(at('language')), responses: at('responses').toUpperCase() };
  }

  #scorerOf(booklet: Booklet): BookletScorer {
    const known = this.#scorers.get(booklet.code);
    if (known) return known;
    const scorer = bookletScorer(booklet);
    this.#scorers.set(booklet.code, scorer);
    return scorer;
  }

  #join(fields: readonly string[]): string {
    return fields.map((field) => quoteField(field, this.#reader.separator)).join(this.#reader.separator);
  }
}

const scoreFields = (result: OfficialScore | Unscorable): string[] =>
  result.status === 'unscorable'
    ? ['', '', '', result.status, result.reason]
    : [result.score.toFixed(1), result.standardError.toFixed(4), result.theta.toFixed(8), result.status, ''];

function languageIn(text: string): Language | null {
  const value = numberIn(text);
  return value === 0 || value === 1 ? value : null;
}
