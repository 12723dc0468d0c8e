import pg from 'pg';
import { PlanKeepingClient } from './plan-keeping-client.js';

const EVERY_MS = 2_000;
/** A pause shorter than this is waited out, and nobody hears of it. */
const SILENT_MS = 8_000;
const SILENCE = /Query read timeout|timeout expired|connection timeout|timeout exceeded/;

type Done = (error: Error) => void;

/**
 * Feels whether the server still answers. One that is frozen, or behind a network that swallows everything, keeps its connections
 * open and says nothing: whoever asked it would wait for as long as it pleases. It is asked on a connection of its own, so that a
 * long statement or a full pool is not taken for silence.
 */
export class Pulse {
  #silent = false;
  #over = false;
  readonly #open = new Set<pg.Client>();
  readonly #probe: pg.Pool;

  constructor(url: string) {
    this.#probe = new pg.Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
    });
    this.#probe.on('error', () => undefined);
    this.#beat();
  }

  /** Connections that end when the server falls silent. Until it answers there are no others: waiting would be in vain. */
  get Client(): typeof PlanKeepingClient {
    const pulse = this;
    return class extends PlanKeepingClient {
      override connect(done?: unknown): never {
        if (pulse.#silent) return setImmediate(() => (done as Done)(silence())) as never;
        pulse.#open.add(this);
        this.once('end', () => pulse.#open.delete(this));
        return connect.call(this, done);
      }
    };
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#probe.end();
  }

  async #beat(): Promise<void> {
    while (!this.#over) {
      await new Promise((next) => setTimeout(next, EVERY_MS).unref());
      const failure: unknown = await this.#probe.query('select 1').then(
        () => undefined,
        (error) => error,
      );
      // One that refuses is not silent: whoever asks hears it at once.
      this.#silent = failure instanceof Error && SILENCE.test(failure.message);
      if (this.#silent) for (const { connection } of this.#open) connection.stream.destroy();
    }
  }
}

/** The one body behind the driver's two signatures; the pool uses the one that is called back. */
const connect = pg.Client.prototype.connect as unknown as (this: pg.Client, done: unknown) => never;

/** As PostgreSQL says of a connection that was lost. */
const silence = () => Object.assign(new Error('the database does not answer'), { code: '08006' });
