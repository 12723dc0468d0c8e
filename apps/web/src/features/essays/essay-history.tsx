import type { EssaySummary } from '@gabarita/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { date, dateTime } from '../../lib/dates';
import type { Sheet } from '../../offline/essay-drafts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LineChart } from '../../ui/chart/line-chart';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { essaysQuery } from './use-essays';

type EssayHistoryProps = { sheet: Sheet; onOpen: (id: number) => void };

/** Every version of this sheet and how the score went. */
export function EssayHistory({ sheet, onOpen }: EssayHistoryProps) {
  const query = useInfiniteQuery(essaysQuery(sheet));
  return (
    <Loadable
      query={query}
      loading="Carregando histórico..."
      empty={<Empty title="Nenhuma redação corrigida ainda">Escreva e peça a correção: cada versão fica aqui.</Empty>}
    >
      {(essays) => (
        <div className="grid grid-cols-1 gap-6">
          <ScoreChart essays={essays} />
          <ul className="grid grid-cols-1 gap-3">
            {essays.map((essay) => (
              <li key={essay.id}>
                <VersionCard essay={essay} onOpen={() => onOpen(essay.id)} />
              </li>
            ))}
          </ul>
          <LoadMore query={query} />
        </div>
      )}
    </Loadable>
  );
}

function ScoreChart({ essays }: { essays: readonly EssaySummary[] }) {
  const points = essays
    .toReversed()
    .flatMap(({ score, margin, version, created_at }) =>
      score === null ? [] : [{ label: `v${version}`, value: score, error: margin ?? 0, at: created_at }],
    );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  return (
    <Card>
      <LineChart
        title="Sua nota, versão por versão"
        summary={`De ${first.value}, em ${date(first.at)}, a ${last.value}, em ${date(last.at)} (estimativas).`}
        points={points}
        headers={['Versão', 'Estimativa']}
      />
    </Card>
  );
}

const REVIEW: Readonly<Record<EssaySummary['review'], string | undefined>> = {
  none: undefined,
  waiting: 'Com os professores',
  returned: 'Devolvida',
};

function VersionCard({ essay, onOpen }: { essay: EssaySummary; onOpen: () => void }) {
  const review = REVIEW[essay.review];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        <p className="font-semibold">
          Versão {essay.version} ·{' '}
          {essay.score === null ? 'em correção' : `estimativa ${essay.score} ± ${essay.margin}`}
          {essay.human_score !== null && ` · professores: ${essay.human_score}`}
        </p>
        <p className="text-sm text-muted">{dateTime(essay.created_at)}</p>
        <p className="text-sm wrap-anywhere">{essay.topic}</p>
        {review && (
          <p>
            <Badge tone={essay.review === 'returned' ? 'success' : 'info'}>{review}</Badge>
          </p>
        )}
      </div>
      <Button variant="outline" onClick={onOpen} aria-label={`Ver a correção da versão ${essay.version}`}>
        Ver correção
      </Button>
    </Card>
  );
}
