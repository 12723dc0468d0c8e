import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@gabarita/contract';
import { StartError } from '../../../app-error.js';
import { OutboundRefused } from '../../../outbound/bounded.js';
import { ask } from '../../../outbound/outbound.js';

/** Waits of the specification (section 8 and 9). */
export const PAGE_PAUSE_MS = 500;
export const EXTRA_PAUSE_MS = 300;
const RATE_LIMIT_WAITS_MS = [1_000, 2_000, 4_000];
const FAILURE_WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** Once told to slow down we keep to what the public service allows: ten requests in ten seconds. */
const SLOW_PAUSE_MS = 1_100;
const TIMEOUT_MS = 30_000;
/** Ten times the largest page or scan of the official exams. */
const MAX_BYTES = 50_000_000;
const FORBIDDEN = 403;

/** An answer that asking again will not change. */
export class Refused extends StartError {
  constructor(
    readonly status: number,
    url: string,
    /** What we ourselves had against it. */
    why?: string,
  ) {
    super(why ? `Não foi possível ler ${url}: ${why}.` : `Erro HTTP ${status} em ${url}`);
  }
}

type Attempt = { bytes: Buffer } | { refused: number; why?: string } | { rateLimited: true } | { failed: string };

/** Asks the public service politely: one request at a time, with pauses, and patience with its failures. */
export class ServiceClient {
  #slow = false;
  #reached = false;
  #nextAt = 0;

  constructor(
    private readonly inside: ReadonlySet<string>,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /** JSON of an API path. Throws `Refused` for what the service will not give. */
  async json(url: string, pauseMs: number): Promise<Buffer> {
    return this.#insist(url, async () => {
      await this.#pace(pauseMs);
      const attempt = await this.#attempt(url);
      return 'bytes' in attempt && !isJson(attempt.bytes) ? { failed: 'resposta incompleta' } : attempt;
    });
  }

  /** An image: no pauses, because images are not counted by the service. Undefined when it is not there. */
  async image(url: string): Promise<Buffer | undefined> {
    try {
      return await this.#insist(url, () => this.#attempt(url));
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  async #insist(url: string, attempt: () => Promise<Attempt>): Promise<Buffer> {
    let rateLimits = 0;
    let failures = 0;
    for (;;) {
      const result = await attempt();
      if ('bytes' in result) return result.bytes;
      if ('refused' in result) throw new Refused(result.refused, url, result.why);
      if ('rateLimited' in result) {
        const wait = RATE_LIMIT_WAITS_MS[rateLimits++];
        if (wait === undefined) throw new StartError(messages.enem.rateLimited);
        this.#slow = true;
        await this.wait(wait);
        continue;
      }
      const wait = FAILURE_WAITS_MS[failures++];
      // A service that never answered is not there; one that did may come back.
      if (wait === undefined || !this.#reached) throw new StartError(unreachable(url, result.failed));
      await this.wait(wait);
    }
  }

  async #attempt(url: string): Promise<Attempt> {
    try {
      const { inside } = this;
      const { ok, status, bytes } = await ask(url, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        inside,
        redirects: 3,
      });
      this.#reached = true;
      if (ok) return { bytes };
      if (status === 429) return { rateLimited: true };
      if (status >= 500 && !isAboutAQuestion(bytes)) return { failed: `erro HTTP ${status}` };
      return { refused: status };
    } catch (error) {
      // A refusal of ours would be the same the next time.
      if (error instanceof OutboundRefused) return { refused: FORBIDDEN, why: error.message };
      const { code, message } = error as NodeJS.ErrnoException;
      return { failed: code ?? message };
    }
  }

  async #pace(pauseMs: number): Promise<void> {
    const pause = this.#slow ? SLOW_PAUSE_MS : pauseMs;
    const wait = this.#nextAt - performance.now();
    if (wait > 0) await this.wait(wait);
    this.#nextAt = performance.now() + pause;
  }
}

/** A page that holds a question the service lists and does not have: asking again gives the same answer. */
const isAboutAQuestion = (body: Buffer) => body.includes('Failed to fetch question');

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}

const unreachable = (url: string, why: string) =>
  `Não foi possível ler ${url} no serviço de questões (${why}). Verifique o endereço e a conexão e tente de novo.`;
