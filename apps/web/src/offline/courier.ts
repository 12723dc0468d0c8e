import { ApiError, NetworkError } from '../lib/api';
import { keys, readText } from '../lib/storage';

/** Section "Saving answers": about two seconds after an answer, and at least every thirty. */
const SOON_MS = 2000;
const AT_LEAST_EVERY_MS = 30_000;
const RETRY_MS = 5000;

interface Errand {
  /** Sends what there is to send. */
  run: () => Promise<void>;
  /** The server could not be reached or would not listen; what was to be sent stays where it is. */
  onFailure: () => void;
}

/** Runs one errand at a time: soon after it is asked for, again when it failed, and every half minute anyway. */
export function createCourier({ run, onFailure }: Errand) {
  let underway: Promise<void> | undefined;
  let askedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let stopped = false;

  /** The earlier of two appointments stands: a routine one must not put an answer off. */
  function after(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (stopped || (timer !== undefined && due <= at)) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void now(), milliseconds);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function attempt(): Promise<void> {
    try {
      // Without a token there is nobody to send for; the login over the exam calls again.
      if (readText(keys.token) === undefined) throw new NetworkError('signed out');
      await run();
      after(AT_LEAST_EVERY_MS);
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error;
      onFailure();
      // A refusal will be the same in five seconds; a bad line may not.
      after(error instanceof ApiError && error.status < 500 ? AT_LEAST_EVERY_MS : RETRY_MS);
    }
  }

  /** Whoever asks while one is under way gets another one right after it, with what was added meanwhile. */
  function now(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (underway) {
      askedAgain = true;
      return underway;
    }
    cancel();
    underway = attempt().finally(() => {
      underway = undefined;
      if (askedAgain && !stopped) {
        askedAgain = false;
        void now();
      }
    });
    return underway;
  }

  return {
    now,
    soon: () => after(SOON_MS),
    later: () => after(AT_LEAST_EVERY_MS),
    stop() {
      stopped = true;
      cancel();
    },
  };
}
