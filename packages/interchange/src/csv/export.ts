import { LETTERS } from '@gabarita/enem';
import type { ExchangeQuestion } from '../question.js';
import { COLUMN_KEYS, COLUMNS } from './columns.js';
import { withGuard } from './formula-guard.js';

/** With the mark of UTF-8 and semicolons, which is what Excel in Portuguese opens by itself. */
export function exportCsv(questions: readonly ExchangeQuestion[]): string {
  const header = COLUMN_KEYS.map((column) => COLUMNS[column][0]);
  const rows = questions.map(({ statement, alternatives, correct, explanation }) => [
    statement,
    ...LETTERS.map((_, place) => alternatives[place] ?? ''),
    LETTERS[correct] ?? '',
    explanation,
  ]);
  const lines = [header, ...rows].map((row) => row.map((field) => quoted(withGuard(field))).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const quoted = (field: string): string => (/[";\n,]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
