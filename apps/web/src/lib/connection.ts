import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached, as far as this page knows. The browser's own word comes first; beyond it the last
 * call decides, because a school's Wi-Fi often stays up when its line is down.
 */
let reachable = true;
const listeners = new Set<() => void>();

export function noteConnection(reached: boolean): void {
  if (reached === reachable) return;
  reachable = reached;
  for (const listener of listeners) listener();
}

export const isOnline = (): boolean => reachable && navigator.onLine;

function subscribe(listener: () => void): () => void {
  const backOnline = () => {
    reachable = true;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('online', backOnline);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', backOnline);
    window.removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
