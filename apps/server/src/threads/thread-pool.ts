import type { ErrorCode } from '@gabarita/contract';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.js';
import { compiledWorker } from './compiled-worker.js';
import { ThreadQueue } from './thread-queue.js';
import type { Asker, Work } from './work.js';

/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 60_000;

export interface PoolCounts {
  waiting: number;
  running: number;
  done: number;
  failed: number;
  refused: number;
}

/**
 * The threads of one kind of work, with a bounded queue before them: however much arrives, the server goes on answering
 * everybody else. Piscina holds the threads; the queue is ours, because a task's time counts from when it begins.
 */
export class ThreadPool<Task, Result> {
  private readonly threads: Piscina<Task, Result>;
  private readonly queue: ThreadQueue;
  private readonly closing = new AbortController();
  private readonly counts = { done: 0, failed: 0, refused: 0 };

  constructor(private readonly work: Work<Task, Result>) {
    this.queue = new ThreadQueue(work.threads);
    this.threads = new Piscina({
      filename: compiledWorker(work.file).href,
      minThreads: work.keptReady ? 1 : 0,
      maxThreads: work.threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: work.heapMb },
      // Our own options, those of the test runner for one, would lead the compiled thread to sources.
      execArgv: [],
      // A thread that waits must go on loading its dictionary meanwhile.
      atomics: 'disabled',
    });
    // A thread that dies while nobody waits for it hurts nobody: the next task gets a new one.
    this.threads.on('error', () => {
      this.counts.failed += 1;
    });
  }

  /** Refuses at once when too many wait already. */
  async run(task: Task, asker: Asker = {}): Promise<Result> {
    this.refuseIfFull(asker);
    const signal = AbortSignal.any([this.closing.signal, ...(asker.signal ? [asker.signal] : [])]);
    const begun = await this.queue.turn(asker.personId, signal).catch(() => undefined);
    if (!begun) throw new AppError('server.unavailable');
    try {
      return await this.inTime(task, signal);
    } finally {
      begun.end();
    }
  }

  count(): PoolCounts {
    return { ...this.counts, waiting: this.queue.waiting, running: this.queue.running };
  }

  /** Whoever waits is told; what runs is stopped. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.threads.destroy();
  }

  private refuseIfFull({ personId }: Asker): void {
    const { mostWaiting, busy, ofOne } = this.work;
    if (ofOne && personId !== undefined && this.queue.waitingOf(personId) >= ofOne.mostWaiting)
      this.refuse(ofOne.refusal);
    if (this.queue.waiting >= mostWaiting) this.refuse(busy);
  }

  private refuse(code: ErrorCode): never {
    this.counts.refused += 1;
    throw new AppError(code);
  }

  private async inTime(task: Task, signal: AbortSignal): Promise<Result> {
    const limit = AbortSignal.timeout(this.work.seconds * 1_000);
    try {
      const result = await this.threads.run(task, { signal: AbortSignal.any([signal, limit]) });
      this.counts.done += 1;
      return result;
    } catch (error) {
      this.counts.failed += 1;
      if (signal.aborted) throw new AppError('server.unavailable');
      if (limit.aborted || isOutOfMemory(error)) throw new AppError(this.work.exhausted);
      throw error;
    }
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
