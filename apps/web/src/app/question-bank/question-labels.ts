import type { BankQuestion } from '@gabarita/contract';
import type { Area } from '@gabarita/enem';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DIFFICULTY_LABELS: Record<Difficulty, string> = { easy: 'Fácil', medium: 'Média', hard: 'Difícil' };

/** Without "e suas Tecnologias": these stand in narrow places. */
export const AREA_NAMES: Record<Area, string> = {
  linguagens: 'Linguagens',
  'ciencias-humanas': 'Ciências Humanas',
  'ciencias-natureza': 'Ciências da Natureza',
  matematica: 'Matemática',
};

/** "ENEM 2020 · Questão 12" */
export const questionTitle = ({ edition, index }: Pick<BankQuestion, 'edition' | 'index'>): string =>
  `${edition} · Questão ${index}`;
