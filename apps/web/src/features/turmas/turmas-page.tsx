import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Page } from '../../ui/page';
import { CreateTurmaDialog } from './create-turma-dialog';
import { JoinByCode } from './join-by-code';
import { MembersView } from './members-view';
import { TurmaList } from './turma-list';

/** /turmas; the members of one at /turmas?turma={id}; inviting students to it at /turmas?turma={id}&importar=1. */
export function TurmasPage() {
  const [query] = useSearchParams();
  const turma = query.get('turma') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(turma)) return <AllTurmas />;
  const turmaId = Number(turma);
  return query.has('importar') ? <ImportView turmaId={turmaId} /> : <MembersView turmaId={turmaId} />;
}

/** Reading spreadsheets is for the few who do it. */
const ImportView = lazy(async () => ({ default: (await import('./import/import-view')).ImportView }));

const columns = 'grid grid-cols-1 items-start gap-6';
/** With keys, so that both keep what they know when joining or leaving turns them around. */
const parts = [<JoinByCode key="join" />, <TurmaList key="list" />];

function AllTurmas() {
  const { role, turma_id: turmaId } = useUser();
  /** What a student without a turma came for; everybody else came for the list. */
  const joinsFirst = role === 'student' && turmaId === null;
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
      <div className={classNames(columns, joinsFirst ? 'lg:grid-cols-[20rem_1fr]' : 'lg:grid-cols-[1fr_20rem]')}>
        {joinsFirst ? parts : parts.toReversed()}
      </div>
      {creating && <CreateTurmaDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
