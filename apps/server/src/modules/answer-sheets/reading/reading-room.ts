import { availableParallelism } from 'node:os';
import { AppError } from '../../../app-error.js';
import type { PhotoOutcome } from './read-photo.js';
import { ReadingThread } from './reading-thread.js';
import type { PhotoToRead } from './reading-worker.js';

interface Waiting extends PhotoToRead {
  readerId: number;
  settle: (outcome: Promise<PhotoOutcome>) => void;
}

/** One core stays free for everybody who is not sending photos. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** About half a minute of work for two threads: whoever came later would rather be told. */
const MOST_WAITING = 40;
/** So that one person's stack of photos does not keep a class waiting. */
const MOST_OF_ONE = 8;
/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 60_000;

/**
 * Reads photos in threads of their own, a bounded number at a time, with a bounded queue before them: however many photos
 * arrive, the server goes on answering everybody else.
 */
export class ReadingRoom {
  private readonly waiting: Waiting[] = [];
  private readonly idle: ReadingThread[] = [];
  private busy = 0;

  /** What the photo says. Refuses at once when too many wait already. */
  read(readerId: number, photo: PhotoToRead): Promise<PhotoOutcome> {
    if (this.waiting.filter((other) => other.readerId === readerId).length >= MOST_OF_ONE) {
      throw new AppError('answer-sheets.throttled');
    }
    if (this.waiting.length >= MOST_WAITING) throw new AppError('answer-sheets.busy');
    return new Promise((resolve) => {
      this.waiting.push({ ...photo, readerId, settle: resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((thread) => thread.stop()));
  }

  private next(): void {
    if (this.busy >= THREADS) return;
    const photo = this.waiting.shift();
    if (!photo) return;
    const thread = this.idle.pop() ?? new ReadingThread();
    this.busy++;
    const outcome = thread.read(photo);
    photo.settle(outcome);
    void outcome
      .then(
        () => this.rest(thread),
        () => thread.stop(),
      )
      .finally(() => {
        this.busy--;
        this.next();
      });
  }

  private rest(thread: ReadingThread): void {
    this.idle.push(thread);
    thread.stopAfter(IDLE_MS, () => {
      const place = this.idle.indexOf(thread);
      if (place >= 0) this.idle.splice(place, 1);
    });
  }
}
