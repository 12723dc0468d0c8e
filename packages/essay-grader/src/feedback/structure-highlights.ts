import { LONG_SENTENCE } from '../features/sentences.js';
import { topicStems } from '../features/topic.js';
import { OPENS_WITH_CONNECTIVE, REFERENCE } from '../lexicon/connectives.js';
import { OPENS_LINKED, OPENS_LISTING } from '../lexicon/paragraph-openings.js';
import type { Copies } from '../rules/copies.js';
import { isFunctionWord, stem } from '../text/content-words.js';
import type { EssayText, Paragraph, Word } from '../text/essay-text.js';
import type { Highlight } from './highlight.js';

const REPETITIONS_IN_PARAGRAPH = 3;
const ANCHOR_WORDS = 4;

/** What touches the build of the text: linking, repetition, sentences too long, copied passages. */
export const structureHighlights = (essay: EssayText, topic: string, copies: Copies): Highlight[] => [
  ...unlinkedParagraphs(essay),
  ...repetitions(essay, topicStems(topic)),
  ...doubledWords(essay),
  ...longSentences(essay),
  ...copies.copied.map((range) => copied(range, 'Trecho copiado dos textos motivadores: não conta como seu.')),
  ...copies.repeated.map((range) => copied(range, 'Trecho já escrito antes: não conta de novo.')),
];

const copied = (range: { start: number; end: number }, reason: string): Highlight => ({
  ...range,
  kind: 'copied',
  reason,
  suggestion: null,
});

const unlinkedParagraphs = ({ paragraphs }: EssayText): Highlight[] =>
  paragraphs.slice(1).flatMap((paragraph): Highlight[] => {
    if (isLinked(paragraph)) return [];
    const { start, end } = anchorOf(paragraph.words);
    const last = paragraph === paragraphs.at(-1);
    return [
      {
        kind: 'missing-connective',
        start,
        end,
        reason: 'O parágrafo começa sem ligação com o anterior.',
        suggestion: last ? 'Portanto, … / Diante do exposto, …' : 'Ademais, … / Além disso, … / Em primeiro lugar, …',
      },
    ];
  });

export function isLinked({ text, words }: Paragraph): boolean {
  const opening = text.slice(0, (words[2]?.end ?? 0) - (words[0]?.start ?? 0));
  return (
    OPENS_LINKED.test(text) ||
    OPENS_LISTING.test(text) ||
    OPENS_WITH_CONNECTIVE.test(text) ||
    opening.match(REFERENCE) !== null
  );
}

const anchorOf = (words: readonly Word[]) => ({
  start: words[0]?.start ?? 0,
  end: words[Math.min(ANCHOR_WORDS, words.length) - 1]?.end ?? 0,
});

/** The third use of a content word in a paragraph, and later ones; the theme's own words may come back. */
function repetitions({ paragraphs }: EssayText, theme: ReadonlySet<string>): Highlight[] {
  return paragraphs.flatMap(({ words }) => {
    const seen = new Map<string, number>();
    return words.flatMap((word): Highlight[] => {
      if (word.plain.length < 5 || isFunctionWord(word.plain) || theme.has(stem(word.plain))) return [];
      const times = (seen.get(word.plain) ?? 0) + 1;
      seen.set(word.plain, times);
      if (times < REPETITIONS_IN_PARAGRAPH) return [];
      const reason = `“${word.lower}” aparece pela ${times}ª vez neste parágrafo.`;
      return [{ kind: 'repetition', start: word.start, end: word.end, reason, suggestion: 'um sinônimo ou pronome' }];
    });
  });
}

const doubledWords = ({ text }: EssayText): Highlight[] =>
  [...text.matchAll(/(?<![\p{L}-])(\p{L}{2,})\s+\1(?![\p{L}-])/giu)].map((match) => ({
    kind: 'repetition',
    start: match.index,
    end: match.index + match[0].length,
    reason: 'Palavra repetida em seguida.',
    suggestion: match[1] ?? null,
  }));

const longSentences = ({ sentences }: EssayText): Highlight[] =>
  sentences
    .filter(({ words }) => words.length > LONG_SENTENCE)
    .map(({ words }) => ({
      kind: 'long-sentence',
      ...anchorOf(words),
      reason: `Frase de ${words.length} palavras: frases longas se perdem e escondem vírgulas.`,
      suggestion: 'divida em duas frases',
    }));
