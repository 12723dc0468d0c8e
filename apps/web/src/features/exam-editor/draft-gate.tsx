import type { ExamPaper } from '@gabarita/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api';
import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { ErrorState } from '../../ui/error-state';
import { Loadable } from '../../ui/loadable';
import type { ExamDraft } from './exam-draft';
import { ExportMenu } from './export-menu';
import { useExamDraft } from './use-exam-draft';

export interface OpenDraft {
  draft: ExamDraft;
  /** Undefined while the server has not answered: the draft can be worked on all the same. */
  exam: ExamPaper | undefined;
  keep: (draft: ExamDraft) => void;
}

/** The draft of the exam in the address, or the words of section 8 when there is none. */
export function DraftGate({ children }: { children: (open: OpenDraft) => ReactNode }) {
  const { simuladoId = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(simuladoId) ? (
    <Gate key={simuladoId} examId={Number(simuladoId)}>
      {children}
    </Gate>
  ) : (
    <NoDraft />
  );
}

function Gate({ examId, children }: { examId: number; children: (open: OpenDraft) => ReactNode }) {
  const { draft, exam, keep } = useExamDraft(examId);
  if (exam.data?.is_redacao) return <NoQuestionsNeeded />;
  if (draft && exam.data?.staff?.begun) return <AlreadyBegun draft={draft} exam={exam.data} />;
  if (draft) return children({ draft, exam: exam.data, keep });
  if (exam.error instanceof ApiError && exam.error.status < 500) return <NoDraft />;
  if (exam.error) {
    return (
      <ErrorState title="Erro ao carregar rascunho." onRetry={() => void exam.refetch()}>
        {exam.error.message}
      </ErrorState>
    );
  }
  return (
    <Loadable query={exam} loading="Carregando simulado...">
      {() => null}
    </Loadable>
  );
}

function NoDraft() {
  return (
    <Empty title="Nenhum rascunho encontrado." action={<ButtonLink to="/simulados/criar">Criar Simulado</ButtonLink>}>
      O simulado não existe mais ou não é seu.
    </Empty>
  );
}

function AlreadyBegun({ draft, exam }: { draft: ExamDraft; exam: ExamPaper }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Empty
        title="Alunos já começaram este simulado"
        action={<ButtonLink to={`/simulados/${exam.id}/resultados?aba=questoes`}>Ver resultados</ButtonLink>}
      >
        As questões dele não mudam mais. Nos resultados você corrige um gabarito ou anula uma questão.
      </Empty>
      <ExportMenu draft={draft} exam={exam} />
    </div>
  );
}

function NoQuestionsNeeded() {
  return (
    <Empty title="Este simulado é de redação" action={<ButtonLink to="/exams">Ver simulados</ButtonLink>}>
      Ele tem um tema em vez de questões.
    </Empty>
  );
}
