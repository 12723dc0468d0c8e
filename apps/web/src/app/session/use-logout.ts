import type { StillHere } from '../../offline/leaving';
import { useConfirm } from '../../ui/confirm-context';
import { useSession, useSessionActions } from './session';

/** Leaving tries to send first and says what is still only on this device; it never takes more than a few seconds. */
export function useLogout(): () => Promise<void> {
  const { logout } = useSessionActions();
  const session = useSession();
  const confirm = useConfirm();

  return async () => {
    const unsent = session.status === 'in' ? await stillHere(session.user.id) : NOTHING;
    const leaves = (!unsent.exams.length && !unsent.essays.length) || (await confirm(unsentQuestion(unsent)));
    if (leaves) logout();
  };
}

const NOTHING: StillHere = { exams: [], essays: [] };

/** Without a network the code itself may not arrive: then nothing of an exam was ever opened here either. */
async function stillHere(userId: number): Promise<StillHere> {
  try {
    const { sendBeforeLeaving } = await import('../../offline/leaving');
    return await sendBeforeLeaving(userId);
  } catch {
    return NOTHING;
  }
}

const unsentQuestion = ({ exams, essays }: StillHere) => ({
  title: exams.length ? 'Há respostas que ainda não foram enviadas' : 'Há texto que ainda não foi enviado',
  text: [
    `Não foi possível enviar: ${[...exams, ...essays].join(', ')}. Se você sair, tudo continua guardado neste aparelho.`,
    exams.length > 0 && 'As respostas são enviadas quando você entrar de novo nele.',
    essays.length > 0 && 'A redação é enviada quando você abrir a folha de novo nele.',
  ]
    .filter(Boolean)
    .join(' '),
  action: 'Sair mesmo assim',
  cancel: 'Continuar conectado',
});
