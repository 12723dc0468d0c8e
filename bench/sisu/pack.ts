/** npm run sisu:pack -- ../shared/sisu: makes content/sisu out of the four CSV files, with the forecasts of the year after the last. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { forecastNextYear, TABLES } from '@gabarita/sisu';
import { readFolder } from './folder.js';

const [folder = '../shared/sisu'] = process.argv.slice(2);
const tables = readFolder(folder);

const forecasts = forecastNextYear(tables).map(({ year, offer, modality, median, spread }) =>
  [year, offer, modality, median.toFixed(1), spread.toFixed(1)].join(','),
);

const files = {
  ...Object.fromEntries(TABLES.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  'forecasts.csv': ['year,offer,modality,median,spread', ...forecasts, ''].join('\n'),
};

let size = 0;
for (const [file, text] of Object.entries(files)) {
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  writeFileSync(join('content', 'sisu', `${file}.br`), packed);
  size += packed.length;
}
console.log(`${(size / 1e6).toFixed(2)} MB in content/sisu`);
