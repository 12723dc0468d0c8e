import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '../lib/connection';
import { useToast } from '../ui/toast-context';
import { useSession } from './session/session';

/** Sends what was answered or finished without a network, when somebody opens the app again or the network comes back. */
export function OutboxCourier() {
  const session = useSession();
  const online = useOnline();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = session.status === 'in' && !session.interrupted ? session.user.id : undefined;

  // The exam room sends its own; two writers of one journal would get in each other's way.
  const inExamRoom = useLocation().pathname.startsWith('/exam/');

  useEffect(() => {
    if (userId === undefined || !online || inExamRoom) return;
    let gone = false;
    const send = async () => {
      const { sendWaiting } = await import('../offline/send-waiting');
      const arrived = await sendWaiting(userId);
      if (gone || arrived.length === 0) return;
      for (const key of ['attempts', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
      for (const title of arrived) toast(`Prova enviada: ${title}.`);
    };
    send().catch((error: unknown) => console.warn('The outbox could not be sent.', error));
    return () => {
      gone = true;
    };
  }, [userId, online, inExamRoom, toast, queries]);
  return null;
}
