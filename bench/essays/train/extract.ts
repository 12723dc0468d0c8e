/**
 * Features of every essay of the corpus, by the extractor that grades in the product, for fit.py.
 *
 *   npm run essay:train
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFeatures, parseEssay, themePresence } from '@gabarita/essay-grader';
import { CACHE, COMPETENCIES, essaysOf, requireCorpus } from '../corpus.js';
import { serverDictionary } from '../dictionary.js';
import { seededRandom } from '../metrics.js';

requireCorpus();
mkdirSync(CACHE, { recursive: true });
const isWord = await serverDictionary();
const random = seededRandom(11);

for (const split of ['train', 'dev'] as const) {
  const essays = essaysOf(split);
  const topics = [...new Set(essays.map(({ topic }) => topic))];
  const rows = essays.map((essay) =>
    JSON.stringify({
      id: essay.id,
      year: essay.year,
      topic: essay.topic,
      subset: essay.subset,
      grades: COMPETENCIES.map((competency) => essay[competency]),
      features: extractFeatures(essay.text, essay.topic, isWord),
      ownTheme: themePresence(parseEssay(essay.text), essay.topic, isWord),
      otherTheme: themePresence(parseEssay(essay.text), anotherOf(topics, essay.topic), isWord),
    }),
  );
  writeFileSync(join(CACHE, `${split}.jsonl`), rows.join('\n'));
  console.log(`${split}: ${rows.length} essays`);
}
console.log(`features in ${CACHE}`);

function anotherOf(topics: readonly string[], own: string): string {
  const others = topics.filter((topic) => topic !== own);
  return others[Math.floor(random() * others.length)] ?? '';
}
