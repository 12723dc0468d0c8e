import { ThreadPool } from './thread-pool.js';
import type { Asker, Work } from './work.js';

/** Every thread of this server but the embedded database's. A kind of work gets its threads when it is first asked for. */
export class Threads {
  private readonly pools = new Map<string, ThreadPool<never, unknown>>();

  run<Task, Result>(work: Work<Task, Result>, task: Task, asker?: Asker): Promise<Result> {
    return this.poolOf(work).run(task, asker);
  }

  /** Starts the thread of work that is kept ready. */
  prepare<Task, Result>(work: Work<Task, Result>): void {
    this.poolOf(work);
  }

  counts() {
    return [...this.pools].map(([work, pool]) => ({ work, ...pool.count() }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  private poolOf<Task, Result>(work: Work<Task, Result>): ThreadPool<Task, Result> {
    const known = this.pools.get(work.name) as ThreadPool<Task, Result> | undefined;
    if (known) return known;
    const pool = new ThreadPool(work);
    this.pools.set(work.name, pool as ThreadPool<never, unknown>);
    return pool;
  }
}
