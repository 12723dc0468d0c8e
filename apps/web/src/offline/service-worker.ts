/// <reference lib="webworker" />
import { SYNC_TAG } from './background-sync';
import { IMAGES, SHELL_PREFIX } from './caches';
import { openDatabase } from './database';
import { deliverAll } from './outbox';
import { workerLine } from './worker-line';

/**
 * Lets the app open without a network, and sends finished exams when there is one again, even with every tab closed.
 *
 * It caches the shell and the images of questions; papers and answers are somebody's and live in IndexedDB under their
 * owner. It never touches /api: what the server says is always asked anew.
 */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: every file of the shell and the exam room, and a name for this very set of files. */
declare const __PRECACHE__: readonly string[];
declare const __SHELL_VERSION__: string;

const SHELL = SHELL_PREFIX + __SHELL_VERSION__;
const INDEX = '/index.html';
/** On a line that hangs, the page we have is better than the one that does not come. */
const PATIENCE_MS = 4000;
const NOT_SCREENS = /^\/(api|enem\/v1|sanctum|files|healthz|readyz)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...__PRECACHE__])));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !NOT_SCREENS.test(url.pathname)) event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(SHELL, request));
  else if (url.pathname.startsWith('/files/')) event.respondWith(fromCache(IMAGES, request));
  else if (__PRECACHE__.includes(url.pathname)) event.respondWith(fresh(request));
});

// TypeScript knows the Background Sync event of no browser yet.
self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag?: string };
  if (tag === SYNC_TAG) (event as ExtendableEvent).waitUntil(deliverForEverybody());
});

/** Whoever signed in on this device and did not leave since: each exam goes with its owner's token. */
async function deliverForEverybody(): Promise<void> {
  const tokens = (await (await openDatabase())?.getAll('tokens')) ?? [];
  for (const { user_id, token } of tokens) await deliverAll(user_id, workerLine(token));
}

async function forgetOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page when it comes in time, the one we have otherwise. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(INDEX);
  if (!kept) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return kept;
  }
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** For files named by their content, which never change. */
async function fromCache(name: string, request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await caches.open(name).then((cache) => cache.put(request, response.clone()));
  return response;
}
