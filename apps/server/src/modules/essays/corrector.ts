import type { EssayResult, EssaySummary } from '@gabarita/contract';
import type { EssayToGrade } from '@gabarita/essay-grader';
import { GraderThread } from './grader-thread.js';
import { resultOf } from './result.js';

export interface Correction {
  source: EssaySummary['source'];
  result: EssayResult;
}

/** Whoever corrects essays for this server. */
export class Corrector {
  private readonly thread = new GraderThread();

  /** Whether essays may leave this server to be corrected. */
  get reachesOutside(): boolean {
    return false;
  }

  wakeUp(): void {
    this.thread.wakeUp();
  }

  async correct(essay: EssayToGrade): Promise<Correction> {
    return { source: 'local', result: resultOf(await this.thread.grade(essay)) };
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
