import { KeyRound, Timer, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { OneTimeCodeDialog } from '../../app/one-time-code-dialog';
import { useUser } from '../../app/session/session';
import { useConfirm } from '../../ui/confirm-context';
import { IconButton } from '../../ui/icon-button';
import { useToast } from '../../ui/toast-context';
import { ExtraTimeDialog } from './extra-time-dialog';
import type { Member } from './member-groups';
import { useRemoveMember } from './use-turma-changes';

/** What staff do for one member: extra time, a code for a forgotten password, and taking out of the turma. */
export function MemberTools({ turmaId, member }: { turmaId: number; member: Member }) {
  const { id, role } = useUser();
  const [open, setOpen] = useState<'time' | 'code'>();
  const remove = useRemove(turmaId, member);
  const close = () => setOpen(undefined);
  const student = member.role === 'student';

  return (
    <span className="ml-auto flex text-muted">
      {student && (
        <>
          <IconButton label={`Tempo adicional de ${member.name}`} icon={<Timer />} onClick={() => setOpen('time')} />
          <IconButton label={`Gerar código para ${member.name}`} icon={<KeyRound />} onClick={() => setOpen('code')} />
        </>
      )}
      {member.id !== id && (student || role === 'admin') && (
        <IconButton label={`Tirar ${member.name} da turma`} icon={<UserMinus />} onClick={remove} />
      )}
      {open === 'time' && <ExtraTimeDialog turmaId={turmaId} student={member} onClose={close} />}
      {open === 'code' && <OneTimeCodeDialog user={{ ...member, email: member.email ?? '' }} onClose={close} />}
    </span>
  );
}

function useRemove(turmaId: number, { id, name }: Member) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useRemoveMember(turmaId);
  const act = async () => {
    const sure = await confirm({
      title: `Tirar ${name} da turma?`,
      text: 'A pessoa deixa de ver os simulados da turma. Os resultados dela ficam, e com o código ela pode voltar.',
      action: 'Tirar da turma',
      destructive: true,
    });
    if (!sure) return;
    try {
      toast((await remove.mutateAsync(id)).message);
    } catch (error) {
      toast(error instanceof Error ? error.message : '', 'danger');
    }
  };
  return () => void act();
}
