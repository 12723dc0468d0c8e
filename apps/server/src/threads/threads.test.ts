import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.js';
import { READING } from '../modules/answer-sheets/reading/reading.js';
import { ThreadQueue } from './thread-queue.js';
import { Threads } from './threads.js';
import type { Asker, Work } from './work.js';

const photo = { image: new Blob([new Uint8Array(10)]), questions: 3 };
const refused = { ok: false, reason: 'UNSUPPORTED_FORMAT' };

let threads = new Threads();
afterEach(async () => {
  await threads.close();
  threads = new Threads();
});

/** What becomes of a photo that may not even be let in. */
const outcomeOf = (work: Work<typeof photo, unknown>, asker?: Asker): Promise<unknown> =>
  threads.run(work, photo, asker).catch((error: unknown) => (error instanceof AppError ? error.code : error));

describe('work in threads', () => {
  it('is done in the order of arrival, and turns away who comes when it is full', async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, personId) => outcomeOf(READING, { personId })));
    expect(outcomes.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => refused));
    expect(outcomes.at(-1)).toBe('answer-sheets.busy');
    expect(await outcomeOf(READING)).toEqual(refused);
  });

  it('lets nobody fill the queue alone', async () => {
    const [flood, other] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => outcomeOf(READING, { personId: 1 }))),
      outcomeOf(READING, { personId: 2 }),
    ]);
    expect(flood.at(-1)).toBe('answer-sheets.throttled');
    expect(other).toEqual(refused);
  });

  it('ends when its time is over, and the next task finds a thread again', async () => {
    const hurried = { ...READING, name: 'hurried', seconds: 0 };
    expect(await outcomeOf(hurried)).toBe('answer-sheets.too-slow');
    expect(await outcomeOf(READING)).toEqual(refused);
  });

  it('ends when its memory is used up, and takes nobody with it', async () => {
    const greedy = { ...READING, name: 'greedy', file: new URL('../../test/greedy-thread.mjs', import.meta.url) };
    expect(await outcomeOf({ ...greedy, heapMb: 32 })).toBe('answer-sheets.too-slow');
    expect(await outcomeOf(READING)).toEqual(refused);
  });

  it('is not begun for somebody who has left', async () => {
    const gone = new AbortController();
    const outcomes = Array.from({ length: 9 }, (_, personId) => outcomeOf(READING, { personId, signal: gone.signal }));
    gone.abort();
    await Promise.all(outcomes);
    expect(threads.counts()).toMatchObject([{ work: 'photos', waiting: 0, running: 0, done: 0 }]);
  });

  it('is given up when the server closes, and whoever waits is told', async () => {
    const outcomes = Array.from({ length: 9 }, (_, personId) => outcomeOf(READING, { personId }));
    await threads.close();
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['server.unavailable']));
  });
});

describe('the queue before the threads', () => {
  it("lets another person's first task go before anybody's second", async () => {
    const queue = new ThreadQueue(2);
    const { signal } = new AbortController();
    const begun: string[] = [];
    const turns = [1, 1, 1, 2].map(async (personId, place) => {
      const turn = await queue.turn(personId, signal);
      begun.push(`${personId}:${place}`);
      return turn;
    });
    (await turns[0])?.end();
    await Promise.all([turns[1], turns[3]]);
    expect(begun).toEqual(['1:0', '1:1', '2:3']);
    expect(queue.waitingOf(1)).toBe(1);
  });
});
