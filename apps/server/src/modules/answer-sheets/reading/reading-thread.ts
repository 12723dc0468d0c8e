import { Worker } from 'node:worker_threads';
import { compiledWorker } from '../../../compiled-worker.js';
import type { PhotoOutcome } from './read-photo.js';
import type { PhotoToRead, ReadingReport } from './reading-worker.js';

/** Ten times what the slowest photo takes here; a picture made to keep us busy for longer is not a sheet. */
const PATIENCE_MS = 20_000;
const HEAP_MB = 192;

/** One thread that reads photos, one after the other. */
export class ReadingThread {
  private readonly worker = new Worker(compiledWorker(new URL('./reading-worker.js', import.meta.url)), {
    // The test runner's own arguments would send the compiled thread to the sources.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  private leaving: NodeJS.Timeout | undefined;

  constructor() {
    // An idle thread keeps no program alive, and one that dies idle hurts nobody: it is replaced when it is needed.
    this.worker.unref();
    this.worker.on('error', () => undefined);
  }

  /** Fails when the thread does: it ran out of memory, or of time. It is of no use after that. */
  read({ image, questions }: PhotoToRead): Promise<PhotoOutcome> {
    clearTimeout(this.leaving);
    return new Promise((resolve, reject) => {
      const done = (act: () => void) => {
        clearTimeout(timer);
        this.worker.off('message', onReport).off('error', onError).off('exit', onExit);
        act();
      };
      const onReport = (report: ReadingReport) =>
        done(() => ('outcome' in report ? resolve(report.outcome) : reject(new Error(report.failure))));
      const onError = (error: Error) => done(() => reject(error));
      const onExit = () => done(() => reject(new Error('the thread that read a photo stopped')));
      const timer = setTimeout(() => done(() => reject(new Error('reading a photo took too long'))), PATIENCE_MS);
      this.worker.on('message', onReport).on('error', onError).on('exit', onExit);
      this.worker.postMessage({ image, questions });
    });
  }

  stopAfter(ms: number, leave: () => void): void {
    this.leaving = setTimeout(() => {
      leave();
      void this.stop();
    }, ms);
    this.leaving.unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.leaving);
    await this.worker.terminate();
  }
}
