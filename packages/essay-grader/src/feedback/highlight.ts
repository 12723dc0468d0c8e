import type { Range } from '../text/essay-text.js';

export type HighlightKind =
  | 'spelling'
  | 'grammar'
  | 'comma'
  | 'repetition'
  | 'long-sentence'
  | 'missing-connective'
  | 'oral-mark'
  | 'copied';

/** A range of the student's text with a reason and, where there is one, what to write instead. */
export interface Highlight extends Range {
  readonly kind: HighlightKind;
  readonly reason: string;
  readonly suggestion: string | null;
}

const MOST_HIGHLIGHTS = 80;

/** In reading order and never overlapping, so that a screen can draw them one after the other. The shorter one wins. */
export function arrange(highlights: readonly Highlight[]): Highlight[] {
  const kept: Highlight[] = [];
  const byLength = [...highlights].sort((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start);
  for (const candidate of byLength) {
    if (kept.every((other) => candidate.end <= other.start || candidate.start >= other.end)) kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start).slice(0, MOST_HIGHLIGHTS);
}
