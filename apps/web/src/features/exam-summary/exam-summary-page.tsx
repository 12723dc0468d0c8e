import { Navigate } from 'react-router';
import { ChangedResult } from '../../app/changed-result';
import { HeldQuestions } from '../../app/held-questions';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { AnswerGrid } from './answer-grid';
import { AreaScores } from './area-scores';
import { ResultFacts } from './result-facts';
import { type Summary, useSummary } from './use-summary';

export function ExamSummaryPage() {
  const summary = useSummary();
  if (summary.data === null) return <Navigate to="/" replace />;
  return (
    <Page
      title="Resumo da Prova"
      actions={
        <ButtonLink to="/" variant="outline">
          Voltar ao Dashboard
        </ButtonLink>
      }
    >
      {summary.isCopy && <Banner tone="warning">Sem resposta do servidor. Exibindo a cópia deste aparelho.</Banner>}
      <Loadable query={summary} loading="Carregando resultado...">
        {(data) => data && <Result summary={data} />}
      </Loadable>
    </Page>
  );
}

function Result({ summary: { result, attempt } }: { summary: Summary }) {
  return (
    <>
      {result.attemptId === null && (
        <Banner tone="warning" title="Aguardando envio">
          A prova está guardada neste aparelho e é enviada quando a conexão voltar. O resultado definitivo aparece
          depois.
        </Banner>
      )}
      {attempt?.awaiting_decision && (
        <Banner tone="info" title="Aguardando decisão do professor">
          Parte das respostas chegou depois da entrega, do prazo ou do gabarito. Elas contam quando o professor aceitar.
        </Banner>
      )}
      {attempt && !attempt.key_open && (
        <Banner tone="info">O gabarito deste simulado ainda não abriu. A nota aparece quando ele abrir.</Banner>
      )}
      <HeldQuestions count={attempt?.held_questions} />
      <ChangedResult previous={attempt?.previous} />
      <ResultFacts result={result} attempt={attempt} />
      {attempt && attempt.areas.length > 1 && <AreaScores areas={attempt.areas} />}
      {result.userAnswers.length > 0 && <AnswerGrid result={result} />}
      {attempt?.key_open && attempt.answers.length > 0 && (
        <div className="justify-self-start" data-print="hide">
          <ButtonLink to={`/reports?attempt=${attempt.id}`} variant="secondary">
            Rever as questões
          </ButtonLink>
        </div>
      )}
    </>
  );
}
