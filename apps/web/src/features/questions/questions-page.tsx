import { FilterBar } from '../../app/question-bank/filter-bar';
import { isFiltered } from '../../app/question-bank/question-filters';
import { useQuestionFilters } from '../../app/question-bank/use-question-filters';
import { useQuestions } from '../../app/question-bank/use-questions';
import { useTurnedPage } from '../../app/question-bank/use-turned-page';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { QuestionResults } from './question-results';

export function QuestionsPage() {
  const { role } = useUser();
  const { filters, change } = useQuestionFilters();
  const questions = useQuestions(filters);
  const { heading, turn } = useTurnedPage(filters.page, (page) => change({ page }));

  return (
    <Page
      title="Banco de Questões"
      intro="Pesquise, escolha uma alternativa e confira a resposta quando quiser."
      actions={role !== 'student' && <StaffLinks />}
    >
      <FilterBar filters={filters} onChange={change} />
      <Loadable
        query={questions}
        loading="Carregando banco de questões..."
        skeleton={<SkeletonQuestions />}
        isEmpty={({ total }) => total === 0}
        empty={isFiltered(filters) ? <NothingFound onClear={() => change(NO_FILTERS)} /> : <EmptyBank />}
      >
        {(found) => (
          <QuestionResults ref={heading} found={found} refreshing={questions.isPlaceholderData} onPage={turn} />
        )}
      </Loadable>
    </Page>
  );
}

const NO_FILTERS = { discipline: undefined, difficulty: undefined, year: undefined, skill: undefined, search: '' };

function StaffLinks() {
  return (
    <>
      <ButtonLink to="/questions/propostas" variant="outline">
        Correções propostas
      </ButtonLink>
      <ButtonLink to="/questions/quarentena" variant="outline">
        Questões em quarentena
      </ButtonLink>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title="Nenhuma questão encontrada"
      action={
        <Button variant="outline" onClick={onClear}>
          Limpar filtros
        </Button>
      }
    >
      Tente outra palavra ou menos filtros. Acentos e maiúsculas não fazem diferença.
    </Empty>
  );
}

function EmptyBank() {
  return (
    <Empty title="O banco ainda está vazio">Assim que a escola carregar uma prova, as questões aparecem aqui.</Empty>
  );
}

function SkeletonQuestions() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
