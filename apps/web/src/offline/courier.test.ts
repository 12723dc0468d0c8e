import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../lib/api';
import { clearPersonal, keys, writeText } from '../lib/storage';
import { createCourier } from './courier';

const run = vi.fn<() => Promise<void>>();
const onFailure = vi.fn();
let courier: ReturnType<typeof createCourier>;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  writeText(keys.token, 'abc');
  run.mockReset().mockResolvedValue();
  onFailure.mockReset();
  courier = createCourier({ run, onFailure });
});
afterEach(() => {
  courier.stop();
  clearPersonal();
  vi.useRealTimers();
});

describe('the courier', () => {
  it('goes two seconds after the first answer of a batch', async () => {
    courier.soon();
    await wait(1500);
    courier.soon();
    await wait(500);
    expect(run).toHaveBeenCalledOnce();
  });

  it('goes every half minute anyway', async () => {
    courier.later();
    await wait(90_000);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('does not let a routine errand that just ended put an answer off', async () => {
    let arrive = () => {};
    run.mockReturnValueOnce(new Promise((resume) => (arrive = resume)));
    void courier.now();
    courier.soon();
    arrive();
    await wait(2000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs one errand at a time, and once more for whoever asked meanwhile', async () => {
    let arrive = () => {};
    run.mockReturnValueOnce(new Promise((resume) => (arrive = resume)));
    void courier.now();
    void courier.now();
    void courier.now();
    expect(run).toHaveBeenCalledOnce();
    arrive();
    await wait(0);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('tries a bad line again in five seconds, and a refusal in thirty', async () => {
    run.mockRejectedValueOnce(new NetworkError('offline'));
    await courier.now();
    expect(onFailure).toHaveBeenCalledOnce();
    await wait(5000);
    expect(run).toHaveBeenCalledTimes(2);

    run.mockRejectedValueOnce(new ApiError(403, 'Não.'));
    await courier.now();
    await wait(5000);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('goes nowhere once it was stopped', async () => {
    courier.soon();
    courier.stop();
    await wait(60_000);
    await courier.now();
    expect(run).not.toHaveBeenCalled();
  });
});
