import { Worker } from 'node:worker_threads';
import type { Calibration } from '@gabarita/scoring';
import { compiledWorker } from '../../compiled-worker.js';
import type { CalibrationOrder } from './calibration-worker.js';

/** Calibrates in a thread of its own. */
export function calibrateAside(order: CalibrationOrder): Promise<Calibration> {
  // Without our own options: those of the test runner point to sources.
  const worker = new Worker(compiledWorker(new URL('./calibration-worker.js', import.meta.url)), {
    workerData: order,
    execArgv: [],
  });
  return new Promise<Calibration>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the calibration stopped with code ${code}`)));
  });
}
