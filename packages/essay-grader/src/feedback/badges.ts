import type { Findings } from './findings.js';

export interface Badge {
  readonly code: string;
  readonly label: string;
  readonly reason: string;
}

interface Earned {
  readonly scores: readonly number[];
  readonly total: number;
  readonly found: Findings;
}

const RULES: readonly (Badge & { earned: (grade: Earned) => boolean })[] = [
  {
    code: 'complete-proposal',
    label: 'Proposta completa',
    reason: 'Os cinco elementos da intervenção e 160 ou mais na Competência 5.',
    earned: ({ scores, found }) => (scores[4] ?? 0) >= 160 && found.elements.every((element) => element.found),
  },
  {
    code: 'clean-writing',
    label: 'Escrita limpa',
    reason: 'Nenhuma palavra fora do dicionário, no máximo dois desvios e 160 ou mais na Competência 1.',
    earned: ({ scores, found }) =>
      (scores[0] ?? 0) >= 160 && found.misspellings === 0 && found.slips + found.oralMarks <= 2,
  },
  {
    code: 'well-linked',
    label: 'Fio da meada',
    reason: 'Todos os parágrafos ligados e 200 na Competência 4.',
    earned: ({ scores, found }) => scores[3] === 200 && found.linkedParagraphs === found.laterParagraphs,
  },
  {
    code: 'grounded',
    label: 'Repertório em uso',
    reason: 'Repertório explicado em dois parágrafos e 160 ou mais na Competência 2.',
    earned: ({ scores, found }) => (scores[1] ?? 0) >= 160 && found.groundedParagraphs >= 2,
  },
  {
    code: 'over-900',
    label: 'Acima de 900',
    reason: 'Estimativa de 900 pontos ou mais.',
    earned: ({ total }) => total >= 900,
  },
];

/** Only what this text earned. */
export const badgesOf = (grade: Earned): Badge[] =>
  RULES.filter(({ earned }) => earned(grade)).map(({ code, label, reason }) => ({ code, label, reason }));
