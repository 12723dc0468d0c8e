import type { Redis } from '../../redis.js';
import type { Limit, Throttles } from './throttles.js';

/** In one step, whoever else asks: full is 0, else one more is counted, and the first opens the window. */
const TAKE = `
local hits = tonumber(redis.call('get', KEYS[1]) or '0')
if hits >= tonumber(ARGV[1]) then return 0 end
if redis.call('incr', KEYS[1]) == 1 then redis.call('expire', KEYS[1], ARGV[2]) end
return 1`;
/** A window that has ended meanwhile is not opened again. */
const GIVE_BACK = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end
return 1`;

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

  async take(key: string, limit: Limit): Promise<boolean> {
    const taken = await this.#run(TAKE, key, limit);
    return taken === undefined ? this.otherwise.take(key, limit) : taken === 1;
  }

  async giveBack(key: string): Promise<void> {
    const given = await this.#run(GIVE_BACK, key);
    if (given === undefined) await this.otherwise.giveBack(key);
  }

  async count(key: string, limit: Limit): Promise<void> {
    const counted = await this.#run(TAKE, key, { ...limit, hits: Number.MAX_SAFE_INTEGER });
    if (counted === undefined) await this.otherwise.count(key, limit);
  }

  /** In both: misses may have been counted in the database while Redis was away. */
  async forget(key: string): Promise<void> {
    await this.redis.ask((client) => client.del(nameOf(key)));
    await this.otherwise.forget(key);
  }

  #run(script: string, key: string, limit?: Limit): Promise<unknown> {
    const given = limit ? [String(limit.hits), String(limit.minutes * 60)] : [];
    return this.redis.ask((client) => client.eval(script, { keys: [nameOf(key)], arguments: given }));
  }
}
