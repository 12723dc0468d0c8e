import { Worker } from 'node:worker_threads';
import type { EssayGrade, EssayToGrade } from '@gabarita/essay-grader';
import { AppError } from '../../app-error.js';
import { compiledWorker } from '../../compiled-worker.js';
import type { GradingOrder, GradingReport } from './grader-worker.js';

/** Some seconds of work for the thread. Whoever comes when so many wait is asked to come again. */
const MOST_WAITING = 200;
/** The first essay waits for the dictionary; after that none takes a second. */
const TIME_LIMIT_MS = 30_000;

interface Waiting {
  resolve(grade: EssayGrade): void;
  reject(error: Error): void;
  limit: NodeJS.Timeout;
}

/** The thread that grades, started with the first sheet that is opened, and again if it ever dies. */
export class GraderThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** Loads the dictionary while the student is still writing. */
  wakeUp(): Worker {
    this.worker ??= this.start();
    return this.worker;
  }

  grade(essay: EssayToGrade): Promise<EssayGrade> {
    if (this.waiting.size >= MOST_WAITING) throw new AppError('essays.busy');
    const worker = this.wakeUp();
    this.lastId += 1;
    const order: GradingOrder = { id: this.lastId, essay };
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.giveUp(worker, new AppError('essays.busy')), TIME_LIMIT_MS);
      this.waiting.set(order.id, { resolve, reject, limit });
      worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker) this.giveUp(worker, new AppError('server.unavailable'));
    await worker?.terminate();
  }

  private start(): Worker {
    // Its own arguments: under the test runner ours would lead it to sources it cannot read.
    const worker = new Worker(compiledWorker(new URL('./grader-worker.js', import.meta.url)), { execArgv: [] });
    worker.on('message', (message: GradingReport) => this.settle(message));
    worker.on('error', (error) => this.giveUp(worker, error));
    worker.unref();
    return worker;
  }

  private settle(message: GradingReport): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.limit);
    if ('grade' in message) waiting.resolve(message.grade);
    else waiting.reject(new Error(message.failure));
  }

  /** Everybody who waits is told; the next essay starts a new thread. */
  private giveUp(worker: Worker, reason: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    void worker.terminate();
    for (const { reject, limit } of this.waiting.values()) {
      clearTimeout(limit);
      reject(reason);
    }
    this.waiting.clear();
  }
}
