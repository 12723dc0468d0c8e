export interface Limit {
  readonly hits: number;
  readonly minutes: number;
}

/** Counts misses (wrong passwords, wrong codes) in windows that open with the first, the same for every process. */
export interface Throttles {
  isFull(key: string, limit: Limit): Promise<boolean>;
  count(key: string, limit: Limit): Promise<void>;
  forget(key: string): Promise<void>;
}
