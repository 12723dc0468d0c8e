import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { portugueseDictionary } from '../modules/essays/spelling.js';
import { gradeLine } from './essay-line.js';

const [path] = process.argv.slice(2);
if (!path || !existsSync(path)) {
  console.error(
    'Grades essays; a line of JSON for each.\n\n  npm run -s essay:grade -- essays.jsonl    ({ id, topic, text } on each line)',
  );
  process.exit(2);
}

const isWord = await portugueseDictionary();
let number = 0;
for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
  number += 1;
  if (line.trim() !== '') console.log(JSON.stringify(gradeLine(line, number, isWord)));
}
