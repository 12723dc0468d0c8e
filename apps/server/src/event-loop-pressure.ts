import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Says whether the process has more to do than it can. */
export interface Pressure {
  isTooHigh(): boolean;
  stop(): void;
}

export interface Reading {
  /** How late timers fired in the last while, in milliseconds, on average. */
  delayMs: number;
  /** Of the memory that the engine may use. */
  heapShare: number;
}

/** Two thousand who begin at once keep timers waiting for tenths of a second; this is what nobody would sit through. */
const DELAY_MS = 1_000;
const HEAP_SHARE = 0.95;
/** One long pause is over when it is noticed; refusing somebody for it helps nobody. */
const IN_A_ROW = 2;

/** Decides from one reading after the other. */
export class PressureGauge {
  private high = 0;

  note({ delayMs, heapShare }: Reading): void {
    this.high = delayMs > DELAY_MS || heapShare > HEAP_SHARE ? this.high + 1 : 0;
  }

  isTooHigh(): boolean {
    return this.high >= IN_A_ROW;
  }
}

const EVERY_MS = 1_000;
const NANOSECONDS = 1e6;

/** The pressure on this process, read once a second. */
export function watchEventLoop(): Pressure {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  const gauge = new PressureGauge();
  delays.enable();
  const timer = setInterval(() => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    gauge.note({ delayMs: delays.mean / NANOSECONDS || 0, heapShare: used_heap_size / heap_size_limit });
    delays.reset();
  }, EVERY_MS);
  timer.unref();
  return {
    isTooHigh: () => gauge.isTooHigh(),
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
