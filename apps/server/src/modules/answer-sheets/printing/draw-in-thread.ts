import { Worker } from 'node:worker_threads';
import type { SheetToPrint } from '@gabarita/answer-sheet/pdf';
import type { Booklet } from '../booklet/booklet.js';

/** What there is to print: the sheets of students, or the questions they answer. */
export type Drawing = { sheets: readonly SheetToPrint[] } | { booklet: Booklet };

/** Drawing the sheets of a school takes seconds, in which a thread of its own keeps the server answering. */
export function drawInThread(drawing: Drawing): Promise<Buffer> {
  const worker = new Worker(workerFile(), { workerData: drawing, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that drew a PDF stopped')));
  });
}

/** A worker thread needs compiled code: under the test runner this file is TypeScript, and the build is elsewhere. */
const workerFile = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('../../../../dist/modules/answer-sheets/printing/drawing-worker.js', import.meta.url)
    : new URL('./drawing-worker.js', import.meta.url);
