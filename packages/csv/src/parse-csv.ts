import { delimiterOf } from './delimiter.js';

export interface CsvRow {
  /** Where the row begins in the file, counted from 1, as an editor counts. */
  line: number;
  cells: string[];
}

/** A quote that never closes swallows the rest of the file, so there is no honest way to read on. */
export class UnclosedQuote extends Error {
  constructor(readonly line: number) {
    super(`a quote that begins in line ${line} is never closed`);
    this.name = 'UnclosedQuote';
  }
}

/** What Excel writes and reads in a first line of its own: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/iu;

/**
 * The rows of a CSV file (RFC 4180, with `,`, `;` or tab), without those that are blank.
 *
 * Cells are trimmed of nothing: what a blank means is for the reader of the cells to say. A quote in the middle of a cell is only a
 * character, because people type inches and speech.
 */
export function parseCsv(file: string): CsvRow[] {
  const text = file.replace(/^\uFEFF/u, '');
  const announced = SEPARATOR_LINE.exec(text);
  const delimiter = announced?.[1] ?? delimiterOf(text);
  return new Reader(text, delimiter, announced?.[0].length ?? 0).rows();
}

class Reader {
  private line: number;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    private at: number,
  ) {
    this.line = at > 0 ? 2 : 1;
  }

  rows(): CsvRow[] {
    const rows: CsvRow[] = [];
    while (this.at < this.text.length) {
      const row = this.row();
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    }
    return rows;
  }

  private row(): CsvRow {
    const row: CsvRow = { line: this.line, cells: [this.cell()] };
    while (this.text[this.at] === this.delimiter) {
      this.at += 1;
      row.cells.push(this.cell());
    }
    if (this.text.startsWith('\r\n', this.at)) this.at += 1;
    this.at += 1;
    this.line += 1;
    return row;
  }

  private cell(): string {
    const quoted = this.text[this.at] === '"' ? this.quoted() : '';
    const start = this.at;
    while (this.at < this.text.length && !this.endsCell(this.text[this.at])) this.at += 1;
    return quoted + this.text.slice(start, this.at);
  }

  private endsCell(character: string | undefined): boolean {
    return character === this.delimiter || character === '\n' || character === '\r';
  }

  /** Between quotes everything is text, line ends too; a doubled quote is one. */
  private quoted(): string {
    const opened = this.line;
    const start = this.at + 1;
    let end = this.text.indexOf('"', start);
    while (end !== -1 && this.text[end + 1] === '"') end = this.text.indexOf('"', end + 2);
    if (end === -1) throw new UnclosedQuote(opened);
    this.at = end + 1;
    const inside = this.text.slice(start, end);
    this.line += inside.split(/\r\n|\r|\n/u).length - 1;
    return inside.replaceAll('""', '"');
  }
}
