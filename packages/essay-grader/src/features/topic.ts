import { contentStems } from '../text/content-words.js';
import { type EssayText, wordsOf } from '../text/essay-text.js';
import { type Features, mean, per100, share } from './statistics.js';

/** Words of theme sentences that say nothing of the theme: "Desafios para … no Brasil". */
const GENERIC = new Set(
  contentStems(
    wordsOf(
      'desafio desafios caminho caminhos combater combate brasil brasileiro brasileira brasileiros sociedade questão ' +
        'importância problema problemas impacto impactos efeitos consequências persistência perspectivas século XXI atual ' +
        'contemporânea enfrentamento valorização garantia limites entre debate papel contexto como sobre país mundo',
    ),
  ),
);

/** Stems that carry the theme; all of its content words when every one is generic. */
export function topicStems(topic: string): Set<string> {
  const all = new Set(contentStems(wordsOf(topic)));
  const specific = new Set([...all].filter((stemmed) => !GENERIC.has(stemmed)));
  return specific.size > 0 ? specific : all;
}

/** How much of the theme's wording comes back, and where. */
export function topicFeatures({ paragraphs, sentences, words }: EssayText, topic: string): Features {
  const wanted = topicStems(topic);
  const byParagraph = paragraphs.map((paragraph) => contentStems(paragraph.words));
  const coverage = byParagraph.map((stems) => coverageOf(wanted, new Set(stems)));
  const all = byParagraph.flat();
  const bySentence = sentences.map((sentence) => coverageOf(wanted, new Set(contentStems(sentence.words))));
  return {
    coverage: coverageOf(wanted, new Set(all)),
    introduction: coverage[0] ?? 0,
    conclusion: coverage.at(-1) ?? 0,
    least: Math.min(1, ...coverage),
    mean: mean(coverage),
    bestSentence: Math.max(0, ...bySentence),
    sentencesOnTopic: share(bySentence.filter((covered) => covered > 0).length, sentences.length),
    missing: wanted.size * (1 - coverageOf(wanted, new Set(all))),
    density: per100(all.filter((stemmed) => wanted.has(stemmed)).length, words.length),
  };
}

function coverageOf(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return share([...wanted].filter((stemmed) => found.has(stemmed)).length, wanted.size);
}
