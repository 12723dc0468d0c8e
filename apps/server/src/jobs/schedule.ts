export interface Job {
  name: string;
  everyMs: number;
  /** Mostly arithmetic in a thread of its own: it waits for no other job, and none waits for it. */
  aside?: boolean;
  run(): Promise<unknown>;
}

/**
 * Runs jobs over and over, one at a time: they compete for the same database, and none is in a hurry. One that has not come to
 * its end, or its turn, is not asked for again: a mail server that takes ten seconds for each letter must not make a queue before
 * the job that closes exams. The returned function ends it all and waits for what is running.
 */
export function schedule(jobs: Job[], onFailure: (error: unknown, job: string) => void): () => Promise<void> {
  const lanes = { common: Promise.resolve(), aside: Promise.resolve() };
  const waiting = new Set<string>();
  const timers = jobs.map(({ name, everyMs, aside, run }) => {
    const lane = aside ? 'aside' : 'common';
    return setInterval(() => {
      if (waiting.has(name)) return;
      waiting.add(name);
      lanes[lane] = lanes[lane]
        .then(async () => void (await run()))
        .catch((error) => onFailure(error, name))
        .finally(() => waiting.delete(name));
    }, everyMs);
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all([lanes.common, lanes.aside]);
  };
}
