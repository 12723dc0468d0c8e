import type { Discipline } from '@gabarita/enem';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { AreaCards } from './area-cards';
import { ExamNotFound } from './exam-not-found';
import { TimerDialog } from './timer-dialog';
import { useEdition } from './use-editions';

/** What can be taken of one edition. Choosing asks for the time first. */
export function EditionAreas({ year }: { year: number }) {
  const edition = useEdition(year);
  const [chosen, setChosen] = useState<Discipline>();
  if (edition.missing) return <ExamNotFound />;

  return (
    <Page
      title={edition.data?.title ?? `ENEM ${year}`}
      intro="Escolha o que fazer e, em seguida, o tempo da prova."
      actions={<BackToYears />}
    >
      {edition.unknown && (
        <Banner tone="warning">Não foi possível falar com o servidor. Exibindo o formato padrão da prova.</Banner>
      )}
      <Loadable query={edition} loading="Carregando prova..." skeleton={<SkeletonCards />}>
        {(data) => (
          <>
            <AreaCards edition={data} onChoose={setChosen} />
            {chosen && <TimerDialog edition={data} discipline={chosen} onClose={() => setChosen(undefined)} />}
          </>
        )}
      </Loadable>
    </Page>
  );
}

function BackToYears() {
  return (
    <ButtonLink to="/enem" variant="outline">
      <ArrowLeft aria-hidden />
      Voltar aos anos
    </ButtonLink>
  );
}

function SkeletonCards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-44" />
      ))}
    </div>
  );
}
