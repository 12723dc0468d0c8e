import type { EssayToGrade } from '@gabarita/essay-grader';
import type { Clock } from '../../../clock.js';
import { ask } from '../../../outbound/outbound.js';
import { type Judgement, readJudgement } from './judgement.js';
import { requestFor } from './request.js';

export interface EssayServiceSettings {
  url: string;
  key: string | undefined;
  model: string;
  /** Hosts that may be inside our own network. */
  inside: ReadonlySet<string>;
}

/** Twice this is less than a browser waits for us. */
const TIMEOUT_MS = 8_000;
/** A hundred times a judgement. */
const MAX_BYTES = 1_000_000;
/** A service that failed this often in a row is left alone for a while: students must not wait for it. */
const FAILURES_IN_A_ROW = 3;
const REST_MS = 5 * 60_000;

/** A correction service outside: anything that speaks the OpenAI chat API. Its failures are nobody's errors. */
export class EssayService {
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly settings: EssayServiceSettings,
    private readonly clock: Clock,
  ) {}

  /** Undefined when the service cannot be had: unreachable, slow, refusing, or answering nonsense, twice. */
  async judge(essay: EssayToGrade): Promise<Judgement | undefined> {
    if (this.clock.now().getTime() < this.restsUntil) return undefined;
    const judgement = (await this.asked(essay)) ?? (await this.asked(essay));
    this.note(judgement !== undefined);
    return judgement;
  }

  private async asked(essay: EssayToGrade): Promise<Judgement | undefined> {
    const { url, key, model, inside } = this.settings;
    try {
      const { ok, bytes } = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(requestFor(model, essay)),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        inside,
      });
      return ok ? readJudgement(JSON.parse(String(bytes))) : undefined;
    } catch {
      // Whatever went wrong out there, the local grade answers.
      return undefined;
    }
  }

  private note(succeeded: boolean): void {
    this.failures = succeeded ? 0 : this.failures + 1;
    if (this.failures < FAILURES_IN_A_ROW) return;
    this.failures = 0;
    this.restsUntil = this.clock.now().getTime() + REST_MS;
  }
}
