import type { UserRanking } from '../../offline/user-rankings';
import { Card } from '../../ui/card';
import { formatNumber } from '../../ui/chart/format-number';
import { RANKED_AREA_NAMES, RANKED_AREAS } from './ranking-view';

/** The reader's own averages, when nothing else is known here. */
export function DeviceAverages({ ranking }: { ranking: UserRanking }) {
  const { totalExams, averageScore, disciplines } = ranking;
  const known = RANKED_AREAS.filter((area) => disciplines[area].exams > 0);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-lg">Suas médias</h2>
        <p className="text-muted">
          {totalExams === 1 ? '1 prova' : `${totalExams} provas`}, com média de {formatNumber(averageScore)} %
        </p>
      </div>
      {known.length > 0 && (
        <dl className="grid gap-3 sm:grid-cols-2">
          {known.map((area) => (
            <div key={area} className="flex justify-between gap-4">
              <dt>{RANKED_AREA_NAMES[area]}</dt>
              <dd className="tabular-nums">
                {formatNumber(disciplines[area].averageScore)} %{' '}
                <span className="text-muted">(melhor: {formatNumber(disciplines[area].bestScore)} %)</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
