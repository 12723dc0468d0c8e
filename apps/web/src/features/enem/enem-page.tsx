import * as messages from '@gabarita/contract/messages';
import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { EditionCard } from './edition-card';
import { EssayThemes } from './essay-themes';
import { useEditions } from './use-editions';

export function EnemPage() {
  const editions = useEditions();
  const retry = () => void editions.refetch();

  return (
    <Page
      title="Simulados ENEM"
      intro="Escolha o ano do ENEM para começar"
      width="wide"
      actions={editions.unknown && <RetryButton busy={editions.isFetching} onClick={retry} />}
    >
      <Loadable query={editions} loading="Carregando anos..." skeleton={<SkeletonCards />} empty={<NoYears />}>
        {(list) => (
          <ul className={grid}>
            {list.map((edition) => (
              <EditionCard key={edition.year} edition={edition} />
            ))}
          </ul>
        )}
      </Loadable>
      <EssayThemes />
    </Page>
  );
}

const grid = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

function RetryButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" busy={busy && 'Tentando...'} onClick={onClick}>
      <RotateCw aria-hidden />
      Tentar novamente
    </Button>
  );
}

function SkeletonCards() {
  return (
    <div className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-56" />
      ))}
    </div>
  );
}

function NoYears() {
  return (
    <Empty title={messages.enem.noYears} action={<ButtonLink to="/exams">Ver os simulados da turma</ButtonLink>}>
      Assim que a escola carregar uma prova, ela aparece aqui.
    </Empty>
  );
}
