import type { ApiCall, CallInput, CallOutput } from '@gabarita/contract';
import { network } from '@gabarita/contract/messages/network';
import { noteConnection } from './connection';
import { keys, readText } from './storage';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
    /** Everything the answer said; some refusals say more than why. */
    readonly body: unknown = undefined,
  ) {
    super(message);
  }
}

/** The server could not be reached: nothing is known about what became of the request. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(cause: unknown) {
    super(network.unreachable, { cause });
  }
}

/** One page of a list, and where the next one starts. */
export interface ListPage<T> {
  rows: T;
  next: string | undefined;
}

/** Calls that need no argument may be called without one. */
type Input<K extends ApiCall> = object extends CallInput<K> ? [input?: Given<K>] : [input: Given<K>];
type Given<K extends ApiCall> = CallInput<K> & { headers?: Record<string, string> };
type Parts = { params?: unknown; query?: unknown; body?: unknown; headers?: Record<string, string> };

/**
 * Calls of somebody who is not signed in yet. They carry no token, the posts among them need the protection cookie, and
 * a 401 to them says nothing about the session.
 */
const SIGNED_OUT_CALLS: ReadonlySet<ApiCall> = new Set<ApiCall>([
  'GET /api/site',
  'POST /api/login',
  'POST /api/login/second-factor',
  'POST /api/register',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'GET /api/invitations/:token',
  'POST /api/invitations/:token/accept',
]);

/** Calls that must arrive even if the page closes at that moment. */
const SENT_WHILE_LEAVING: ReadonlySet<ApiCall> = new Set<ApiCall>([
  'POST /api/logout',
  'POST /api/sessions/:id/entries',
  'POST /api/sessions/:id/pause',
  'PUT /api/essays/draft',
]);
/** Browsers refuse to keep more than 64 KiB alive at once, for all requests of a page together. */
const KEEPALIVE_MAX = 30_000;

/** A connection that hangs must end in a sentence, not in a spinner. */
const TIMEOUT_MS = 20_000;

/** Section 7: the base defaults to /api, and the cookie's address is the base without it. Keys carry /api themselves. */
const origin = (import.meta.env.VITE_API_BASE ?? '/api').replace(/\/api\/?$/, '');

let sessionEnded: () => void = () => {};
/** Whom to tell when the server no longer knows the token. Only a 401 does that. */
export function onSessionEnded(listener: () => void): void {
  sessionEnded = listener;
}

export async function call<K extends ApiCall>(key: K, ...[input]: Input<K>): Promise<CallOutput<K>> {
  return readBody(await send(key, input ?? {}));
}

export async function callPage<K extends ApiCall>(key: K, ...[input]: Input<K>): Promise<ListPage<CallOutput<K>>> {
  const response = await send(key, input ?? {});
  return { rows: await readBody(response), next: nextCursor(response.headers.get('Link')) };
}

/** The answer as it comes, for files and streams. It takes as long as it takes: `signal` ends it. */
export const callRaw = <K extends ApiCall>(key: K, input: CallInput<K>, signal: AbortSignal): Promise<Response> =>
  send(key, input, signal);

async function send(
  key: ApiCall,
  { params, query, body, headers: extra }: Parts,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Response> {
  // The token is read before anything is awaited, so that a logout is sent with the token it forgets right after.
  const token = SIGNED_OUT_CALLS.has(key) ? undefined : readText(keys.token);
  const [method = '', path = ''] = key.split(' ');
  if (method !== 'GET' && token === undefined) await refreshProtectionCookie();

  const text = body === undefined ? null : JSON.stringify(body);
  const response = await reach(origin + fill(path, params) + search(query), {
    method,
    headers: { ...headers(method, token, body), ...extra },
    body: text,
    credentials: 'include',
    keepalive: SENT_WHILE_LEAVING.has(key) && (text?.length ?? 0) < KEEPALIVE_MAX,
    signal,
  });
  if (response.ok) return response;
  // A late answer to a token that was replaced meanwhile must not end the new session.
  if (response.status === 401 && token !== undefined && token === readText(keys.token)) sessionEnded();
  throw await readError(response);
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, request);
    noteConnection(true);
    return response;
  } catch (cause) {
    // Whoever hung up says nothing about the line; a request that took too long does.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) noteConnection(false);
    throw new NetworkError(cause);
  }
}

/** Section 7: asked for before login; failure ignored, because the post that follows says what is wrong. */
async function refreshProtectionCookie(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await reach(`${origin}/sanctum/csrf-cookie`, { credentials: 'include', signal }).catch(() => undefined);
}

function headers(method: string, token: string | undefined, body: unknown): Record<string, string> {
  const protection = method === 'GET' ? undefined : cookie('XSRF-TOKEN');
  return {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(protection !== undefined && { 'X-XSRF-TOKEN': protection }),
  };
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

function fill(path: string, params: unknown): string {
  return Object.entries(params ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
}

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function nextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^<>]*)>\s*;[^,<>]*rel="?next"?/)?.[1];
  return target && (new URL(target, window.location.href).searchParams.get('cursor') ?? undefined);
}

/** What is not JSON did not come from our server: a captive portal answers 200 to everything. */
async function readBody<Body>(response: Response): Promise<Body> {
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new ApiError(
    response.status,
    typeof message === 'string' ? message : '',
    typeof errors === 'object' && errors !== null ? (errors as FieldErrors) : {},
    body,
  );
}
