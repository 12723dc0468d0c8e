import { Worker } from 'node:worker_threads';
import type { SheetToPrint } from '@gabarita/answer-sheet/pdf';
import { compiledWorker } from '../../../compiled-worker.js';
import type { Booklet } from '../booklet/booklet.js';

/** What there is to print: the sheets of students, or the questions they answer. */
export type Drawing = { sheets: readonly SheetToPrint[] } | { booklet: Booklet };

/** Drawing the sheets of a school takes seconds, in which a thread of its own keeps the server answering. */
export function drawInThread(drawing: Drawing): Promise<Buffer> {
  const worker = new Worker(compiledWorker(new URL('./drawing-worker.js', import.meta.url)), {
    workerData: drawing,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that drew a PDF stopped')));
  });
}
