/**
 * Features of every essay of the corpus, by the extractor that grades in the product, for fit.py.
 *
 *   npm run essay:train
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFeatures } from '@gabarita/essay-grader';
import { CACHE, COMPETENCIES, essaysOf, requireCorpus } from '../corpus.js';
import { serverDictionary } from '../dictionary.js';

requireCorpus();
mkdirSync(CACHE, { recursive: true });
const isWord = await serverDictionary();

for (const split of ['train', 'dev'] as const) {
  const rows = essaysOf(split).map((essay) =>
    JSON.stringify({
      id: essay.id,
      year: essay.year,
      topic: essay.topic,
      subset: essay.subset,
      grades: COMPETENCIES.map((competency) => essay[competency]),
      features: extractFeatures(essay.text, essay.topic, isWord),
    }),
  );
  writeFileSync(join(CACHE, `${split}.jsonl`), rows.join('\n'));
  console.log(`${split}: ${rows.length} essays`);
}
console.log(`features in ${CACHE}`);
