import { useConfirm } from '../../ui/confirm-context';
import { useSession, useSessionActions } from './session';

/** Leaving tries to send first and says what is still only on this device; it never takes more than a few seconds. */
export function useLogout(): () => Promise<void> {
  const { logout } = useSessionActions();
  const session = useSession();
  const confirm = useConfirm();

  return async () => {
    const question = session.status === 'in' ? await whatStays(session.user.id) : undefined;
    if (!question || (await confirm(question))) logout();
  };
}

/** Without a network the code itself may not arrive: then nothing of an exam was ever opened here either. */
async function whatStays(userId: number) {
  try {
    const { sendBeforeLeaving, unsentQuestion } = await import('../../offline/leaving');
    return unsentQuestion(await sendBeforeLeaving(userId));
  } catch {
    return undefined;
  }
}
