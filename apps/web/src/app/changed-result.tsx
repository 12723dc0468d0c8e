import type { AttemptView } from '@gabarita/contract';
import { dateTime } from '../lib/dates';
import { Banner } from '../ui/banner';
import { formatNumber } from '../ui/chart/format-number';

const CAUSES = {
  key: 'O gabarito foi corrigido',
  reopened: 'A prova foi reaberta',
  calibration: 'A TRI foi recalculada com mais respostas',
  scoring: 'A forma de dar a nota deste simulado mudou',
} as const;

/** Tells a student that a result is no longer what it was, why, and what it was. */
export function ChangedResult({ previous }: { previous: AttemptView['previous'] | undefined }) {
  if (!previous) return null;
  const { cause, replaced_at, correct_answers, total_questions, percentage } = previous;
  return (
    <Banner tone="info" title="Esta nota mudou">
      {CAUSES[cause]} em {dateTime(replaced_at)}. Antes: {correct_answers} de {total_questions} certas (
      {formatNumber(percentage)}%){before(previous)}.
    </Banner>
  );
}

function before({ non_tri_score, tri_score }: NonNullable<AttemptView['previous']>): string {
  const score = non_tri_score ?? tri_score;
  return score === null ? '' : `, nota ${formatNumber(score)}`;
}
