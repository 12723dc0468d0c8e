import type { ErrorCode } from '@gabarita/contract';

/** A kind of work that takes too long for the thread that answers everybody. */
export interface Work<Task, Result> {
  /** Its label in the metrics. */
  readonly name: string;
  /** A file whose default export does it. */
  readonly file: URL;
  readonly threads: number;
  /** Keeps one thread ready from the first call on: for work whose first task would wait for a dictionary. */
  readonly keptReady?: true;
  /** How many may wait. Whoever comes later would rather be told. */
  readonly mostWaiting: number;
  /** What they are told. */
  readonly busy: ErrorCode;
  /** So that one person's stack does not keep a class waiting. */
  readonly ofOne?: { readonly mostWaiting: number; readonly refusal: ErrorCode };
  /** Longer than any honest task takes; counted from when it begins, not while it waits. */
  readonly seconds: number;
  readonly heapMb: number;
  /** What is said of a task that took all that time, or all that memory. */
  readonly exhausted: ErrorCode;
  /** Never there: it ties the file to its types. */
  readonly types?: (task: Task) => Result;
}

/** For whom a task is done, and until when: a task that nobody waits for any more is not begun, or stopped. */
export interface Asker {
  readonly personId?: number;
  readonly signal?: AbortSignal;
}
