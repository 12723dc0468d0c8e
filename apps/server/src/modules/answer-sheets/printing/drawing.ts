import type { Work } from '../../../threads/work.js';
import type { Drawing } from './drawing-worker.js';

export const DRAWING: Work<Drawing, Uint8Array> = {
  name: 'printing',
  file: new URL('./drawing-worker.js', import.meta.url),
  // A whole exam takes seconds of a core. Teachers print now and then: one after the other will do.
  threads: 1,
  mostWaiting: 12,
  busy: 'answer-sheets.printing-busy',
  ofOne: { mostWaiting: 3, refusal: 'answer-sheets.printing-throttled' },
  seconds: 120,
  heapMb: 512,
  exhausted: 'answer-sheets.printing-too-slow',
};
