import { useInfiniteQuery } from '@tanstack/react-query';
import { examsQuery } from '../../app/exams';
import { useUser } from '../../app/session/session';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Skeleton } from '../../ui/skeleton';
import { ExamCard } from './exam-card';

export function ExamList() {
  const user = useUser();
  const exams = useInfiniteQuery(examsQuery(user));

  return (
    <section aria-labelledby="exams" className="grid grid-cols-1 gap-4">
      <h2 id="exams" className="text-xl">
        {user.role === 'student' ? 'Simulados da turma' : 'Simulados das turmas'}
      </h2>
      {exams.isError && !exams.data ? (
        <ErrorState title="Erro ao carregar as provas disponíveis" onRetry={() => void exams.refetch()}>
          {exams.error.message}
        </ErrorState>
      ) : (
        <Loadable query={exams} loading="Carregando simulados..." skeleton={<SkeletonCards />} empty={<NoExams />}>
          {(list) => (
            <ul className={grid}>
              {list.map((exam) => (
                <ExamCard key={exam.id} exam={exam} />
              ))}
            </ul>
          )}
        </Loadable>
      )}
      <LoadMore query={exams} />
    </section>
  );
}

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

function NoExams() {
  const { role, turma_id: turmaId } = useUser();
  if (role !== 'student') {
    return (
      <Empty title={NONE} action={<ButtonLink to="/simulados/criar">Criar Simulado</ButtonLink>}>
        Crie o primeiro: escolha as questões, as turmas e o período.
      </Empty>
    );
  }
  if (turmaId === null) {
    return (
      <Empty title={NONE} action={<ButtonLink to="/turmas">Entrar em uma turma</ButtonLink>}>
        Os simulados são da turma. Entre na sua com o código de 6 dígitos do professor.
      </Empty>
    );
  }
  return (
    <Empty title={NONE} action={<ButtonLink to="/enem">Treinar com o ENEM</ButtonLink>}>
      Quando um professor preparar uma prova para a sua turma, ela aparece aqui.
    </Empty>
  );
}

const NONE = 'Nenhum simulado disponível no momento.';

function SkeletonCards() {
  return (
    <div className={grid}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-64" />
      ))}
    </div>
  );
}
