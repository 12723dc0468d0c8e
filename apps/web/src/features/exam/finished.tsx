import * as messages from '@gabarita/contract/messages';
import { useEffect } from 'react';
import { dateTime } from '../../lib/dates';
import { answeredIn } from '../../offline/answered-in';
import { answerable, type ExamPaper } from '../../offline/exam-paper';
import type { StoredJournal } from '../../offline/journal-record';
import { Badge } from '../../ui/badge';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';

const RETRY_MS = 10_000;

type FinishedProps = {
  record: StoredJournal;
  paper: ExamPaper | undefined;
  /** The clock ended it, not the student. */
  timeUp: boolean;
  onSend: () => void;
  /** What else can be done from here. */
  children?: React.ReactNode;
};

/** After the exam: the receipt, or the word that it is still on its way, and both ways on. */
export function Finished({ record, paper, timeUp, onSend, children }: FinishedProps) {
  const { receipt, refusal, address } = record;
  const waiting = receipt === null && refusal === null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(onSend, RETRY_MS);
    window.addEventListener('online', onSend);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onSend);
    };
  }, [waiting, onSend]);

  return (
    <Page title={messages.sessions.finished} width="narrow">
      {timeUp && <Banner tone="info">O tempo acabou, e a prova foi enviada como estava.</Banner>}
      {waiting && (
        <Banner tone="warning" title="Aguardando envio">
          Sua prova está guardada neste aparelho e é enviada sozinha quando a conexão voltar. Você pode fechar esta
          tela.
        </Banner>
      )}
      {refusal && (
        <Banner tone="danger" title="O servidor não aceitou esta prova">
          {refusal} As respostas continuam guardadas neste aparelho; fale com seu professor.
        </Banner>
      )}
      <Receipt record={record} paper={paper} />
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink variant="outline" size="lg" to={address.customId === null ? `/exam/${address.year}` : '/exams'}>
          Continuar outras provas
        </ButtonLink>
        <ButtonLink size="lg" to="/exam-summary">
          Ver meu resultado
        </ButtonLink>
      </div>
      {children}
    </Page>
  );
}

/** Proof for the student of what was received, and when. */
function Receipt({ record, paper }: Pick<FinishedProps, 'record' | 'paper'>) {
  const { receipt, refusal, finished_at, updated_at, title, journal } = record;
  const total = receipt?.total_questions ?? (paper ? answerable(paper).length : undefined);
  const answered = receipt?.answered ?? answeredIn(journal);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Comprovante</h2>
        {receipt && <Badge tone="success">Recebida</Badge>}
        {refusal && <Badge tone="danger">Não aceita</Badge>}
        {!receipt && !refusal && <Badge tone="warning">Aguardando envio</Badge>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact name="Prova">{title}</Fact>
        <Fact name="Finalizada em">{dateTime(receipt?.created_at ?? finished_at ?? updated_at)}</Fact>
        <Fact name="Respostas">{total === undefined ? answered : `${answered} de ${total}`}</Fact>
        <Fact name="Código">
          {receipt ? <code className="font-bold tracking-wide">{receipt.receipt}</code> : codeLater(refusal)}
        </Fact>
      </dl>
    </Card>
  );
}

const codeLater = (refusal: string | null): string => (refusal ? '—' : 'aparece aqui após o envio');

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </>
  );
}
