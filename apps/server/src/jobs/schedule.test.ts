import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, schedule } from './schedule.js';

const SECOND = 1_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const takes = (seconds: number) => new Promise((done) => setTimeout(done, seconds * SECOND));

/** Runs jobs for so many seconds, and tells which ran and which failed, in order. */
async function runs(seconds: number, jobs: (Omit<Job, 'run'> & { run?: Job['run'] })[]): Promise<string[]> {
  const told: string[] = [];
  const stop = schedule(
    jobs.map(({ run = async () => undefined, ...job }) => ({
      ...job,
      run: () => {
        told.push(job.name);
        return run();
      },
    })),
    (_, job) => told.push(`${job} failed`),
  );
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  await stopped;
  return told;
}

describe('jobs', () => {
  it('are run over and over, and one that fails is told and tried again', async () => {
    const run = () => Promise.reject(new Error('no route'));
    expect(await runs(25, [{ name: 'mail', everyMs: 10 * SECOND, run }])).toEqual([
      'mail',
      'mail failed',
      'mail',
      'mail failed',
    ]);
  });

  it('do not queue behind themselves: a slow one holds the others up once, not more with every turn', async () => {
    const slow = { name: 'mail', everyMs: SECOND, run: () => takes(10) };
    const told = await runs(42, [slow, { name: 'close', everyMs: 5 * SECOND }]);
    expect(told).toEqual(['mail', 'close', 'mail', 'close', 'mail', 'close', 'mail', 'close']);
  });

  it('aside wait for no other, and no other for them', async () => {
    const long = { name: 'calibrate', everyMs: SECOND, aside: true, run: () => takes(30) };
    expect(await runs(6.5, [long, { name: 'close', everyMs: 3 * SECOND }])).toEqual(['calibrate', 'close', 'close']);
  });
});
