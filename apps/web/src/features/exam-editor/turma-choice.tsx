import type { ExamView } from '@gabarita/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/session';
import { turmasQuery } from '../../app/turmas';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { FieldError } from '../../ui/field-frame';
import { Link } from '../../ui/link';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';

type TurmaChoiceProps = { assigned: NonNullable<ExamView['turmas']>; error: string | undefined };

/** Whom the exam is for: any turma for an admin, the own ones for a teacher. Those that have it keep it. */
export function TurmaChoice({ assigned, error }: TurmaChoiceProps) {
  const { role } = useUser();
  const [all, setAll] = useState(false);
  return (
    <Card className="grid grid-cols-1 gap-1">
      <fieldset className="grid grid-cols-1 gap-1">
        <legend className="mb-2 text-lg font-bold">Turmas</legend>
        {role === 'admin' && (
          <Checkbox
            label="Enviar para todas as turmas"
            name="send_to_all"
            checked={all}
            onChange={({ target }) => setAll(target.checked)}
          />
        )}
        {!all && <TurmaBoxes assignedIds={new Set(assigned.map(({ id }) => id))} />}
        <FieldError id={undefined} error={error} />
      </fieldset>
    </Card>
  );
}

function TurmaBoxes({ assignedIds }: { assignedIds: ReadonlySet<number> }) {
  const { role } = useUser();
  const turmas = useInfiniteQuery(turmasQuery);
  return (
    <>
      <Loadable query={turmas} loading="Carregando turmas...">
        {(list) => {
          const possible = list.filter(({ id, member }) => role === 'admin' || member || assignedIds.has(id));
          if (possible.length === 0) return <NoTurmas />;
          return possible.map(({ id, name, students_count: count }) => (
            <Checkbox
              key={id}
              name="turma_ids"
              value={id}
              label={`${name} (${count === 1 ? '1 aluno' : `${count} alunos`})`}
              defaultChecked={assignedIds.has(id)}
              disabled={assignedIds.has(id)}
              help={assignedIds.has(id) && 'Já tem este simulado.'}
            />
          ));
        }}
      </Loadable>
      <LoadMore query={turmas} />
    </>
  );
}

function NoTurmas() {
  const { role } = useUser();
  return (
    <p className="text-muted">
      {role === 'admin' ? 'A escola ainda não tem turmas. ' : 'Você ainda não está em nenhuma turma. '}
      <Link to="/turmas">{role === 'admin' ? 'Criar a primeira' : 'Entrar em uma com o código'}</Link>
    </p>
  );
}
