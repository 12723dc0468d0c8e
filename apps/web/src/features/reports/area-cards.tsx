import type { ReportView } from '@gabarita/contract';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { formatNumber } from '../../ui/chart/format-number';

/** A card for each area somebody was asked about. */
export function AreaCards({ areas, essays }: Pick<ReportView, 'areas' | 'essays'>) {
  if (areas.length === 0 && !essays) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Por área</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {areas.map((area) => (
          <AreaCard
            key={area.discipline}
            name={AREA_NAMES[area.discipline]}
            score={area.average}
            facts={[
              examCount(area.exams),
              area.percentage === null ? undefined : `${formatNumber(area.percentage)}% de acertos`,
              area.scale === 'manual' ? 'nota de cartões' : undefined,
            ]}
          />
        ))}
        {essays && <AreaCard name="Redação" score={essays.average} facts={[essayCount(essays.exams)]} />}
      </ul>
    </section>
  );
}

const examCount = (exams: number) => (exams === 1 ? '1 prova' : `${exams} provas`);
const essayCount = (essays: number) => (essays === 1 ? '1 redação' : `${essays} redações`);

type AreaCardProps = { name: string; score: number | null; facts: (string | undefined)[] };

function AreaCard({ name, score, facts }: AreaCardProps) {
  return (
    <li className="grid gap-0.5 rounded-card border border-border bg-surface-raised px-4 py-3" data-print="keep">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-2xl font-extrabold tabular-nums">{score ?? '—'}</p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
