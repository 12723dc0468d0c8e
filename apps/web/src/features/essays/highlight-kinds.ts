import type { EssayResult } from '@gabarita/contract';

export type Highlight = EssayResult['highlights'][number];
export type HighlightKind = Highlight['kind'];

/** How each kind is called and drawn: mistakes wavy, advice dotted. The line helps to find it; the words say it. */
export const HIGHLIGHT_KINDS: Readonly<Record<HighlightKind, { label: string; line: string }>> = {
  spelling: { label: 'Ortografia', line: 'decoration-wavy decoration-danger bg-danger-soft' },
  grammar: { label: 'Gramática', line: 'decoration-wavy decoration-danger bg-danger-soft' },
  comma: { label: 'Vírgula', line: 'decoration-wavy decoration-danger bg-danger-soft' },
  'oral-mark': { label: 'Marca de oralidade', line: 'decoration-wavy decoration-danger bg-danger-soft' },
  repetition: { label: 'Repetição', line: 'decoration-dotted decoration-warning bg-warning-soft' },
  'long-sentence': { label: 'Frase longa', line: 'decoration-dotted decoration-warning bg-warning-soft' },
  'missing-connective': { label: 'Falta de conectivo', line: 'decoration-dotted decoration-warning bg-warning-soft' },
  copied: { label: 'Trecho copiado', line: 'decoration-dashed decoration-text bg-surface-sunken' },
};

export interface Segment {
  start: number;
  text: string;
  /** Its place in the list of highlights. */
  highlight: number | undefined;
}

/** The text in pieces, marked and not. Highlights come in reading order and do not overlap. */
export function segmentsOf(text: string, highlights: readonly Highlight[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  highlights.forEach(({ start, end }, place) => {
    if (start > at) segments.push({ start: at, text: text.slice(at, start), highlight: undefined });
    segments.push({ start, text: text.slice(start, end), highlight: place });
    at = end;
  });
  if (at < text.length) segments.push({ start: at, text: text.slice(at), highlight: undefined });
  return segments;
}
