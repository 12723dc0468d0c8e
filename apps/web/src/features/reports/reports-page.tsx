import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { AttemptReview } from './attempt-review';
import { History } from './history';
import { Report } from './report';
import { useReport } from './use-report';

export function ReportsPage() {
  const report = useReport();
  const [query] = useSearchParams();
  const attempt = Number(query.get('attempt'));
  const asked = Number.isSafeInteger(attempt) && attempt > 0;

  return (
    <Page
      title="Relatório de Desempenho"
      width="wide"
      actions={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Imprimir
        </Button>
      }
    >
      {report.isCopy && <Banner tone="warning">Sem resposta do servidor. Exibindo a cópia deste aparelho.</Banner>}
      <Loadable
        query={report}
        loading="Carregando relatório..."
        // Staff have no exams of their own, and come here from a student's sheet.
        isEmpty={({ exams }) => exams === 0 && !asked}
        empty={<NoExamYet />}
      >
        {(data) => (
          <>
            {data.exams > 0 && <Report report={data} />}
            {asked && <AttemptReview key={attempt} id={attempt} />}
            {data.exams > 0 && <History current={attempt} />}
          </>
        )}
      </Loadable>
    </Page>
  );
}

function NoExamYet() {
  return (
    <Empty title="Nenhuma prova realizada ainda" action={<ButtonLink to="/exams">Ver provas disponíveis</ButtonLink>}>
      Faça a primeira prova: aqui aparecem as suas notas, a sua evolução e o que vale a pena estudar.
    </Empty>
  );
}
