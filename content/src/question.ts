import type { Area, ForeignLanguage, Letter } from '@gabarita/enem';

/** A question of the original bank, as content/README.md says it is written. */

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a file of `questions/` holds for one question. */
export interface WrittenQuestion {
  id: string;
  number: number;
  competence: number;
  skill: string;
  topic: string;
  difficulty: Difficulty;
  tri: { a: number; b: number; c: number };
  context: string;
  statement: string;
  alternatives: Record<Letter, string>;
  key: Letter;
  explanation: string;
  /** For each wrong letter, why it fails. */
  whyNot: Partial<Record<Letter, string>>;
  proof: 'quantitative' | 'conceptual';
  justification?: string;
}

export interface BankQuestion extends WrittenQuestion {
  area: Area;
  /** Only the five slots of a foreign language have one. */
  language: ForeignLanguage | null;
}

/** Everything a reader sees of a question, in reading order. */
export const textsOf = ({ context, statement, alternatives, explanation, whyNot }: WrittenQuestion) => [
  context,
  statement,
  ...Object.values(alternatives),
  explanation,
  ...Object.values(whyNot),
];

/** The figures that a text shows: `![alternative text](figures/mt-07.svg)`. */
export function figuresIn(text: string): { alt: string; file: string }[] {
  return [...text.matchAll(/!\[([^\]]*)\]\(figures\/([\w.-]+)\)/g)].map(([, alt = '', file = '']) => ({ alt, file }));
}
