import type { ReportView } from '@gabarita/contract';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/chart/format-number';
import { Link } from '../../ui/link';
import { subjectLabel } from './subject-label';

export function Totals({ report }: { report: ReportView }) {
  const { exams, awaiting, average, scale, questions, correct } = report;
  const share = questions === 0 ? undefined : `${formatNumber((correct / questions) * 100)}% das questões`;
  return (
    <section aria-label="Totais" className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Total name="Provas feitas" value={exams} note={awaiting > 0 && `${awaiting} aguardando gabarito`} />
        <Total
          name={scale === 'manual' ? 'Média dos cartões' : 'Nota TRI média'}
          value={average ?? '—'}
          note={scale === 'manual' && 'de 0 a 1000, pelo número de acertos'}
        />
        <Total name="Questões" value={questions} />
        <Total name="Respostas certas" value={correct} note={share} />
      </dl>
      <Highlights {...report} />
    </section>
  );
}

function Total({ name, value, note }: { name: string; value: ReactNode; note?: string | false | undefined }) {
  return (
    <div className="rounded-card border border-border bg-surface-raised px-4 py-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="text-2xl font-extrabold tabular-nums sm:text-3xl">{value}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  );
}

function Highlights({ best, trend }: ReportView) {
  if (!best) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <span>
        Melhor prova: <Link to={`/reports?attempt=${best.attempt_id}`}>{best.exam_name}</Link> ·{' '}
        {subjectLabel(best.discipline)} · <strong>{formatNumber(best.tri_score)}</strong>
      </span>
      {trend !== null && trend !== 0 && <Trend points={trend} />}
    </p>
  );
}

function Trend({ points }: { points: number }) {
  const Icon = points > 0 ? TrendingUp : TrendingDown;
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden className={points > 0 ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-muted'} />
      Suas últimas provas estão {counted(Math.abs(points))} {points > 0 ? 'acima' : 'abaixo'} das anteriores.
    </span>
  );
}

const counted = (points: number): string => (points === 1 ? '1 ponto' : `${points} pontos`);
