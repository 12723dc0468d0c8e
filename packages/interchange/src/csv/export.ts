import { writeCsv } from '@gabarita/csv';
import { LETTERS } from '@gabarita/enem';
import type { ExchangeQuestion } from '../question.js';
import { COLUMN_KEYS, COLUMNS } from './columns.js';

export function exportCsv(questions: readonly ExchangeQuestion[]): string {
  const header = COLUMN_KEYS.map((column) => COLUMNS[column][0]);
  const rows = questions.map(({ statement, alternatives, correct, explanation }) => [
    statement,
    ...LETTERS.map((_, place) => alternatives[place] ?? ''),
    LETTERS[correct] ?? '',
    explanation,
  ]);
  return writeCsv([header, ...rows]);
}
