import type { CsvCell } from '@gabarita/csv';
import writeXlsxFile, { type Row } from 'write-excel-file/node';

interface Sheet {
  name: string;
  /** The first row is the header. */
  rows: CsvCell[][];
}

/** An XLSX workbook. A text is written as text and so is never a formula, whatever it begins with. */
export function writeSpreadsheet(sheets: Sheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, rows: [header = [], ...rows] }) => ({
      sheet: name,
      data: [
        header.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
        ...rows.map(rowOf),
      ],
      stickyRowsCount: 1,
      columns: header.map((_, column) => ({ width: column === 0 ? 32 : 14 })),
    })),
  ).toBuffer();
}

const rowOf = (cells: CsvCell[]): Row =>
  cells.map((value) => {
    if (value === null) return null;
    return typeof value === 'number' ? { value, type: Number } : { value, type: String };
  });
