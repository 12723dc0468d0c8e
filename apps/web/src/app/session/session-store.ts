import type { CallInput, CallOutput, UserView } from '@gabarita/contract';
import { auth } from '@gabarita/contract/messages/auth';
import { ApiError, call, NetworkError, onSessionEnded } from '../../lib/api';
import { clearPersonal, isSharedSession, keys, readText, remove, writeText, writeToken } from '../../lib/storage';
import { knownUser, rememberUser } from './known-user';

export type Session =
  /** A token is stored and the server is being asked whose it is; `unreachable` when it did not answer. */
  | { status: 'loading'; unreachable: boolean }
  /** `left` when somebody went on purpose: the next person must not land on the page of this one. */
  | { status: 'out'; left: boolean }
  /** `interrupted` when the token died in the middle of an exam: the login comes over it, and the exam goes on. */
  | { status: 'in'; user: UserView; interrupted?: true };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of section 4. `onPersonChange` lets go of everything fetched for somebody else. */
export function createSessionStore(onPersonChange: () => void) {
  let session: Session = readText(keys.token)
    ? { status: 'loading', unreachable: false }
    : { status: 'out', left: false };
  const listeners = new Set<() => void>();
  /** Said at the door, and still true when the login comes back over an exam. */
  let sharedComputer = isSharedSession();
  /** Screens that must not be swept away by a token that died, such as an exam. */
  const holders = new Set<symbol>();

  function become(next: Session): void {
    const before = session.status === 'in' ? session.user.id : undefined;
    const after = next.status === 'in' ? next.user.id : undefined;
    session = next;
    if (before !== undefined && before !== after) onPersonChange();
    for (const listener of listeners) listener();
  }

  function enter(user: UserView): void {
    rememberUser(user);
    become({ status: 'in', user });
  }

  /**
   * Asks whose the stored token is. A 401 has already ended the session when it arrives here; after any other failure
   * the last known user goes on offline.
   */
  async function resume(): Promise<void> {
    const token = readText(keys.token);
    if (token === undefined) return become({ status: 'out', left: false });
    try {
      const user = await call('GET /api/user');
      if (readText(keys.token) === token) enter(user);
    } catch (error) {
      if (readText(keys.token) !== token) return;
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error;
      const user = knownUser();
      become(user ? { status: 'in', user } : { status: 'loading', unreachable: true });
    }
  }

  /** Only a 401 gets here. Whoever holds the session keeps the person on the screen; the token is gone all the same. */
  function lose(): void {
    if (holders.size > 0 && session.status === 'in') {
      remove(keys.token);
      become({ status: 'in', user: session.user, interrupted: true });
    } else end(false);
  }

  async function signIn(
    signingIn: Promise<CallOutput<'POST /api/login'>>,
    shared: boolean | undefined,
  ): Promise<string> {
    const { token, user, message } = await signingIn;
    if (!token || !user) throw new ApiError(200, auth.loginMalformed);
    sharedComputer = shared ?? sharedComputer;
    writeToken(token, sharedComputer);
    enter(user);
    return message;
  }

  function end(left: boolean): void {
    if (left) writeText(keys.leaving, 'now');
    clearPersonal();
    become({ status: 'out', left });
  }

  /** Another tab came, went or changed hands: this one follows. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === keys.leaving && newValue && isSharedSession()) logout();
    if (key !== null && key !== keys.token) return;
    if (newValue) void resume();
    else if (session.status !== 'out') end(true);
  }

  /** Gone at once, whatever becomes of the call: nobody waits for a bad connection to leave a shared computer. */
  function logout(): void {
    void call('POST /api/logout').catch(() => undefined);
    end(true);
  }

  return {
    current: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the server, the network and the other tabs until the returned function is called. */
    start() {
      onSessionEnded(lose);
      const onOnline = () => {
        if (readText(keys.token) !== undefined) void resume();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('online', onOnline);
      if (session.status === 'loading') void resume();
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('online', onOnline);
      };
    },
    resume,
    /** Until the returned function is called, a 401 interrupts the session instead of ending it. */
    hold() {
      const holder = Symbol('holder');
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    /** With what any call that signs in answers. */
    signIn,
    login: (body: CallInput<'POST /api/login'>['body']) =>
      signIn(call('POST /api/login', { body: { shared_computer: sharedComputer, ...body } }), body.shared_computer),
    loginWithCode: (body: CallInput<'POST /api/login/second-factor'>['body'], shared: boolean | undefined) =>
      signIn(call('POST /api/login/second-factor', { body }), shared),
    register: (body: CallInput<'POST /api/register'>['body']) =>
      signIn(call('POST /api/register', { body }), body.shared_computer),
    logout,
    /** The account was deleted or its tokens were ended on the server. */
    forget: () => end(true),
    /** The server answered with a newer version of the person. */
    update: enter,
  };
}
