import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../app-error.js';
import type { ExamSignals } from '../../exam-signals.js';

/** Whatever students do is seen in this time, and told at most once in it. */
const AT_LEAST_MS = 1_000;
/** How often a stream looks at the database unasked. */
const EVERY_MS = 3_000;
/** The same where signals tell of every change: only what time itself brings, as a student who fell silent, is left. */
const EVERY_MS_WITH_SIGNALS = 15_000;
/** Beyond this a stream ends, and whoever watches proves again who they are. */
const LIFETIME_MS = 10 * 60_000;
const AT_MOST = 60;
const AT_MOST_EACH = 4;

interface Watched {
  userId: number;
  examId: number;
  event: string;
  load(): Promise<{ now: string }>;
}

/**
 * Event streams of exams that change while somebody watches. The database is asked, not this process's memory: so it is right
 * with several processes, after a restart, and for changes made by jobs. Signals only say when to ask. A reader who cannot keep
 * up is asked nothing and sent nothing until it has drained, and then gets the latest state.
 */
export class LiveStreams {
  readonly #ends = new Map<AbortController, number>();

  constructor(private readonly signals: ExamSignals) {}

  /** Watches what `load` gives. The first look is taken before the stream begins, so that it can be refused. */
  async watch(watched: Watched): Promise<Readable> {
    const own = [...this.#ends.values()].filter((id) => id === watched.userId).length;
    if (this.#ends.size >= AT_MOST || own >= AT_MOST_EACH) throw new AppError('results.too-many-watching');
    const end = new AbortController();
    // Taken before the first look: those who come meanwhile are counted too.
    this.#ends.set(end, watched.userId);
    const first = await watched.load().catch((error: unknown) => {
      this.#ends.delete(end);
      throw error;
    });
    const lifetime = setTimeout(() => end.abort(), LIFETIME_MS);
    const stream = Readable.from(changes(watched, first, this.signals, end.signal));
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
  { examId, event, load }: Watched,
  first: { now: string },
  signals: ExamSignals,
  ended: AbortSignal,
) {
  let news = new AbortController();
  const stopHearing = signals.hear(examId, () => news.abort());
  try {
    let sent = '';
    for (let state = first; !ended.aborted; state = await load()) {
      const { now: _, ...lasting } = state;
      const text = JSON.stringify(lasting);
      yield text === sent ? ':\n\n' : `event: ${event}\ndata: ${JSON.stringify(state)}\n\n`;
      sent = text;
      await quietly(AT_LEAST_MS, ended);
      await quietly((signals.reachAll ? EVERY_MS_WITH_SIGNALS : EVERY_MS) - AT_LEAST_MS, ended, news.signal);
      if (ended.aborted) return;
      // What is told from here on may not be in the state that is read next.
      news = new AbortController();
    }
  } finally {
    stopHearing();
  }
}

/** Waits so long, or until one of the signals. */
const quietly = (ms: number, ...signals: AbortSignal[]) =>
  pause(ms, undefined, { signal: AbortSignal.any(signals) }).catch(() => undefined);
