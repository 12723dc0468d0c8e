import type { ReviewListItem } from '@gabarita/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dateTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { Loadable } from '../../../ui/loadable';
import { type QueueStatus, reviewsQuery } from './use-reviews';

const ASKED = 'Quando um aluno pedir revisão ou entregar um simulado de redação, ela aparece aqui.';
const EMPTY: Record<QueueStatus, { title: string; text: string }> = {
  waiting: { title: 'Nenhuma redação esperando', text: ASKED },
  read: {
    title: 'Nenhuma redação com outro professor',
    text: 'As que você leu e que esperam por outra leitura aparecem aqui.',
  },
  returned: { title: 'Nenhuma redação devolvida ainda', text: ASKED },
};

type ReviewQueueProps = { status: QueueStatus; onOpen: (id: number) => void };

export function ReviewQueue({ status, onOpen }: ReviewQueueProps) {
  const query = useInfiniteQuery(reviewsQuery(status));
  return (
    <Loadable
      query={query}
      loading="Carregando redações..."
      empty={<Empty title={EMPTY[status].title}>{EMPTY[status].text}</Empty>}
    >
      {(essays) => (
        <div className="grid grid-cols-1 gap-4">
          <ul className="grid grid-cols-1 gap-3">
            {essays.map((essay) => (
              <li key={essay.id}>
                <QueueCard essay={essay} action={status === 'waiting' ? 'Ler e corrigir' : 'Ver'} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          <LoadMore query={query} />
        </div>
      )}
    </Loadable>
  );
}

type QueueCardProps = { essay: ReviewListItem; action: string; onOpen: (id: number) => void };

function QueueCard({ essay, action, onOpen }: QueueCardProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h2 className="text-lg wrap-anywhere">{essay.student.name}</h2>
        <p className="wrap-anywhere">{essay.topic}</p>
        <p className="text-sm text-muted">
          {[essay.exam_name, essay.turma, `versão ${essay.version}`].filter(Boolean).join(' · ')}
          <br />
          Pedida em {dateTime(essay.requested_at)}
        </p>
        <SecondReading essay={essay} />
      </div>
      <Button onClick={() => onOpen(essay.id)} aria-label={`${action}: ${essay.student.name}`}>
        {action}
      </Button>
    </Card>
  );
}

function SecondReading({ essay: { readings_count, readers_wanted } }: { essay: ReviewListItem }) {
  if (readings_count === 0 || readings_count >= readers_wanted) return null;
  return (
    <p>
      <Badge tone="info">{readers_wanted === 3 ? 'Terceira leitura' : 'Segunda leitura, às cegas'}</Badge>
    </p>
  );
}
