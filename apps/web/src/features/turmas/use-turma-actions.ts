import type { TurmaView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useConfirm } from '../../ui/confirm-context';
import { useToast } from '../../ui/toast-context';
import { useJoin, useLeave } from './use-turmas';

type Turma = Pick<TurmaView, 'id' | 'name'>;

/** "Entrar", for admins. */
export function useEnterTurma({ id }: Turma) {
  const join = useJoin();
  const tell = useTell(messages.turmas.joinFailed);
  return { busy: join.isPending, act: () => void tell(join.mutateAsync(id)) };
}

/** "Sair", after asking. */
export function useLeaveTurma({ id, name }: Turma) {
  const confirm = useConfirm();
  const leave = useLeave();
  const tell = useTell(messages.turmas.leaveFailed);
  const act = async () => {
    const sure = await confirm({
      title: `Sair da turma ${name}?`,
      text: 'Você deixa de ver os simulados dela. Seus resultados ficam, e com o código você pode voltar.',
      action: 'Sair da turma',
    });
    if (sure) await tell(leave.mutateAsync(id));
  };
  return { busy: leave.isPending, act: () => void act() };
}

/** Says what became of it, even if the card is gone by then: the turma one left is no longer in the list. */
function useTell(failed: string) {
  const toast = useToast();
  return async (change: Promise<{ message: string }>) => {
    try {
      toast((await change).message);
    } catch (error) {
      toast((error instanceof Error && error.message) || failed, 'danger');
    }
  };
}
