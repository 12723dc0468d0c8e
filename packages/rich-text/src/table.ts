import type { Alignment } from './tree.js';

export interface TableLines {
  alignments: Alignment[];
  header: string[];
  rows: string[][];
  /** The line after the table. */
  next: number;
}

/** More than paper or a phone shows. It bounds the tree: a wide header over many short rows would be a cell for each pair. */
const MAX_COLUMNS = 40;

/** A pipe table at this line: a header, and under it a row of dashes with as many columns. */
export function tableAt(lines: readonly string[], at: number): TableLines | undefined {
  const header = cellsOf(lines[at]);
  const alignments = alignmentsOf(lines[at + 1]);
  if (!header || header.length > MAX_COLUMNS || alignments?.length !== header.length) return undefined;

  const rows: string[][] = [];
  let next = at + 2;
  for (let cells = cellsOf(lines[next]); cells; cells = cellsOf(lines[next])) {
    // Every row is as wide as the header: short ones get empty cells, surplus ones are dropped.
    rows.push(header.map((_, column) => cells?.[column] ?? ''));
    next += 1;
  }
  return { alignments, header, rows, next };
}

function cellsOf(line: string | undefined): string[] | undefined {
  const row = line?.trim();
  if (!row?.includes('|')) return undefined;
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (row.startsWith('|')) cells.shift();
  if (row.endsWith('|') && !row.endsWith('\\|')) cells.pop();
  return cells;
}

function alignmentsOf(line: string | undefined): Alignment[] | undefined {
  const cells = cellsOf(line);
  return cells?.length && cells.every((cell) => /^:?-+:?$/.test(cell)) ? cells.map(alignmentOf) : undefined;
}

function alignmentOf(dashes: string): Alignment {
  const right = dashes.endsWith(':');
  if (dashes.startsWith(':')) return right ? 'center' : 'left';
  return right ? 'right' : null;
}
