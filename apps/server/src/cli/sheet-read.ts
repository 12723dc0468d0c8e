/** npm run -s sheet:read: what is marked in photos of answer sheets, a line of JSON for each. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSheet, type SheetReading } from '@gabarita/answer-sheet/reader';
import { StartError } from '../app-error.js';
import { decodePhoto } from '../modules/answer-sheets/reading/decode-photo.js';
import { batchCommand, withFile } from './batch-command.js';

const USAGE = `Lê fotos de cartões-resposta e escreve uma linha de JSON para cada uma.

  npm run -s sheet:read -- foto.jpg …

Saída: { file, ok, details: [{ index, marked, confidence }], sheet, studentNumber, ms }, com confidence de 0 a 1
(abaixo de 0,5 convém conferir), ou { file, ok: false, code, ms } com o motivo da recusa.`;

await batchCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.length === 0) throw new StartError(USAGE);
  for (const file of positionals) {
    const started = performance.now();
    const outcome = await withFile(file, () => read(file));
    console.log(JSON.stringify({ file: basename(file), ...outcome, ms: Math.round(performance.now() - started) }));
  }
});

async function read(file: string) {
  const decoded = await decodePhoto(readFileSync(resolve(process.env.INIT_CWD ?? '.', file)));
  if (!decoded.ok) return { ok: false, code: decoded.reason };
  const reading = readSheet(decoded.image);
  return reading.ok ? describe(reading) : { ok: false, code: reading.reason };
}

function describe({ sheet, studentNumber, answers }: SheetReading) {
  return {
    ok: true,
    sheet,
    studentNumber: studentNumber?.digits.map((digit) => digit ?? '?').join('') ?? null,
    details: answers.map(({ question, letters, confidence }) => ({
      index: question,
      marked: letters.join(''),
      confidence: Math.round(confidence * 1000) / 1000,
    })),
  };
}
