/**
 * How common each root is in essays whatever their theme, from the train split: the three themes that use a root most
 * are left out, since they may be about it.
 *
 *   npm run essay:train
 */
import { writeFileSync } from 'node:fs';
import { contentRoots, parseEssay } from '@gabarita/essay-grader';
import { essaysOf, requireCorpus } from '../corpus.js';

const FILE = 'packages/essay-grader/src/lexicon/common-roots.json';
const OWN_THEMES = 3;
const FEWEST_ESSAYS = 10;
const LEAST_PERCENT = 2;

requireCorpus();
const byTopic = new Map<string, Set<string>[]>();
for (const { topic, text } of essaysOf('train')) {
  const roots = new Set(contentRoots(parseEssay(text).words));
  byTopic.set(topic, [...(byTopic.get(topic) ?? []), roots]);
}
const topics = [...byTopic.values()].filter((essays) => essays.length >= FEWEST_ESSAYS);

const shares = new Map<string, number[]>();
for (const essays of topics) {
  const counts = new Map<string, number>();
  for (const root of essays.flatMap((roots) => [...roots])) counts.set(root, (counts.get(root) ?? 0) + 1);
  for (const [root, count] of counts) shares.set(root, [...(shares.get(root) ?? []), count / essays.length]);
}

const byPercent = new Map<number, string[]>();
for (const [root, found] of shares) {
  const others = found.sort((a, b) => b - a).slice(OWN_THEMES);
  const percent = Math.round((100 * others.reduce((sum, value) => sum + value, 0)) / (topics.length - OWN_THEMES));
  if (percent >= LEAST_PERCENT) byPercent.set(percent, [...(byPercent.get(percent) ?? []), root]);
}
const table = Object.fromEntries([...byPercent].map(([percent, roots]) => [percent, roots.sort().join(' ')]));
writeFileSync(FILE, `${JSON.stringify(table)}\n`);
console.log(`common roots: ${[...byPercent.values()].flat().length}`);
