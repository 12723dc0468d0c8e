import {
  ANY_CONNECTIVE,
  OPENS_WITH_CONNECTIVE,
  REFERENCE,
  RELATION_PATTERNS,
  RELATIONS,
  RELATIVE,
} from '../lexicon/connectives.js';
import { OPENS_LINKED, OPENS_LISTING } from '../lexicon/paragraph-openings.js';
import { contentStems, overlap } from '../text/content-words.js';
import type { EssayText, Paragraph, Sentence } from '../text/essay-text.js';
import { countOf, matchesOf } from '../text/phrases.js';
import { type Features, flag, mean, per100, share } from './statistics.js';

/** Linking devices: how many, how varied, and where they stand — between paragraphs and inside them. */
export function cohesionFeatures({ text, paragraphs, sentences, words }: EssayText): Features {
  const byRelation = RELATIONS.map((relation) => [relation, countOf(RELATION_PATTERNS[relation], text)] as const);
  const all = matchesOf(ANY_CONNECTIVE, text).map(({ phrase }) => phrase);
  const distinct = new Set(all);
  return {
    ...Object.fromEntries(byRelation.map(([relation, count]) => [relation, per100(count, words.length)])),
    relations: byRelation.filter(([, count]) => count > 0).length,
    total: per100(all.length, words.length),
    distinct: distinct.size,
    diversity: share(distinct.size, Math.sqrt(all.length)),
    mostRepeated: Math.max(0, ...[...distinct].map((phrase) => all.filter((other) => other === phrase).length)),
    references: per100(countOf(REFERENCE, text), words.length),
    relatives: per100(countOf(RELATIVE, text), words.length),
    ...openings(paragraphs, sentences),
    ...continuity(paragraphs, sentences),
  };
}

function openings(paragraphs: readonly Paragraph[], sentences: readonly Sentence[]): Features {
  const later = paragraphs.slice(1);
  const linked = later.filter(({ text }) => OPENS_LINKED.test(text)).length;
  const listing = later.filter(({ text }) => OPENS_LISTING.test(text)).length;
  const inside = paragraphs.map(
    (paragraph) => paragraph.sentences.slice(1).filter(({ text }) => OPENS_WITH_CONNECTIVE.test(text)).length,
  );
  return {
    linkedParagraphs: linked,
    linkedShare: share(linked, later.length),
    listingParagraphs: listing,
    unlinkedParagraphs: later.length - linked - listing,
    linkedConclusion: flag(paragraphs.length > 1 && OPENS_LINKED.test(paragraphs.at(-1)?.text ?? '')),
    connectiveParagraphs: share(later.filter(({ text }) => OPENS_WITH_CONNECTIVE.test(text)).length, later.length),
    connectiveSentences: share(
      sentences.filter(({ text }) => OPENS_WITH_CONNECTIVE.test(text)).length,
      sentences.length,
    ),
    linkedInside: share(inside.filter((count) => count > 0).length, paragraphs.length),
    leastConnectives: Math.min(12, ...paragraphs.map(({ text }) => countOf(ANY_CONNECTIVE, text))),
  };
}

function continuity(paragraphs: readonly Paragraph[], sentences: readonly Sentence[]): Features {
  const bySentence = sentences.map(({ words }) => new Set(contentStems(words)));
  const byParagraph = paragraphs.map(({ words }) => new Set(contentStems(words)));
  const neighbours = (sets: readonly Set<string>[]) =>
    mean(sets.slice(1).map((set, index) => overlap(set, sets[index] ?? set)));
  const [first, last] = [byParagraph[0], byParagraph.at(-1)];
  return {
    sentenceOverlap: neighbours(bySentence),
    paragraphOverlap: neighbours(byParagraph),
    returnToStart: first && last && byParagraph.length > 1 ? overlap(first, last) : 0,
  };
}
