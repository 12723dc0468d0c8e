import type { CallOutput } from '@gabarita/contract';
import { type CsvCell, writeCsv } from '@gabarita/csv';
import { DISCIPLINE_LABELS } from '@gabarita/enem';
import { date } from '../../lib/dates';

type ExportedAttempt = CallOutput<'GET /api/user/export'>['attempts'][number];

const HEADER = ['Data', 'Prova', 'Área', 'Questões', 'Acertos', 'Percentual', 'Nota TRI'];

/** The attempts of an export as a spreadsheet opens them. */
export function attemptsCsv(attempts: ExportedAttempt[]): string {
  const rows = attempts.map((attempt): CsvCell[] => [
    date(attempt.created_at),
    attempt.exam_name,
    attempt.discipline && DISCIPLINE_LABELS[attempt.discipline],
    attempt.total_questions,
    attempt.correct_answers,
    attempt.percentage,
    attempt.tri_score,
  ]);
  return writeCsv([HEADER, ...rows]);
}
