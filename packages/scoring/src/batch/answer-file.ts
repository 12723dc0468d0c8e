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
  readonly #scorers = new Map<number, BookletScorer>();

  constructor(header: string, booklets: ReadonlyMap<number, Booklet>) {
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
    const own = this.#reader.columns.map((name) => (ADDED.includes(name.toLowerCase()) ? `${name}_input` : name));
    return this.#join([...own, ...ADDED]);
  }

  score(line: string): ScoredLine {
    const fields = this.#reader.fields(line);
    const result = this.#resultFor(fields);
    const added =
      result.status === 'unscorable'
        ? ['', '', '', result.status, result.reason]
        : [result.score.toFixed(1), result.standardError.toFixed(4), result.theta.toFixed(8), result.status, ''];
    const own = this.#reader.columns.map((_, place) => fields[place] ?? '');
    return { text: this.#join([...own, ...added]), result };
  }

  #resultFor(fields: readonly string[]): OfficialScore | Unscorable {
    if (fields.length < this.#reader.columns.length) return unscorable('faltam colunas nesta linha');
    const at = (column: Column) => fields[this.#places[column]]?.trim() ?? '';
    const code = numberIn(at('booklet'));
    const booklet = code === null ? undefined : this.#booklets.get(code);
    if (!booklet) return unscorable(`prova desconhecida no arquivo de itens: "${at('booklet')}"`);
    const area = at('area').toUpperCase();
    if (area !== booklet.area) return unscorable(`a prova ${booklet.code} é de ${booklet.area}, não de "${area}"`);
    return this.#scorerOf(booklet)(at('responses').toUpperCase(), languageIn(at('language')));
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

function languageIn(text: string): Language | null {
  const value = numberIn(text);
  return value === 0 || value === 1 ? value : null;
}
