import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type GrayImage, readSheet } from '@gabarita/answer-sheet/reader';
import { decodePhoto } from '../modules/answer-sheets/decode-photo.js';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Reads photos of answer sheets; a line of JSON for each.\n\n  npm run -s sheet:read -- photo.jpg …');
  process.exit(2);
}

for (const path of files) {
  const started = performance.now();
  const outcome = await read(path);
  console.log(JSON.stringify({ file: basename(path), ...outcome, ms: Math.round(performance.now() - started) }));
}

async function read(path: string) {
  const decoded = await decodePhoto(readFileSync(path));
  return decoded.ok ? describe(decoded.image) : decoded;
}

function describe(image: GrayImage) {
  const result = readSheet(image);
  if (!result.ok) return { ok: false, code: result.code };
  const details = result.answers.map(({ question, letters, confidence }) => ({
    index: question,
    marked: letters.join(''),
    confidence: Math.round(confidence * 1000) / 1000,
  }));
  return { ok: true, serial: result.code?.serial ?? null, details };
}
