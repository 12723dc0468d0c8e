import type { CallOutput } from '@gabarita/contract';
import { DISCIPLINE_LABELS } from '@gabarita/enem';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

type Scored = CallOutput<'POST /api/booklets/score'>['areas'];

/** The score of each area, and what it is worth. */
export function BookletScores({ areas }: { areas: Scored }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {areas.map(({ discipline, label, status, score, correct, total, reason }) => (
        <li key={discipline}>
          <Card className="grid grid-cols-1 gap-1">
            <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              {DISCIPLINE_LABELS[discipline]}
              {status !== 'unscorable' && (
                <Badge tone={status === 'official' ? 'success' : 'neutral'}>
                  {status === 'official' ? 'nota oficial' : 'estimativa'}
                </Badge>
              )}
            </p>
            <p className="text-3xl font-extrabold tabular-nums">{score?.toLocaleString('pt-BR') ?? '—'}</p>
            <p className="text-sm text-muted">
              Caderno {label}
              {correct !== null && total !== null && ` · ${correct} de ${total} corretas`}
            </p>
            {reason && <p className="text-sm">{reason}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
