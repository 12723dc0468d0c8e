import type { TurmaView } from '@gabarita/contract';
import { messages } from '@gabarita/contract/messages';
import { useConfirm } from '../../ui/confirm-context';
import { useToast } from '../../ui/toast-context';
import { useJoin, useLeave } from './use-turmas';

type Turma = Pick<TurmaView, 'id' | 'name'>;

/** "Entrar", for admins. */
export function useEnterTurma({ id }: Turma) {
  const toast = useToast();
  const join = useJoin();
  const act = () =>
    join.mutate(id, {
      onSuccess: ({ message }) => toast(message),
      onError: ({ message }) => toast(message || messages.turmas.joinFailed, 'danger'),
    });
  return { busy: join.isPending, act };
}

/** "Sair", after asking. */
export function useLeaveTurma({ id, name }: Turma) {
  const confirm = useConfirm();
  const toast = useToast();
  const leave = useLeave();
  const act = async () => {
    const sure = await confirm({
      title: `Sair da turma ${name}?`,
      text: 'Você deixa de ver os simulados dela. Seus resultados ficam, e com o código você pode voltar.',
      action: 'Sair da turma',
    });
    if (!sure) return;
    leave.mutate(id, {
      onSuccess: ({ message }) => toast(message),
      onError: ({ message }) => toast(message || messages.turmas.leaveFailed, 'danger'),
    });
  };
  return { busy: leave.isPending, act: () => void act() };
}
