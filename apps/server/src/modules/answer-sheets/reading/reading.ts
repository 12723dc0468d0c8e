import { availableParallelism } from 'node:os';
import type { Work } from '../../../threads/work.js';
import type { PhotoOutcome } from './read-photo.js';
import type { PhotoToRead } from './reading-worker.js';

export const READING: Work<PhotoToRead, PhotoOutcome> = {
  name: 'photos',
  file: new URL('./reading-worker.js', import.meta.url),
  // One core stays free for everybody who is not sending photos.
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  // About half a minute of work for two threads.
  mostWaiting: 40,
  busy: 'answer-sheets.busy',
  ofOne: { mostWaiting: 8, refusal: 'answer-sheets.throttled' },
  // Ten times what the slowest photo takes here; a picture made to keep us busy for longer is not a sheet.
  seconds: 20,
  heapMb: 192,
  exhausted: 'answer-sheets.too-slow',
};
