import type { StoredJournal } from '../../offline/journal-record';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { Finished } from './finished';

type DoneExamProps = {
  /** The receipt, where this device has it. */
  record: StoredJournal | undefined;
  attemptId: number | null;
  /** Undefined where the exam does not allow another attempt, or nobody can be asked. */
  onAgain: (() => void) | undefined;
};

/** An exam that its student has done: another attempt begins when it is asked for, and never by loading the page again. */
export function DoneExam({ record, attemptId, onAgain }: DoneExamProps) {
  const again = onAgain && <Again onAgain={onAgain} />;
  if (record) {
    return (
      <Finished record={record} paper={undefined} timeUp={false} onSend={() => undefined}>
        {again}
      </Finished>
    );
  }
  return (
    <Page title={attemptId === null ? 'Você já abriu esta prova' : 'Você já fez esta prova'} width="narrow">
      {attemptId === null && (
        <Banner tone="info">O tempo acabou sem nenhuma resposta, então ela não virou resultado.</Banner>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink variant="outline" size="lg" to="/exams">
          Continuar outras provas
        </ButtonLink>
        {attemptId !== null && (
          <ButtonLink size="lg" to={`/reports?attempt=${attemptId}`}>
            Ver meu resultado
          </ButtonLink>
        )}
      </div>
      {again}
    </Page>
  );
}

function Again({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" onClick={onAgain}>
        Fazer esta prova de novo
      </Button>
      <p className="text-sm text-muted">Começa uma nova tentativa, com o tempo inteiro. Ela conta como treino.</p>
    </div>
  );
}
