import type { TurmaView } from '@gabarita/contract';
import { Archive, ArchiveRestore, CalendarArrowUp, KeyRound, Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { useConfirm } from '../../ui/confirm-context';
import { useToast } from '../../ui/toast-context';
import { CodeDialog } from './code-dialog';
import { EditTurmaDialog } from './edit-turma-dialog';
import { NextYearDialog } from './next-year-dialog';
import { useChangeTurma } from './use-turma-changes';

/** What who looks after a turma does to the whole of it; archiving and the next year are the admin's. */
export function TurmaTools({ turma }: { turma: TurmaView }) {
  const { role } = useUser();
  const [open, setOpen] = useState<'edit' | 'code' | 'next-year'>();
  const archive = useArchive(turma);
  const close = () => setOpen(undefined);
  const small = { variant: 'outline', className: 'px-3!' } as const;
  const active = turma.archived_at === null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons
    <div role="group" aria-label="Gerenciar turma" className="flex flex-wrap gap-2" data-print="hide">
      {active && (
        <ButtonLink {...small} to={`/turmas?turma=${turma.id}&importar=1`}>
          <UserPlus aria-hidden />
          Convidar alunos
        </ButtonLink>
      )}
      <Button {...small} onClick={() => setOpen('edit')}>
        <Pencil aria-hidden />
        Editar
      </Button>
      {active && (
        <Button {...small} onClick={() => setOpen('code')}>
          <KeyRound aria-hidden />
          Mudar código
        </Button>
      )}
      {role === 'admin' && active && (
        <Button {...small} onClick={() => setOpen('next-year')}>
          <CalendarArrowUp aria-hidden />
          Passar de ano
        </Button>
      )}
      {role === 'admin' && (
        <Button {...small} busy={archive.busy && 'Salvando...'} onClick={archive.act}>
          {active ? <Archive aria-hidden /> : <ArchiveRestore aria-hidden />}
          {active ? 'Arquivar' : 'Reativar'}
        </Button>
      )}
      {open === 'edit' && <EditTurmaDialog turma={turma} onClose={close} />}
      {open === 'code' && <CodeDialog turma={turma} onClose={close} />}
      {open === 'next-year' && <NextYearDialog turma={turma} onClose={close} />}
    </div>
  );
}

function useArchive({ id, name, archived_at }: TurmaView) {
  const confirm = useConfirm();
  const toast = useToast();
  const change = useChangeTurma(id);
  const archived = archived_at === null;
  const act = async () => {
    const sure =
      !archived ||
      (await confirm({
        title: `Arquivar a turma ${name}?`,
        text: 'Ela sai das listas e ninguém mais entra com o código. Membros, provas e resultados ficam guardados.',
        action: 'Arquivar turma',
      }));
    if (!sure) return;
    try {
      toast((await change.mutateAsync({ archived })).message);
    } catch (error) {
      toast(error instanceof Error ? error.message : '', 'danger');
    }
  };
  return { busy: change.isPending, act: () => void act() };
}
