import { conclusionOf } from '../features/intervention.js';
import { ACTION, AGENT, AGENT_DETAIL, DETAIL, EFFECT, MEANS, MODAL } from '../lexicon/intervention.js';
import type { EssayText, Range } from '../text/essay-text.js';
import { matchesOf } from '../text/phrases.js';

export type ElementCode = 'agent' | 'action' | 'means' | 'effect' | 'detail';

export interface InterventionElement {
  readonly code: ElementCode;
  readonly label: string;
  readonly found: boolean;
  /** Where it was found. */
  readonly evidence: Range | null;
  /** The question the student should answer to complete it. */
  readonly question: string;
}

const ELEMENTS: readonly { code: ElementCode; label: string; question: string; patterns: readonly RegExp[] }[] = [
  { code: 'agent', label: 'Agente', question: 'Quem vai agir?', patterns: [AGENT] },
  { code: 'action', label: 'Ação', question: 'O que deve ser feito?', patterns: [ACTION, MODAL] },
  { code: 'means', label: 'Meio', question: 'Como, ou por meio de quê?', patterns: [MEANS] },
  { code: 'effect', label: 'Efeito', question: 'Para quê, com que resultado?', patterns: [EFFECT] },
  {
    code: 'detail',
    label: 'Detalhamento',
    question: 'Que informação a mais explica um dos elementos?',
    patterns: [AGENT_DETAIL, DETAIL],
  },
];

/** The five elements of the proposal, each ticked with the words that show it. */
export function interventionChecklist(essay: EssayText): InterventionElement[] {
  const conclusion = conclusionOf(essay);
  return ELEMENTS.map(({ code, label, question, patterns }) => {
    const evidence = patterns
      .flatMap((pattern) => conclusion.flatMap(({ text, start }) => matchesOf(pattern, text, start)))
      .map(({ start, end }) => ({ start, end }))[0];
    return { code, label, question, found: evidence !== undefined, evidence: evidence ?? null };
  });
}
