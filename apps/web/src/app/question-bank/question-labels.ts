import type { BankQuestion } from '@gabarita/contract';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DIFFICULTY_LABELS: Record<Difficulty, string> = { easy: 'Fácil', medium: 'Média', hard: 'Difícil' };

/** "ENEM 2020 · Questão 12" */
export const questionTitle = ({ edition, index }: Pick<BankQuestion, 'edition' | 'index'>): string =>
  `${edition} · Questão ${index}`;
