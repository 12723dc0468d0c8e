import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTables, TABLES, type Tables, type TableTexts } from '@gabarita/sisu';

/** The four CSV files of a folder. */
export function readFolder(folder: string): Tables {
  return parseTables(
    Object.fromEntries(TABLES.map((file) => [file, readFileSync(join(folder, file), 'utf8')])) as TableTexts,
  );
}
