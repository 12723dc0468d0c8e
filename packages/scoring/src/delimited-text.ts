import { InputError } from './input-error.js';

/** The separator a header line uses. INEP and Brazilian spreadsheets write `;`, everybody else `,`. */
function separatorOf(header: string): ';' | ',' | '\t' {
  const count = (separator: string) => header.split(separator).length;
  if (count(';') > count(',')) return ';';
  return count('\t') > count(',') ? '\t' : ',';
}

/** The fields of one line; a quoted field may hold the separator and doubled quotes, but no line break. */
export function splitFields(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (char === '"' && quoted && line.charAt(at + 1) === '"') {
      field += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      fields.push(field);
      field = '';
    } else field += char;
  }
  fields.push(field);
  return fields;
}

/** A number as INEP or a pt-BR spreadsheet writes it (`1.0`, `1,5`); null when there is none. */
export function numberIn(text: string | undefined): number | null {
  const trimmed = text?.trim().replace(',', '.') ?? '';
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** The text of a field as it is written: quoted when it holds the separator, a quote or a line break. */
export const quoteField = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Reads lines of delimited text by column name, whatever the separator, a BOM or the line ends. */
export class DelimitedReader {
  readonly columns: readonly string[];
  readonly separator: string;
  readonly #places: ReadonlyMap<string, number>;

  constructor(header: string) {
    const clean = header.replace(/^\uFEFF/, '').replace(/\r?\n?$/, '');
    this.separator = separatorOf(clean);
    this.columns = splitFields(clean, this.separator).map((name) => name.trim());
    this.#places = new Map(this.columns.map((name, place) => [name.toLowerCase(), place]));
  }

  /** The place of the first of these columns that exists, ignoring case. */
  find(...names: string[]): number | undefined {
    const found = names.find((name) => this.#places.has(name.toLowerCase()));
    return found === undefined ? undefined : this.#places.get(found.toLowerCase());
  }

  /** The place of a column that must exist, under any of these names. */
  require(...names: string[]): number {
    const place = this.find(...names);
    if (place === undefined) throw new InputError(1, `falta a coluna ${names.join(' ou ')}`);
    return place;
  }

  fields(line: string): string[] {
    return splitFields(line.endsWith('\r') ? line.slice(0, -1) : line, this.separator);
  }
}
