import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../app/session/session';
import { useOnline } from '../../lib/connection';
import type { Sheet } from '../../offline/essay-drafts';
import { DraftDesk } from './draft-desk';

/** A pause in typing, after which the server gets the text; and how often it is tried when out of reach. */
const PAUSE_MS = 2_000;
const RETRY_MS = 30_000;

/** The text on a sheet and where it is safe. Sent after a pause, when the page is hidden, and when the line is back. */
export function useDraft(sheet: Sheet, topic: string) {
  const { id: userId } = useUser();
  const online = useOnline();
  const [desk] = useState(() => new DraftDesk(userId, sheet));
  const { draft, saving, other } = useSyncExternalStore(desk.subscribe, desk.current);

  useEffect(() => {
    desk.topic = topic;
  }, [desk, topic]);

  useEffect(() => {
    if (!draft.unsent) return;
    const timer = setTimeout(() => void desk.send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [desk, draft]);

  useEffect(() => {
    if (online) void desk.send();
    const timer = setInterval(() => void desk.send(), RETRY_MS);
    const onHidden = () => void (document.visibilityState === 'hidden' && desk.send());
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHidden);
      void desk.send();
    };
  }, [desk, online]);

  return { text: draft.text, saving, other, write: desk.write, choose: desk.choose };
}

export type Draft = ReturnType<typeof useDraft>;
