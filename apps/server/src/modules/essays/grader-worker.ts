import { parentPort } from 'node:worker_threads';
import { type EssayGrade, type EssayToGrade, gradeEssay } from '@gabarita/essay-grader';
import { portugueseDictionary } from './spelling.js';

/** Essays are graded in a thread of their own: the dictionary takes two seconds to load, and each text some milliseconds. */

export interface GradingOrder {
  id: number;
  essay: EssayToGrade;
}
export type GradingReport = { id: number; grade: EssayGrade } | { id: number; failure: string };

const port = parentPort;
if (!port) throw new Error('grader-worker runs only as a worker thread');
const report = (message: GradingReport) => port.postMessage(message);

const dictionary = portugueseDictionary();
// A dictionary that does not load is told to whoever asks for a grade, not thrown at nobody.
dictionary.catch(() => undefined);

port.on('message', async ({ id, essay }: GradingOrder) => {
  try {
    report({ id, grade: gradeEssay(essay, await dictionary) });
  } catch (error) {
    report({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
