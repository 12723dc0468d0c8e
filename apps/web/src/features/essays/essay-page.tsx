import { officialEssayTopic } from '@gabarita/enem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { editionQuery } from '../../app/editions';
import { PageLoading } from '../../app/page-loading';
import { ApiError } from '../../lib/api';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { ExamRoom } from './exam-room';
import { PracticeRoom } from './practice-room';
import { SampleEssay } from './sample-essay';

/** /exam/{year}/redacao: practice for the essay of a year, or, with `customId`, the essay of an exam. */
export function EssayPage() {
  const { year = '' } = useParams();
  const [query] = useSearchParams();
  const examId = Number(query.get('customId'));
  if (Number.isInteger(examId) && examId > 0) return <ExamRoom key={examId} examId={examId} />;
  return <Practice key={year} year={Number(year)} />;
}

/** Official themes are known without asking; motivating texts are the edition's. */
function Practice({ year }: { year: number }) {
  const edition = useQuery({ ...editionQuery(year), retry: false });
  if (edition.isPending && edition.fetchStatus !== 'paused') return <PageLoading />;
  const official = officialEssayTopic(year);
  // Neither the server nor we know what to write about; a year that is not there has no theme, and says nothing of a failure.
  const failed = edition.isError && !(edition.error instanceof ApiError && edition.error.status < 500);
  if (failed && !official) return <NotLoaded year={year} onRetry={() => void edition.refetch()} />;
  const themes = edition.data?.essay_topics ?? (official ? [{ title: official, texts: [] }] : []);
  return <PracticeRoom year={year} title={edition.data?.title ?? `ENEM ${year}`} themes={themes} />;
}

function NotLoaded({ year, onRetry }: { year: number; onRetry: () => void }) {
  const [sample, setSample] = useState(false);
  if (sample) return <SampleEssay year={year} />;
  return (
    <Page title="Redação" width="narrow">
      <ErrorState title="Não foi possível carregar a redação" onRetry={onRetry}>
        Confira a conexão e tente de novo. Enquanto isso, você pode conhecer a folha.
      </ErrorState>
      <div>
        <Button variant="outline" onClick={() => setSample(true)}>
          Ver prova de exemplo
        </Button>
      </div>
    </Page>
  );
}
