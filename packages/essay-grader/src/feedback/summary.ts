import type { Copies } from '../rules/copies.js';
import type { Drift } from '../rules/topic-drift.js';
import type { EssayText } from '../text/essay-text.js';

export interface Warning {
  readonly code: 'possible-drift' | 'repeated-passages' | 'copied-passages' | 'single-paragraph';
  readonly message: string;
}

const DRIFT_MESSAGES: Readonly<Record<Exclude<Drift, 'none'>, string>> = {
  possible:
    'Possível fuga ao tema: as palavras do tema pouco aparecem no texto. As competências 2, 3 e 5 ficaram em até 120.',
  probable:
    'Possível fuga ao tema: as palavras do tema quase não aparecem no texto. A competência 2 ficou em até 80; a 3 e a 5, em até 120.',
};

/** What a reader should look at before trusting the estimate. */
export function warningsOf(essay: EssayText, { copied, repeated }: Copies, drift: Drift): Warning[] {
  const warnings: Warning[] = [];
  if (drift !== 'none') warnings.push({ code: 'possible-drift', message: DRIFT_MESSAGES[drift] });
  if (copied.length > 0) {
    warnings.push({
      code: 'copied-passages',
      message: 'Há trechos copiados dos textos motivadores; eles não contaram.',
    });
  }
  if (repeated.length > 0) {
    warnings.push({ code: 'repeated-passages', message: 'Há trechos repetidos; eles contaram uma vez só.' });
  }
  if (essay.paragraphs.length === 1) {
    warnings.push({ code: 'single-paragraph', message: 'O texto está em um só parágrafo.' });
  }
  return warnings;
}

const LABELS: readonly (readonly [from: number, label: string])[] = [
  [900, 'Excelente'],
  [800, 'Muito bom'],
  [700, 'Bom'],
  [600, 'Regular'],
  [400, 'Em desenvolvimento'],
  [40, 'Inicial'],
  [0, 'Zerada'],
];

export const gradeLabel = (total: number): string => LABELS.find(([from]) => total >= from)?.[1] ?? '';

export const summaryOf = (total: number, margin: number): string =>
  `Estimativa de ${total} pontos em 1000, com margem de ${margin} para mais ou para menos. ` +
  'A nota vem de um modelo treinado com redações corrigidas por pessoas e não substitui a leitura de um professor.';
