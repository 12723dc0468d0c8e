import { isSharedSession, keys, readText } from '../lib/storage';
import { openDatabase } from './database';

export const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to wake the service worker when there is a network, even if this tab is closed by then. Browsers
 * without it send at the next opening instead.
 */
export async function askForBackgroundSync(userId: number): Promise<void> {
  const token = readText(keys.token);
  // A token that is the tab's own on a shared computer is not left behind for the worker.
  if (token === undefined || isSharedSession() || !('serviceWorker' in navigator)) return;
  await (await openDatabase())?.put('tokens', { user_id: userId, token });
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
