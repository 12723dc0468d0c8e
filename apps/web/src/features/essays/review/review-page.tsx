import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../ui/page';
import { Tabs } from '../../../ui/tabs';
import { EssayReading } from './essay-reading';
import { ReviewQueue } from './review-queue';
import type { QueueStatus } from './use-reviews';

/** /redacoes/revisar: essays that wait for a teacher, and the ones given back. */
export function ReviewPage() {
  const [query, setQuery] = useSearchParams();
  const [status, setStatus] = useState<QueueStatus>('waiting');
  const id = Number(query.get('redacao')) || undefined;
  if (id) return <EssayReading id={id} onBack={() => setQuery({})} />;
  const open = (essay: number) => setQuery({ redacao: String(essay) });
  return (
    <Page title="Revisar redações" intro="Redações de simulados e as que seus alunos pediram para você ler.">
      <Tabs<QueueStatus>
        label="Fila"
        value={status}
        onChange={setStatus}
        tabs={[
          { value: 'waiting', label: 'Aguardando', content: <ReviewQueue status="waiting" onOpen={open} /> },
          { value: 'read', label: 'Com outro professor', content: <ReviewQueue status="read" onOpen={open} /> },
          { value: 'returned', label: 'Devolvidas', content: <ReviewQueue status="returned" onOpen={open} /> },
        ]}
      />
    </Page>
  );
}
