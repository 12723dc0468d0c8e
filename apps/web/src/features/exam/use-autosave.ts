import * as messages from '@gabarita/contract/messages';
import { useEffect, useRef } from 'react';
import { useSession } from '../../app/session/session';
import { useOnline } from '../../lib/connection';
import type { ExamDesk } from '../../offline/exam-desk';
import type { ExamPaper } from '../../offline/exam-paper';
import { rememberProgress } from '../../offline/exam-progress';
import { useToast } from '../../ui/toast-context';

/** Section 9. */
const AUTOSAVE_MS = 30_000;

/** Saves every half minute and whenever the page is hidden, and sends when there is a line or a login again. */
export function useAutosave(desk: ExamDesk, paper: ExamPaper): void {
  const toast = useToast();
  const online = useOnline();
  const session = useSession();
  const signedIn = session.status === 'in' && !session.interrupted;
  const announced = useRef(desk.current().record.journal.seq);

  const connected = online && signedIn;
  const before = useRef(connected);
  useEffect(() => {
    if (connected && !before.current) void desk.send();
    before.current = connected;
  }, [desk, connected]);

  useEffect(() => {
    const keep = async () => {
      await desk.keep();
      rememberProgress(desk.current().record, paper);
    };
    const timer = setInterval(() => {
      void keep();
      // Said only when there is something new: whoever is reading a long text is not told every half minute.
      const { seq } = desk.current().record.journal;
      if (seq > announced.current) toast(messages.sessions.progressSaved);
      announced.current = seq;
    }, AUTOSAVE_MS);
    const onHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      void keep();
      void desk.send();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [desk, paper, toast]);
}
