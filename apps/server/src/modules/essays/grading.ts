import type { EssayGrade, EssayToGrade } from '@gabarita/essay-grader';
import type { Work } from '../../threads/work.js';

export const GRADING: Work<EssayToGrade, EssayGrade> = {
  name: 'essays',
  file: new URL('./grader-worker.js', import.meta.url),
  threads: 1,
  keptReady: true,
  // Some seconds of work for the thread.
  mostWaiting: 200,
  busy: 'essays.busy',
  // The first essay waits for the dictionary; after that none takes a second.
  seconds: 30,
  heapMb: 512,
  exhausted: 'essays.busy',
};
