import { type BrowserContext, expect, type Response } from '@playwright/test';

/** Where a key is asked for on purpose, and is open to whoever gets an answer: official keys, and the bank's practice. */
const OPEN_KEYS = [/^\/enem\/v1\/exams\/\d+\/answer-key$/, /^\/api\/questions\/\d+\/key$/];

/** What a key looks like in any answer of ours. */
const KEYS: Record<string, (value: unknown) => boolean> = {
  is_correct: (value) => typeof value === 'boolean',
  isCorrect: (value) => typeof value === 'boolean',
  answer_key: (value) => value !== null && value !== undefined,
  key: (value) => typeof value === 'object' && value !== null,
  correct: (value) => typeof value === 'boolean' || typeof value === 'string',
  correctAlternative: (value) => value !== null,
};

/** Every place in an answer where a key shows. An attempt that says so itself is one whose key is open to its reader. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('key_open' in value && value.key_open === true) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = `${path}.${name}`;
    return KEYS[name]?.(inner) ? [here] : keysIn(inner, here);
  });
}

interface Sighting {
  /** The token the answer was for. */
  reader: string;
  place: string;
  url: string;
  at: number;
  /** The exam it is about, where it names one. */
  examId: unknown;
}

/**
 * Reads every answer that the browsers of a journey receive, and notes the keys in it. At the end it is known who the readers
 * were: staff may see keys, and a student those of an exam handed in before.
 */
export class ClosedKeys {
  readonly #sightings: Sighting[] = [];
  readonly #roles = new Map<string, string>();
  readonly #reading: Promise<void>[] = [];

  watch(context: BrowserContext): void {
    context.on('response', (response) => this.#reading.push(this.#read(response)));
  }

  async expectNone(): Promise<void> {
    await Promise.all(this.#reading);
    const leaks: string[] = [];
    for (const sighting of this.#sightings) {
      const staff = ['teacher', 'admin'].includes(this.#roles.get(sighting.reader) ?? '');
      if (!staff && !(await handedInBefore(sighting))) leaks.push(sighting.place);
    }
    expect(leaks).toEqual([]);
  }

  async #read(response: Response): Promise<void> {
    const url = response.url();
    const { pathname } = new URL(url);
    if (OPEN_KEYS.some((path) => path.test(pathname))) return;
    const type = response.headers()['content-type'] ?? '';
    const request = response.request();
    const seen = { reader: request.headers().authorization ?? '', url, at: Date.now() };
    const place = `${request.method()} ${pathname}`;
    // A stream has no end to wait for, and only staff are sent one.
    if (type.startsWith('text/event-stream')) this.#sightings.push({ ...seen, place, examId: null });
    if (!/json|html/.test(type)) return;
    const body = parsed(await textOf(response));
    if (/^(GET|PATCH) \/api\/user$/.test(place)) this.#remember(seen.reader, body);
    if (hasToken(body)) this.#remember(`Bearer ${body.token}`, body.user);
    const examId = /^\/api\/exams\/(\d+)/.exec(pathname)?.[1] ?? examIdIn(body);
    this.#sightings.push(...keysIn(body).map((where) => ({ ...seen, place: `${place} ${where}`, examId })));
  }

  #remember(reader: string, user: unknown): void {
    if (typeof user === 'object' && user !== null && 'role' in user) this.#roles.set(reader, String(user.role));
  }
}

/** A page is one text, in which a key shows by its name. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { is_correct: /is_?correct|answer_key/i.test(text) || undefined };
  }
}

/** Asks the server as the reader would: whether an attempt with an open key was there already. */
async function handedInBefore({ reader, url, at, examId }: Sighting): Promise<boolean> {
  if (!examId) return false;
  const answer = await fetch(new URL(`/api/attempts?exam_id=${examId}`, url), { headers: { authorization: reader } });
  const attempts = (answer.ok ? await answer.json() : []) as { created_at: string; key_open: boolean }[];
  return attempts.some(({ created_at, key_open }) => key_open && Date.parse(created_at) <= at);
}

/** A page that leaves takes the bodies of its answers with it. */
const textOf = (response: Response): Promise<string> => response.text().catch(() => '');

const examIdIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'exam_id' in body ? body.exam_id : null;

const hasToken = (body: unknown): body is { token: string; user: unknown } =>
  typeof body === 'object' && body !== null && 'token' in body && 'user' in body;
