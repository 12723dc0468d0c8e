import { type Answer, DOUBTFUL } from '@gabarita/answer-sheet/reader';
import type { IntendedAnswer } from '@gabarita/answer-sheet/testing';
import { shareOf } from './wilson.js';

/** What became of the photos of one severity. */
export class Tally {
  photos = 0;
  refusals: string[] = [];
  questions = 0;
  wrong = 0;
  silentlyWrong = 0;
  doubtful = 0;
  wrongIds = 0;
  missingIds = 0;
  cpuMs: number[] = [];

  countAnswers(answers: readonly Answer[], intended: readonly IntendedAnswer[]): void {
    intended.forEach(({ letters }, index) => {
      const answer = answers[index];
      const isRight = answer?.letters.join('') === letters.join('');
      const isDoubtful = answer !== undefined && answer.confidence < DOUBTFUL;
      this.questions++;
      if (isDoubtful) this.doubtful++;
      if (!isRight) this.wrong++;
      if (!isRight && !isDoubtful) this.silentlyWrong++;
    });
  }

  row(severity: number): Record<string, string | number> {
    const read = this.photos - this.refusals.length;
    const times = [...this.cpuMs].sort((a, b) => a - b);
    const reasons = [...new Set(this.refusals)].map(
      (reason) => `${reason} ${this.refusals.filter((other) => other === reason).length}`,
    );
    return {
      severity,
      photos: this.photos,
      'read %': shareOf(read, this.photos, 1),
      questions: this.questions,
      'right %': shareOf(this.questions - this.wrong, this.questions, 3),
      'silently wrong %': shareOf(this.silentlyWrong, this.questions, 3),
      'doubtful %': shareOf(this.doubtful, this.questions, 2),
      'ids wrong / absent': `${this.wrongIds} / ${this.missingIds}`,
      'CPU ms, median': Math.round(times[times.length >> 1] ?? 0),
      'CPU ms, most': Math.round(times.at(-1) ?? 0),
      refused: reasons.join(', '),
    };
  }
}
