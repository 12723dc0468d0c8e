import { DelimitedReader, numberIn } from '../delimited-text.js';
import { NOT_ADMINISTERED, RIGHT, WRONG } from '../eap.js';
import { InputError } from '../input-error.js';

/** Names of a first column that tells the student and is no item. A nameless one is a spreadsheet's row number. */
const STUDENT_COLUMNS = new Set([
  '',
  'id',
  'index',
  'row',
  'student',
  'student_id',
  'user',
  'user_id',
  'name',
  'email',
  'participant',
  'aluno',
  'estudante',
  'participante',
  'candidato',
  'nome',
  'matricula',
  'inscricao',
  'nu_inscricao',
]);

const MISSING = new Set(['', 'na', 'nan', 'null', '.']);

export interface MatrixRow {
  readonly student: string;
  readonly outcomes: Int8Array;
}

/** Reads a file of right and wrong answers: one row a student, one column an item, 1, 0 or empty. */
export class MatrixFile {
  /** The items, in the order of each row's outcomes. */
  readonly items: readonly string[];
  readonly #reader: DelimitedReader;
  readonly #places: readonly number[];
  readonly #namesStudents: boolean;

  /** Given `items`, only their columns are read, wherever they stand; one that is absent was not administered. */
  constructor(header: string, items?: readonly string[]) {
    this.#reader = new DelimitedReader(header);
    const { columns } = this.#reader;
    this.#namesStudents = STUDENT_COLUMNS.has(columns[0]?.toLowerCase() ?? '');
    this.items = items ?? columns.slice(this.#namesStudents ? 1 : 0);
    this.#places = this.items.map((item) => columns.indexOf(item));
    const repeated = columns.find((column, place) => columns.indexOf(column) !== place);
    if (repeated !== undefined) {
      throw new InputError(1, `a coluna "${repeated}" se repete; a primeira linha deve ter o nome de cada item`);
    }
    if (!this.#places.some((place) => place >= 0)) throw new InputError(1, 'não há colunas com os itens');
  }

  row(line: string, lineNumber: number): MatrixRow {
    const fields = this.#reader.fields(line);
    const expected = this.#reader.columns.length;
    if (fields.length !== expected) {
      throw new InputError(lineNumber, `${fields.length} colunas, mas o cabeçalho tem ${expected}`);
    }
    const outcomes = Int8Array.from(this.#places, (place, index) =>
      outcomeIn(fields[place] ?? '', this.items[index] ?? '', lineNumber),
    );
    return { student: this.#namesStudents ? (fields[0]?.trim() ?? '') : String(lineNumber - 1), outcomes };
  }
}

function outcomeIn(text: string, item: string, lineNumber: number): number {
  const trimmed = text.trim();
  if (MISSING.has(trimmed.toLowerCase())) return NOT_ADMINISTERED;
  const value = numberIn(trimmed);
  if (value === 1) return RIGHT;
  if (value === 0) return WRONG;
  throw new InputError(lineNumber, `na coluna "${item}" só cabem 1, 0 ou vazio: "${trimmed}"`);
}
