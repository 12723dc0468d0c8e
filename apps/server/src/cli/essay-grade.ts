/** npm run -s essay:grade: grades of essays, a line of JSON for each. */
import { parseArgs } from 'node:util';
import { StartError } from '../app-error.js';
import { portugueseDictionary } from '../modules/essays/spelling.js';
import { batchCommand, linesOf, withFile } from './batch-command.js';
import { gradeLine } from './essay-line.js';

const USAGE = `Corrige redações e escreve uma linha de JSON para cada uma.

  npm run -s essay:grade -- redacoes.jsonl

O arquivo tem um objeto por linha: { id, topic, text }, e motivatingTexts se houver.
Saída: { id, c1 … c5, total, margin }, com zero quando uma regra zera a redação, ou { line, error }.`;

await batchCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(USAGE);
  const [file] = positionals;
  if (!file) throw new StartError(USAGE);
  const isWord = await portugueseDictionary();
  await withFile(file, async () => {
    for await (const { text, number } of linesOf(file)) {
      if (text.trim() !== '') console.log(JSON.stringify(gradeLine(text, number, isWord)));
    }
  });
});
