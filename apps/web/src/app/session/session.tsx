import type { UserView } from '@gabarita/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { siteKey } from '../site';
import { applyTheme } from '../theme';
import { createSessionStore, type Session, type SessionStore } from './session-store';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [store] = useState(() =>
    createSessionStore(() => {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== siteKey[0] });
      // The choice went with the person who made it.
      applyTheme();
      forgetPapers().catch((error: unknown) => console.warn('Papers could not be cleared.', error));
    }),
  );
  useEffect(() => store.start(), [store]);

  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Schools share computers: of what the browser holds, only journals outlive their owner's session, under the owner. */
async function forgetPapers(): Promise<void> {
  const [{ forgetPapersAndTokens }, { forgetImages }] = await Promise.all([
    import('../../offline/papers'),
    import('../../offline/exam-images'),
  ]);
  await Promise.all([forgetPapersAndTokens(), forgetImages()]);
}

/** Login, logout and the rest of what can be done to the session. */
export function useSessionActions(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSessionActions needs a SessionProvider above it');
  return store;
}

export function useSession(): Session {
  const store = useSessionActions();
  return useSyncExternalStore(store.subscribe, store.current);
}

/** The person signed in. Only screens behind the login may ask. */
export function useUser(): UserView {
  const session = useSession();
  if (session.status !== 'in') throw new Error('useUser needs somebody signed in');
  return session.user;
}
