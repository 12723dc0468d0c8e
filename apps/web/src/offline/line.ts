import type { CallInput, CallOutput } from '@gabarita/contract';

type Body = CallInput<'POST /api/sessions/:id/finish'>['body'];
type WholeAttempt = CallInput<'POST /api/attempts'>['body'];

/** How finished exams travel. The page has its API client; the service worker, which has no page, a plain one. */
export interface Line {
  entries: (sessionId: number, body: Body) => Promise<CallOutput<'POST /api/sessions/:id/entries'>>;
  finish: (sessionId: number, body: Body) => Promise<CallOutput<'POST /api/sessions/:id/finish'>>;
  /** For a session that the server no longer knows; sent twice with the same key, it counts once. */
  attempt: (body: WholeAttempt, key: string) => Promise<CallOutput<'POST /api/attempts'>>;
}

/** The server answered, and the answer is no. Both kinds of line refuse with something that has a status. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Why not, in the server's own words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : `HTTP ${statusOf(error)}`;

/** The server was restored from a copy made before the session began, and knows nothing of it. */
export const isUnknown = (error: unknown): boolean => statusOf(error) === 404;

/** Worth another try later: no line, a server in trouble, too many requests, or a login that is missing. */
export function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429 || status === 401 || status === 419;
}
