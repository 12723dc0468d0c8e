import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../app-error.js';

/** How often a stream looks at the database. Whatever a student does is seen, and told at most once, in this time. */
const EVERY_MS = 3_000;
/** Beyond this a stream ends, and whoever watches proves again who they are. */
const LIFETIME_MS = 10 * 60_000;
const AT_MOST = 60;
const AT_MOST_EACH = 4;

/**
 * Event streams of things that change while somebody watches. The database is asked, not this process's memory: so it is
 * right with several processes, after a restart, and for changes made by jobs. A reader who cannot keep up is asked
 * nothing and sent nothing until it has drained, and then gets the latest state.
 */
export class LiveStreams {
  readonly #ends = new Map<AbortController, number>();

  /** Watches what `load` gives. The first look is taken before the stream begins, so that it can be refused. */
  async watch(userId: number, event: string, load: () => Promise<{ now: string }>): Promise<Readable> {
    const own = [...this.#ends.values()].filter((id) => id === userId).length;
    if (this.#ends.size >= AT_MOST || own >= AT_MOST_EACH) throw new AppError('results.too-many-watching');
    const end = new AbortController();
    const first = await load();
    this.#ends.set(end, userId);
    const lifetime = setTimeout(() => end.abort(), LIFETIME_MS);
    const stream = Readable.from(changes(event, first, load, end.signal));
    stream.once('close', () => {
      clearTimeout(lifetime);
      end.abort();
      this.#ends.delete(end);
    });
    return stream;
  }

  /** The server is closing: it waits for its answers to end. */
  endAll(): void {
    for (const end of this.#ends.keys()) end.abort();
  }
}

/** An event for each change, and a comment when there is none, which tells both ends that the other is there. */
async function* changes(
  event: string,
  first: { now: string },
  load: () => Promise<{ now: string }>,
  ended: AbortSignal,
) {
  let sent = '';
  for (let state = first; !ended.aborted; state = await load()) {
    const { now: _, ...lasting } = state;
    const text = JSON.stringify(lasting);
    yield text === sent ? ':\n\n' : `event: ${event}\ndata: ${JSON.stringify(state)}\n\n`;
    sent = text;
    await pause(EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
    if (ended.aborted) return;
  }
}
