import type { Redis } from '../../redis.js';
import type { Limit, Throttles } from './throttles.js';

const nameOf = (key: string) => `throttle:${key}`;

/**
 * Kept in Redis, so that a flood of wrong guesses writes nothing to the database. While Redis cannot be had the database counts:
 * a window that was begun in the one is not known to the other, so at worst somebody gets twice the tries.
 */
export class RedisThrottles implements Throttles {
  constructor(
    private readonly redis: Redis,
    private readonly otherwise: Throttles,
  ) {}

  async isFull(key: string, limit: Limit): Promise<boolean> {
    const hits = await this.redis.ask(async (client) => Number((await client.get(nameOf(key))) ?? 0));
    return hits === undefined ? this.otherwise.isFull(key, limit) : hits >= limit.hits;
  }

  async count(key: string, limit: Limit): Promise<void> {
    const window = limit.minutes * 60;
    const counted = await this.redis.ask((client) =>
      client.multi().incr(nameOf(key)).expire(nameOf(key), window, 'NX').exec(),
    );
    if (!counted) await this.otherwise.count(key, limit);
  }

  /** In both: misses may have been counted in the database while Redis was away. */
  async forget(key: string): Promise<void> {
    await this.redis.ask((client) => client.del(nameOf(key)));
    await this.otherwise.forget(key);
  }
}
