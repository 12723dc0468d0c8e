import type { Calibration } from '@gabarita/scoring';
import type { Work } from '../../threads/work.js';
import type { CalibrationOrder } from './calibration-worker.js';

/** One exam after the other, asked for by the job alone. */
export const CALIBRATING: Work<CalibrationOrder, Calibration> = {
  name: 'calibration',
  file: new URL('./calibration-worker.js', import.meta.url),
  threads: 1,
  mostWaiting: 2,
  busy: 'server.unavailable',
  seconds: 600,
  heapMb: 1_024,
  exhausted: 'server.unavailable',
};
