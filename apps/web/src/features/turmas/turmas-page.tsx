import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { CreateTurmaDialog } from './create-turma-dialog';
import { JoinByCode } from './join-by-code';
import { MembersView } from './members-view';
import { TurmaList } from './turma-list';

/** /turmas, and the members of one at /turmas?turma={id}. */
export function TurmasPage() {
  const [query] = useSearchParams();
  const turma = query.get('turma') ?? '';
  return /^[1-9]\d{0,8}$/.test(turma) ? <MembersView turmaId={Number(turma)} /> : <AllTurmas />;
}

function AllTurmas() {
  const { role } = useUser();
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title="Gerenciar Turmas"
      intro={
        role === 'student'
          ? 'Sua turma, seus colegas e como entrar em outra.'
          : 'As turmas da escola e quem está nelas.'
      }
      width="wide"
      actions={
        role === 'admin' && (
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            Criar turma
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_1fr]">
        <JoinByCode />
        <TurmaList />
      </div>
      {creating && <CreateTurmaDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
