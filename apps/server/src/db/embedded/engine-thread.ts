import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { newToken } from '../../secrets.js';
import { compiledWorker } from '../../threads/compiled-worker.js';
import type { EmbeddedWorkerData, EmbeddedWorkerOrder, EmbeddedWorkerReport } from './embedded-worker.js';

/** The thread that runs the embedded engine, and the orders one can give it. */
export class EngineThread {
  /** One order after the other: what the thread reports does not say which of them it is about. */
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly worker: Worker,
    private readonly address: EmbeddedWorkerData['address'],
    private readonly secret: string,
  ) {}

  static async start(directory: string): Promise<EngineThread> {
    const address = await freeAddress();
    const secret = newToken();
    const data: EmbeddedWorkerData = { directory, address, secret };
    const thread = new EngineThread(
      new Worker(compiledWorker(new URL('./embedded-worker.js', import.meta.url)), { workerData: data }),
      address,
      secret,
    );
    try {
      await thread.report();
      return thread;
    } catch (error) {
      await thread.worker.terminate();
      throw error;
    }
  }

  get connection() {
    // The one thing of a client's own that the protocol lets it say before anything else.
    const database = { user: 'postgres', database: 'postgres', application_name: this.secret };
    return 'path' in this.address
      ? { ...database, host: dirname(this.address.path) }
      : { ...database, ...this.address };
  }

  snapshot(to: string): Promise<void> {
    return this.order({ order: 'snapshot', to });
  }

  async close(): Promise<void> {
    await this.order({ order: 'close' });
    await this.worker.terminate();
    if ('path' in this.address) rmSync(dirname(this.address.path), { recursive: true, force: true });
  }

  private order(order: EmbeddedWorkerOrder): Promise<void> {
    const done = this.turn.then(() => {
      const reported = this.report();
      this.worker.postMessage(order);
      return reported;
    });
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** The next thing the thread has to say; its failures become errors here. */
  private report(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: EmbeddedWorkerReport) =>
        message.report === 'failed' ? settle(() => reject(new Error(message.reason))) : settle(resolve);
      const onExit = (code: number) => settle(() => reject(new Error(`the engine stopped with code ${code}`)));
      const onError = (error: Error) => settle(() => reject(error));
      const settle = (then: () => void) => {
        this.worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        then();
      };
      this.worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    });
  }
}

/**
 * `pg` reaches a unix socket by its folder, and by PostgreSQL's name for it inside. The folder is private to this user,
 * and the engine serves nobody who does not show its secret. Systems without unix sockets get a loopback port.
 */
async function freeAddress(): Promise<EmbeddedWorkerData['address']> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  return { path: join(mkdtempSync(join(tmpdir(), 'gabarita-')), '.s.PGSQL.5432') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
