import { guarded } from './formula-guard.js';

/** A number stays a number for the spreadsheet; text can never become a formula. */
export type CsvCell = string | number | null;

const NEEDS_QUOTES = /[";,\t\r\n]/u;

/**
 * A file that opens with a double click in a Brazilian spreadsheet: `;` between cells, the comma in decimals, and the mark without
 * which Excel takes UTF-8 for Windows-1252.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = guarded(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
