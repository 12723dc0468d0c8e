import { useConfirm } from '../../ui/confirm-context';
import { useSession, useSessionActions } from './session';

/** Leaving tries to send first and says what is still only on this device; it never takes more than a few seconds. */
export function useLogout(): () => Promise<void> {
  const { logout } = useSessionActions();
  const session = useSession();
  const confirm = useConfirm();

  return async () => {
    const unsent = session.status === 'in' ? await stillHere(session.user.id) : [];
    const leaves = unsent.length === 0 || (await confirm(unsentQuestion(unsent)));
    if (leaves) logout();
  };
}

/** Without a network the code itself may not arrive: then nothing of an exam was ever opened here either. */
async function stillHere(userId: number): Promise<string[]> {
  try {
    const { sendBeforeLeaving } = await import('../../offline/leaving');
    return await sendBeforeLeaving(userId);
  } catch {
    return [];
  }
}

const unsentQuestion = (titles: string[]) => ({
  title: 'Há respostas que ainda não foram enviadas',
  text: `Sem conexão, não foi possível enviar: ${titles.join(', ')}. Se você sair, as respostas continuam guardadas neste aparelho e são enviadas quando você entrar de novo nele.`,
  action: 'Sair mesmo assim',
  cancel: 'Continuar conectado',
});
