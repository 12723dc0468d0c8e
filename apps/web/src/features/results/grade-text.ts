import type { AttemptView } from '@gabarita/contract';
import { formatNumber } from '../../ui/chart/format-number';

type Graded = Pick<AttemptView, 'percentage' | 'tri_score' | 'tri_error' | 'tri_source' | 'non_tri_score'>;

/**
 * A grade in one line, by the rule for showing TRI: without item parameters the percentage alone, with too few answers
 * "TRI estimada ± erro", then the score with its error.
 */
export function gradeOf({ percentage, tri_score, tri_error, tri_source, non_tri_score }: Graded): string {
  if (non_tri_score !== null) return formatNumber(non_tri_score);
  if (tri_score === null || tri_source === 'formula' || tri_source === 'manual')
    return `${formatNumber(percentage ?? 0)}%`;
  const error = tri_error === null ? '' : ` ± ${formatNumber(Math.round(tri_error))}`;
  return `${tri_source === 'estimate' ? 'TRI estimada' : 'TRI'} ${formatNumber(tri_score)}${error}`;
}

/** What it was before. Its error was not kept. */
export const previousGrade = (previous: NonNullable<AttemptView['previous']>): string =>
  gradeOf({ ...previous, tri_error: null });
