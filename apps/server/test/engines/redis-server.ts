import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { accepts, aFreePort, end, start, until } from './programs.js';

/** A Redis for one test, which can be taken away and brought back. */
export class RedisServer {
  #child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await aFreePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    this.#child = start('redis-server', settings);
    await until(() => accepts(this.port));
  }

  async stop(): Promise<void> {
    if (this.#child) await end(this.#child);
  }

  /** Takes connections and answers nothing, until it is told to go on. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }
}
