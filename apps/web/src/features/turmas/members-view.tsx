import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { dateTime } from '../../lib/dates';
import { useSettled } from '../../lib/use-settled';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Field } from '../../ui/field';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { InvitationSection } from './invitation-section';
import { memberGroups } from './member-groups';
import { MemberSection } from './member-section';
import { ShownCode } from './shown-code';
import { TurmaTools } from './turma-tools';
import { useMembers } from './use-turmas';

/** Who is in a turma. An admin, or a teacher of it, looks after it here. */
export function MembersView({ turmaId }: { turmaId: number }) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const members = useMembers(turmaId, search);
  const turma = members.data?.turma;
  const managed = turma?.managed ? { turmaId } : undefined;

  return (
    <Page
      title={turma ? `Turma ${turma.name}` : 'Membros da turma'}
      intro={turma?.description}
      actions={<BackToTurmas />}
    >
      {turma?.archived_at && (
        <p>
          <Badge tone="warning">Arquivada</Badge> Provas e resultados continuam guardados.
        </p>
      )}
      {turma?.code && !turma.archived_at && (
        <div className="grid gap-1">
          <ShownCode code={turma.code} turma={turma.name} />
          {turma.code_expires_at && <p className="text-muted">O código vale até {dateTime(turma.code_expires_at)}.</p>}
        </div>
      )}
      {turma && managed && <TurmaTools turma={turma} />}
      <Field
        label="Procurar membros"
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loadable query={members} loading="Carregando membros...">
        {(loaded) =>
          memberGroups(loaded, search !== '').map((group) => (
            <MemberSection key={group.title} group={group} managed={managed} />
          ))
        }
      </Loadable>
      <LoadMore query={members} />
      {managed && <InvitationSection turmaId={turmaId} />}
    </Page>
  );
}

function BackToTurmas() {
  return (
    <ButtonLink to="/turmas" variant="outline">
      <ArrowLeft aria-hidden />
      Voltar às turmas
    </ButtonLink>
  );
}
