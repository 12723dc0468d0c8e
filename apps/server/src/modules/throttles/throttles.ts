export interface Limit {
  readonly hits: number;
  readonly minutes: number;
}

/** Counts misses (wrong passwords, wrong codes) in windows that open with the first, the same for every process. */
export interface Throttles {
  /**
   * Counts one more in the same step that finds the window not yet full: of any number that come at once, no more than the limit
   * get true. A guess takes its place before it is looked at.
   */
  take(key: string, limit: Limit): Promise<boolean>;
  /** One that was taken and turned out to be no miss. */
  giveBack(key: string): Promise<void>;
  isFull(key: string, limit: Limit): Promise<boolean>;
  /** Counts one more, however many there are. */
  count(key: string, limit: Limit): Promise<void>;
  forget(key: string): Promise<void>;
}
