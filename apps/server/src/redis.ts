import type { RedisClientType } from '@redis/client';

/** What a request waits for Redis at most; without an answer it goes on as if there were none. */
const PATIENCE_MS = 500;
const RETRY_MS = 1_000;
/** A server that hangs without closing its connection is noticed by the ping it does not answer. */
const PING_MS = 2_000;
const SILENT_MS = 5_000;

/**
 * What several processes share beside the database. Nothing in it is needed: when it is gone its users do without, and it is
 * taken up again as soon as it answers.
 */
export class Redis {
  #lost = false;

  private constructor(
    private readonly client: RedisClientType,
    private readonly say: (line: string) => void,
  ) {
    client.on('error', () => this.#noteLoss()).on('ready', () => this.#noteReturn());
  }

  /** The client is loaded only where it is configured. It connects by itself, now or when Redis is there. */
  static async open(url: string, say: (line: string) => void): Promise<Redis> {
    const { createClient } = await import('@redis/client');
    const client = createClient({
      url,
      keyPrefix: 'gabarita:',
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy: RETRY_MS },
    });
    const redis = new Redis(client as RedisClientType, say);
    client.connect().catch(() => undefined);
    return redis;
  }

  get answers(): boolean {
    return this.client.isReady;
  }

  /** Undefined when Redis cannot be had. */
  async ask<T>(command: (client: RedisClientType) => Promise<T>): Promise<T | undefined> {
    if (!this.answers) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    const answer = command(this.client).catch(() => undefined);
    return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
  }

  /** Hears a channel for as long as the process lives, through every loss of the connection. */
  hear(channel: string, listener: (message: string) => void): void {
    const subscribe = () => void this.client.subscribe(channel, listener).catch(() => undefined);
    if (this.answers) subscribe();
    else this.client.once('ready', subscribe);
  }

  close(): void {
    this.client.destroy();
  }

  /** Once for each loss: it is looked for every second. The client's own words may hold the password, and are not repeated. */
  #noteLoss(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.say('O Redis de REDIS_URL não responde. O servidor continua sem ele e volta a usá-lo quando responder.');
  }

  #noteReturn(): void {
    if (this.#lost) this.say('O Redis voltou a responder.');
    this.#lost = false;
  }
}
