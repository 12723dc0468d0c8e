import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lacks, until } from '../test/engines/programs.js';
import { RedisServer } from '../test/engines/redis-server.js';
import { ExamSignals } from './exam-signals.js';
import { RedisThrottles } from './modules/throttles/redis-throttles.js';
import type { Throttles } from './modules/throttles/throttles.js';
import { Redis } from './redis.js';

const LIMIT = { hits: 2, minutes: 15 };

/** What counts when Redis cannot be had, and what it was asked. */
class Fallback implements Throttles {
  asked: string[] = [];
  take = async (key: string) => this.asked.push(key) > 0;
  giveBack = async () => undefined;
  isFull = async (key: string) => this.asked.push(key) > 0;
  count = async (key: string) => void this.asked.push(key);
  forget = async () => undefined;
}

describe.skipIf(lacks('redis-server'))('two processes with one Redis', () => {
  let server: RedisServer;
  let here: Redis;
  let there: Redis;
  const said: string[] = [];
  beforeAll(async () => {
    server = await RedisServer.start();
    here = await Redis.open(server.url, (line) => said.push(line));
    there = await Redis.open(server.url, () => undefined);
    await until(() => here.answers && there.answers);
  });
  afterAll(async () => {
    here.close();
    there.close();
    await server.stop();
  });

  it('count misses together, and forget them together', async () => {
    const [one, other] = [here, there].map((redis) => new RedisThrottles(redis, new Fallback()));
    await one?.count('senha', LIMIT);
    expect(await other?.isFull('senha', LIMIT)).toBe(false);
    await other?.count('senha', LIMIT);
    expect(await one?.isFull('senha', LIMIT)).toBe(true);
    expect(await here.ask((client) => client.ttl('throttle:senha'))).toBeGreaterThan(14 * 60);
    await one?.forget('senha');
    expect(await other?.isFull('senha', LIMIT)).toBe(false);
  });

  it('let no more in than the limit when they are asked at once, and one more for each that is given back', async () => {
    const both = [here, there].map((redis) => new RedisThrottles(redis, new Fallback()));
    const limit = { hits: 10, minutes: 15 };
    const take50 = async () => {
      const taken = await Promise.all(Array.from({ length: 50 }, (_, n) => both[n % 2]?.take('palpite', limit)));
      return taken.filter(Boolean).length;
    };
    expect(await take50()).toBe(10);
    for (const throttles of both) await throttles.giveBack('palpite');
    expect(await take50()).toBe(2);
    expect(await here.ask((client) => client.ttl('throttle:palpite'))).toBeGreaterThan(14 * 60);
  });

  it('hear of exams that change in the other, and of those alone', async () => {
    const heard: number[] = [];
    const [one, other] = [new ExamSignals(here), new ExamSignals(there)];
    other.hear(7, () => heard.push(7));
    other.hear(8, () => heard.push(8));
    await until(async () => {
      one.tell(7);
      return heard.length > 0;
    });
    expect(new Set(heard)).toEqual(new Set([7]));
  });

  it.each([
    ['is stopped', () => server.stop(), () => server.start()],
    ['hangs', async () => server.freeze(), async () => server.thaw()],
  ])('do without it when it %s, say so once, and take it up again', async (_, takeAway, bringBack) => {
    said.length = 0;
    const fallback = new Fallback();
    const throttles = new RedisThrottles(here, fallback);
    const signals = new ExamSignals(here);
    let heard = 0;
    signals.hear(9, () => {
      heard += 1;
    });
    await takeAway();
    expect(await throttles.isFull('codigo', LIMIT)).toBe(true);
    await throttles.count('codigo', LIMIT);
    expect(fallback.asked).toEqual(['codigo', 'codigo']);
    await until(() => !signals.reachAll);
    signals.tell(9);
    await until(() => heard === 1);
    expect(said).toHaveLength(1);
    await bringBack();
    await until(() => signals.reachAll);
    expect(await throttles.isFull('codigo', LIMIT)).toBe(false);
    signals.tell(9);
    await until(() => heard === 2);
    expect(said).toHaveLength(2);
  });
});
