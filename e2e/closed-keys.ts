import { type BrowserContext, test as base, expect, type Response } from '@playwright/test';

/** Where a key is asked for on purpose, and is open to whoever gets an answer: official keys, and the bank's practice. */
const OPEN_KEYS = [/^\/enem\/v1\/exams\/\d+\/answer-key$/, /^\/api\/questions\/\d+\/key$/];
const HANDS_IN = [/^\/api\/sessions\/\d+\/finish$/, /^\/api\/attempts$/];

/** What a key looks like in any answer of ours. */
const KEYS: Record<string, (value: unknown) => boolean> = {
  is_correct: (value) => value === true,
  isCorrect: (value) => value === true,
  answer_key: (value) => value !== null && value !== undefined,
  correct: (value) => value === true || typeof value === 'string',
  correctAlternative: (value) => value !== null,
};

/** Every place in an answer where a key shows. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = `${path}.${name}`;
    return KEYS[name]?.(inner) ? [here] : keysIn(inner, here);
  });
}

/**
 * Reads every JSON answer that a student's browser receives until the attempt is in, and notes the keys it finds. Staff
 * may see keys, so a context in which staff sign in is left alone.
 */
export class ClosedKeys {
  readonly #leaks: string[] = [];
  readonly #reading: Promise<void>[] = [];
  #watching = true;

  constructor(context: BrowserContext) {
    context.on('response', (response) => this.#reading.push(this.#read(response)));
  }

  async expectNone(): Promise<void> {
    await Promise.all(this.#reading);
    expect(this.#leaks).toEqual([]);
  }

  async #read(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (method === 'POST' && HANDS_IN.some((path) => path.test(pathname))) this.#watching = false;
    const watched = /^\/(api|enem)\//.test(pathname) && !OPEN_KEYS.some((path) => path.test(pathname));
    if (!this.#watching || !watched || !/json/.test(response.headers()['content-type'] ?? '')) return;
    // A page that leaves takes the bodies of its answers with it.
    const body: unknown = await response.json().catch(() => null);
    if (isStaff(body)) this.#watching = false;
    if (this.#watching) this.#leaks.push(...keysIn(body).map((place) => `${method} ${pathname} ${place}`));
  }
}

const isStaff = (body: unknown): boolean => /"role":"(teacher|admin)"/.test(JSON.stringify(body));

/** `test` with the keys watched in the browser of every journey. */
export const test = base.extend<{ closedKeys: ClosedKeys }>({
  closedKeys: [
    async ({ context }, use) => {
      const closedKeys = new ClosedKeys(context);
      await use(closedKeys);
      await closedKeys.expectNone();
    },
    { auto: true },
  ],
});
