import type { ReportView } from '@gabarita/contract';
import { date, shortDate } from '../../lib/dates';
import { Card } from '../../ui/card';
import { BarChart } from '../../ui/chart/bar-chart';
import { shortSubject, subjectLabel } from './subject-label';

const SHOWN = 5;

/** Section 9: the last five, drawn out of 1000 on 150 pixels. */
export function LastExams({ recent, scale }: Pick<ReportView, 'recent' | 'scale'>) {
  const last = recent.slice(-SHOWN);
  const newest = last.at(-1);
  if (!newest) return null;
  return (
    <Card>
      <BarChart
        title="Últimas provas"
        summary={`${scale === 'manual' ? 'Notas dos cartões' : 'Notas TRI'}, da mais antiga para a mais nova (${date(newest.created_at)}).`}
        bars={last.map((attempt) => ({
          label: `${attempt.exam_name}, ${subjectLabel(attempt.discipline)}`,
          short: `${shortSubject(attempt.discipline)} ${shortDate(attempt.created_at)}`,
          value: attempt.tri_score,
          highlight: attempt === newest,
        }))}
        max={1000}
        headers={['Prova', 'Nota']}
      />
    </Card>
  );
}
