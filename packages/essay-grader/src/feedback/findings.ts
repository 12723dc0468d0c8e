import type { Features } from '../features/statistics.js';
import type { EssayText } from '../text/essay-text.js';
import type { Highlight, HighlightKind } from './highlight.js';
import type { InterventionElement } from './intervention-checklist.js';
import { isLinked } from './structure-highlights.js';

/** What was found in the essay, in the numbers that comments, strengths, improvements and badges speak of. */
export interface Findings {
  readonly words: number;
  readonly paragraphs: number;
  readonly misspellings: number;
  readonly slips: number;
  readonly commas: number;
  readonly oralMarks: number;
  readonly longSentences: number;
  readonly repetitions: number;
  readonly laterParagraphs: number;
  readonly linkedParagraphs: number;
  readonly distinctConnectives: number;
  readonly sources: number;
  readonly paragraphsWithSources: number;
  readonly topicCoverage: number;
  readonly hasThesis: boolean;
  readonly groundedParagraphs: number;
  readonly elements: readonly InterventionElement[];
  readonly copied: number;
}

export interface Evidence {
  readonly essay: EssayText;
  readonly features: Features;
  readonly highlights: readonly Highlight[];
  readonly elements: readonly InterventionElement[];
}

export function collectFindings({ essay, features, highlights, elements }: Evidence): Findings {
  const marked = (kind: HighlightKind) => highlights.filter((highlight) => highlight.kind === kind).length;
  const feature = (name: string) => features[name] ?? 0;
  const later = essay.paragraphs.slice(1);
  return {
    words: essay.words.length,
    paragraphs: essay.paragraphs.length,
    misspellings: marked('spelling'),
    slips: marked('grammar'),
    commas: marked('comma'),
    oralMarks: marked('oral-mark'),
    longSentences: marked('long-sentence'),
    repetitions: marked('repetition'),
    laterParagraphs: later.length,
    linkedParagraphs: later.filter(isLinked).length,
    distinctConnectives: feature('cohesion.distinct'),
    sources: feature('repertoire.distinctSources'),
    paragraphsWithSources: feature('repertoire.paragraphsWith'),
    topicCoverage: feature('topic.coverage'),
    hasThesis: feature('argument.thesis') > 0,
    groundedParagraphs: feature('argument.groundedAndExplained'),
    elements,
    copied: marked('copied'),
  };
}
