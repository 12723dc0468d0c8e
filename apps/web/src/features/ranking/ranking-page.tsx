import { useUser } from '../../app/session/session';
import { userRanking } from '../../offline/user-rankings';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { DeviceAverages } from './device-averages';
import { OwnPlace } from './own-place';
import { RankingFilters } from './ranking-filters';
import { RankingTable } from './ranking-table';
import { type RankingView, useRankingView } from './ranking-view';
import { useRanking } from './use-ranking';

export function RankingPage() {
  const [view, change] = useRankingView();
  return (
    <Page
      title="Ranking"
      intro="A média de acertos de cada estudante. De cada prova vale a primeira tentativa, e médias iguais dividem a posição."
      width="wide"
    >
      <RankingFilters view={view} onChange={change} />
      <Ranked view={view} />
    </Page>
  );
}

function Ranked({ view }: { view: RankingView }) {
  const user = useUser();
  const ranking = useRanking(view);
  const retry = () => void ranking.refetch();
  const own = ranking.error && userRanking(user.id);
  if (own) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <FromThisDevice onRetry={retry} />
        <DeviceAverages ranking={own} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {ranking.isCopy && <FromThisDevice onRetry={retry} />}
      <Loadable query={ranking} loading="Carregando ranking...">
        {(data) => (
          <>
            <OwnPlace ranking={data} />
            {user.role === 'student' && user.turma_id === null && <Alone />}
            {data.ranking.length > 0 ? <RankingTable rows={data.ranking} area={view.area} /> : <Nobody view={view} />}
          </>
        )}
      </Loadable>
      {!ranking.isCopy && <LoadMore query={ranking} />}
    </div>
  );
}

function FromThisDevice({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="warning"
      title="dados deste aparelho"
      action={
        <Button variant="outline" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      O servidor não respondeu. Isto é o que foi visto aqui da última vez.
    </Banner>
  );
}

function Alone() {
  return (
    <Banner
      action={
        <ButtonLink variant="outline" to="/turmas">
          Entrar na minha turma
        </ButtonLink>
      }
    >
      Sem uma turma você vê só a sua linha. Na turma aparecem os colegas.
    </Banner>
  );
}

function Nobody({ view: { area, turma } }: { view: RankingView }) {
  const where = [turma && 'na sua turma', area && 'nesta área'].filter(Boolean).join(', ');
  return (
    <Empty
      title={where ? `Ninguém com resultado ${where}` : 'Ninguém no ranking ainda'}
      action={<ButtonLink to="/exams">Ver provas disponíveis</ButtonLink>}
    >
      Quem termina uma prova aparece aqui.
    </Empty>
  );
}
