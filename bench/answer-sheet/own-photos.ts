/**
 * Accuracy and time of the reader per severity, on photos from the package's own generator: needs nothing installed.
 *
 *   npm run bench:answer-sheet -- [photos per severity] [seed] [realistic|hard|clean|none] [severities, such as 345]
 */
import { layoutFor } from '@gabarita/answer-sheet';
import { readSheet } from '@gabarita/answer-sheet/reader';
import { drawPage, fillIn, inventAnswers, type Marks, photograph, Random } from '@gabarita/answer-sheet/testing';
import { decodePhoto } from '@gabarita/server/dist/modules/answer-sheets/reading/decode-photo.js';
import sharp from 'sharp';
import { conditionsOf } from './severities.js';
import { Tally } from './tally.js';

const [photos = 10, seed = 1] = process.argv.slice(2, 4).map(Number);
const marks = (process.argv[4] ?? 'realistic') as Marks;
const severities = [...(process.argv[5] ?? '12345')].map(Number);
const PIXELS_PER_MM = 10;

async function takePhoto(questions: number, severity: number, random: Random) {
  const serial = random.below(2 ** 27);
  const intended = inventAnswers(random, questions, marks);
  const page = drawPage({ questions, serial, numbered: false }, PIXELS_PER_MM);
  fillIn(page, layoutFor(questions), intended, random);
  const { conditions, jpegQuality } = conditionsOf(severity, random);
  const { width, height, pixels } = photograph(page, conditions, random);
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  return { jpeg, intended, serial };
}

async function measure(tally: Tally, { jpeg, intended, serial }: Awaited<ReturnType<typeof takePhoto>>): Promise<void> {
  const before = process.cpuUsage();
  const decoded = await decodePhoto(jpeg);
  const reading = decoded.ok ? readSheet(decoded.image) : decoded;
  const { user, system } = process.cpuUsage(before);
  tally.photos++;
  tally.cpuMs.push((user + system) / 1000);
  if (!reading.ok) {
    tally.refusals.push(reading.reason);
    return;
  }
  tally.countAnswers(reading.answers, intended);
  if (reading.sheet === null) tally.missingIds++;
  else if (reading.sheet.serial !== serial) tally.wrongIds++;
}

const rows = [];
for (const severity of severities) {
  const tally = new Tally();
  for (let photo = 0; photo < photos; photo++) {
    const random = new Random(seed * 1_000_003 + severity * 10_007 + photo);
    await measure(tally, await takePhoto(photo % 2 === 0 ? 90 : 180, severity, random));
  }
  rows.push(tally.row(severity));
}
console.table(rows);
console.log(`${photos} photos per severity, seed ${seed}, ${marks} marks; half of them of 90 questions, half of 180.`);
