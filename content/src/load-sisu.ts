import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type KeptForecast, parseTables, rowsOf, TABLES, type Tables, type TableTexts } from '@gabarita/sisu';

const FORECASTS = 'forecasts.csv';
const read = (file: string): Buffer => readFileSync(new URL(`../sisu/${file}.br`, import.meta.url));
const unpacked = (file: string): string => brotliDecompressSync(read(file)).toString('utf8');

/** The public results of the SiSU that come with the product, in the form of the folder they were made from. */
export const loadSisu = (): Tables =>
  parseTables(Object.fromEntries(TABLES.map((file) => [file, unpacked(file)])) as TableTexts);

/** Worked out when the file was made: fitting takes too long for a server's start. */
export const loadSisuForecasts = (): KeptForecast[] =>
  rowsOf({ [FORECASTS]: unpacked(FORECASTS) }, FORECASTS).map((row) => ({
    year: row.year(),
    offer: row.whole('offer'),
    modality: row.whole('modality'),
    median: row.number('median', 1000),
    spread: row.number('spread', 1000),
  }));

/** Changes whenever one of the files does. */
export function sisuVersion(): string {
  const hash = createHash('sha256');
  for (const file of [...TABLES, FORECASTS]) hash.update(read(file));
  return hash.digest('hex');
}
