import * as messages from '@gabarita/contract/messages';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import type { Room } from './exam-calls';

/** What the exam screen shows when there is no exam on it (section 8). */

export function ExamLoading() {
  return (
    <div aria-busy="true" className="mx-auto grid max-w-3xl grid-cols-1 gap-4 px-4 py-10 sm:px-6">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {messages.exam.loading}
      </p>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-40" />
      {['A', 'B', 'C', 'D', 'E'].map((letter) => (
        <Skeleton key={letter} className="h-14" />
      ))}
    </div>
  );
}

export function ExamNotFound() {
  return (
    <Page title={messages.exam.notFound} intro="Confira o endereço ou escolha outra prova." width="narrow">
      <div>
        <ButtonLink to="/exams">Ver as provas</ButtonLink>
      </div>
    </Page>
  );
}

export function ExamRefused({ message }: { message: string }) {
  return (
    <Page title="Esta prova não pode ser aberta agora" width="narrow">
      <Banner tone="warning">{message}</Banner>
      <div>
        <ButtonLink to="/exams">Ver as provas</ButtonLink>
      </div>
    </Page>
  );
}

export function ExamWithoutQuestions({ room: { year, customId } }: { room: Room }) {
  return (
    <Page title={messages.exam.noQuestions} width="narrow">
      <div>
        <ButtonLink to={customId === null ? `/exam/${year}` : `/exam/${year}?customId=${customId}`}>
          {messages.exam.backToAreas}
        </ButtonLink>
      </div>
    </Page>
  );
}

type ExamUnreachableProps = { onRetry: () => void; onSample: (() => void) | undefined };

export function ExamUnreachable({ onRetry, onSample }: ExamUnreachableProps) {
  return (
    <Page title="Não foi possível abrir a prova" width="narrow">
      <ErrorState title="Sem resposta do servidor" onRetry={onRetry}>
        {messages.network.unreachable}
      </ErrorState>
      <div className="flex flex-wrap gap-3">
        {onSample && (
          <Button variant="secondary" onClick={onSample}>
            Ver prova de exemplo
          </Button>
        )}
        <ButtonLink variant="outline" to="/exams">
          Voltar
        </ButtonLink>
      </div>
    </Page>
  );
}
