import type { Location } from 'react-router';

/** Travels with the visitor to the login and back (in the history entry, so that the address stays /login). */
export const askedFor = ({ pathname, search, hash }: Location) => ({ from: pathname + search + hash });

/** Where to go after login: the path asked for, the dashboard otherwise. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : '/';
}
