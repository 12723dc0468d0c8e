export { decodeText } from './decode-text.js';
export { unguarded } from './formula-guard.js';
export { type CsvRow, parseCsv, UnclosedQuote } from './parse-csv.js';
export { type CsvCell, writeCsv } from './write-csv.js';
