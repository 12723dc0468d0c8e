import { Unusable } from '../question.js';

export interface Row {
  /** Where it begins; a quoted field may go on over several lines. */
  line: number;
  fields: string[];
}

/** Excel in Portuguese separates by semicolons, others by commas, and what is pasted from a sheet by tabs. */
export function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (separator: string) => header.split(separator).length;
  return [';', '\t', ','].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** RFC 4180, with any separator. Rows of nothing are left out. */
export function rowsOf(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: 1, fields: [] };
  let line = 1;
  for (let at = 0; at <= text.length; ) {
    const { value, next, lines } = fieldAt(text, at, separator, line);
    row.fields.push(value);
    line += lines;
    at = next + 1;
    if (text[next] === separator) continue;
    if (row.fields.some((field) => field.trim() !== '')) rows.push(row);
    line += 1;
    row = { line, fields: [] };
  }
  return rows;
}

interface Field {
  value: string;
  /** Where the separator or the end of the line stands. */
  next: number;
  lines: number;
}

function fieldAt(text: string, at: number, separator: string, line: number): Field {
  if (text[at] === '"') return quotedAt(text, at, line);
  let next = at;
  while (next < text.length && text[next] !== separator && text[next] !== '\n') next += 1;
  return { value: text.slice(at, next), next, lines: 0 };
}

function quotedAt(text: string, at: number, line: number): Field {
  let value = '';
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new Unusable(`linha ${line}: falta fechar as aspas`);
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, next: quote + 1, lines: value.split('\n').length - 1 };
    value += '"';
    from = quote + 2;
  }
}
