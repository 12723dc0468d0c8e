import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { TurmaCard } from './turma-card';
import { useTurmas } from './use-turmas';

/** Those in use; staff can look at the archived ones instead. */
export function TurmaList() {
  const { role } = useUser();
  const [archived, setArchived] = useState(false);
  const turmas = useTurmas(archived);

  if (turmas.isError && !turmas.data) {
    return (
      <ErrorState title={messages.turmas.loadFailed} onRetry={() => void turmas.refetch()}>
        {turmas.error.message}
      </ErrorState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Loadable
        query={turmas}
        loading="Carregando turmas..."
        empty={
          archived ? <Empty title="Nenhuma turma arquivada" /> : role === 'student' ? <NoTurmaYet /> : <NoTurmas />
        }
      >
        {(list) => (
          <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
            {list.map((turma) => (
              <TurmaCard key={turma.id} turma={turma} />
            ))}
          </ul>
        )}
      </Loadable>
      <LoadMore query={turmas} />
      {role !== 'student' && (
        <Button variant="ghost" className="justify-self-start px-3!" onClick={() => setArchived(!archived)}>
          {archived ? 'Ver as turmas em uso' : 'Ver turmas arquivadas'}
        </Button>
      )}
    </div>
  );
}

function NoTurmaYet() {
  return (
    <Empty title="Você ainda não está em uma turma">
      Peça o código de 6 dígitos ao seu professor e digite-o nesta página. Os simulados da turma aparecem em seguida.
    </Empty>
  );
}

function NoTurmas() {
  const { role } = useUser();
  return (
    <Empty title="Nenhuma turma por aqui ainda">
      {role === 'admin'
        ? 'Crie a primeira e conte o código à classe.'
        : 'Peça à administração da escola que crie a primeira.'}
    </Empty>
  );
}
