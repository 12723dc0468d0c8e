import { useMutation, useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { useUser } from '../../app/session/session';
import { ApiError } from '../../lib/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { CorrectionView } from './correction-view';
import { EssayHistory } from './essay-history';
import { ExamSheet } from './exam-sheet';
import { announcedQuery, openSheet, sheetUnderWay } from './use-exam-essay';

/** The essay of an exam: what it asks for, the sheet, and the receipt. */
export function ExamRoom({ examId }: { examId: number }) {
  const { id: userId } = useUser();
  const opening = useMutation({ mutationFn: () => openSheet(userId, examId), networkMode: 'always' });
  const [handedIn, setHandedIn] = useState<{ receipt: string }>();
  if (handedIn) return <HandedIn examId={examId} receipt={handedIn.receipt} />;
  if (opening.data) return <ExamSheet examId={examId} sheet={opening.data} onHandedIn={setHandedIn} />;
  return <Entrance examId={examId} busy={opening.isPending} error={opening.error} onStart={() => opening.mutate()} />;
}

type EntranceProps = { examId: number; busy: boolean; error: Error | null; onStart: () => void };

function Entrance({ examId, busy, error, onStart }: EntranceProps) {
  const { id: userId } = useUser();
  const announced = useQuery(announcedQuery(examId));
  const underWay = sheetUnderWay(userId, examId);
  const refusal = announced.error instanceof ApiError && announced.error.status < 500 ? announced.error : undefined;
  if (refusal) {
    return (
      <Page title="Esta prova não pode ser aberta agora" width="narrow">
        <Banner tone="warning">{refusal.message}</Banner>
        <BackToExams />
      </Page>
    );
  }
  const start = (
    <>
      <FormProblem text={error?.message} />
      <Button busy={busy && 'Abrindo...'} onClick={onStart} className="justify-self-start">
        {underWay ? 'Continuar redação' : 'Iniciar redação'}
      </Button>
    </>
  );
  return (
    <Page title={announced.data?.title ?? underWay?.title ?? 'Redação'} intro="Redação" actions={<BackToExams />}>
      <Loadable query={announced} loading="Carregando prova...">
        {(exam) => (
          <Card className="grid grid-cols-1 gap-4">
            {exam.description && <p className="whitespace-pre-wrap">{exam.description}</p>}
            <ul className="grid list-disc gap-1 pl-5">
              <li>
                Você tem {exam.duration_minutes} minutos. O tempo começa ao iniciar e continua correndo se você sair.
              </li>
              <li>A folha tem 30 linhas; o tema e os textos motivadores aparecem ao iniciar.</li>
              <li>Quando o tempo acaba, o que estiver na folha é entregue. Seus professores leem e devolvem a nota.</li>
            </ul>
            {start}
          </Card>
        )}
      </Loadable>
      {/* Without a server too: the clock runs, and the sheet is on this device. */}
      {!announced.data && announced.fetchStatus !== 'fetching' && underWay && start}
      <Earlier examId={examId} />
    </Page>
  );
}

/** What was handed in before, with its correction once it is open. */
function Earlier({ examId }: { examId: number }) {
  const [open, setOpen] = useState<number>();
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Suas entregas</h2>
      {open === undefined ? (
        <EssayHistory sheet={{ exam_id: examId }} onOpen={setOpen} />
      ) : (
        <>
          <Button variant="outline" onClick={() => setOpen(undefined)} className="justify-self-start">
            Voltar às entregas
          </Button>
          <CorrectionView id={open} />
        </>
      )}
    </section>
  );
}

function HandedIn({ examId, receipt }: { examId: number; receipt: string }) {
  return (
    <Page
      title="Redação entregue!"
      intro={
        <span className="flex items-center gap-2">
          <FileCheck aria-hidden className="size-5 text-success" />
          Recibo {receipt}. Seus professores já podem ler.
        </span>
      }
      actions={<BackToExams />}
    >
      <Earlier examId={examId} />
    </Page>
  );
}

function BackToExams() {
  return (
    <ButtonLink to="/exams" variant="outline">
      Voltar aos simulados
    </ButtonLink>
  );
}
