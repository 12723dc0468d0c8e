import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { OneTimeCodeDialog } from '../../app/one-time-code-dialog';
import { useUser } from '../../app/session/session';
import { ButtonLink } from '../../ui/button-link';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { type Member, memberGroups } from './member-groups';
import { MemberSection } from './member-section';
import { ShownCode } from './shown-code';
import { useMembers } from './use-turmas';

/** Who is in a turma. A teacher of it, or an admin, gives a student who forgot the password a one-time code. */
export function MembersView({ turmaId }: { turmaId: number }) {
  const { role } = useUser();
  const members = useMembers(turmaId);
  const [chosen, setChosen] = useState<Member>();
  const turma = members.data?.turma;
  const givesCodes = role === 'admin' || (role === 'teacher' && turma?.member === true);

  return (
    <Page
      title={turma ? `Turma ${turma.name}` : 'Membros da turma'}
      intro={turma?.description}
      actions={<BackToTurmas />}
    >
      {turma?.code && <ShownCode code={turma.code} turma={turma.name} />}
      <Loadable query={members} loading="Carregando membros...">
        {(loaded) =>
          memberGroups(loaded).map((group) => (
            <MemberSection key={group.title} group={group} onGiveCode={givesCodes ? setChosen : undefined} />
          ))
        }
      </Loadable>
      <LoadMore query={members} />
      {chosen && (
        <OneTimeCodeDialog
          user={{ id: chosen.id, name: chosen.name, email: chosen.email ?? '' }}
          onClose={() => setChosen(undefined)}
        />
      )}
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
