import { extremeGroups } from './extreme-groups.js';

/** One student's choice at an item, and the score by which the groups are formed. */
export interface Choice {
  /** The letter chosen; null when blank. */
  readonly letter: string | null;
  readonly score: number;
}

export interface DistractorRow {
  readonly letter: string | null;
  readonly isKey: boolean;
  readonly count: number;
  readonly share: number;
  /** Share choosing it among the best and the worst 27 %. A good distractor attracts the worst. */
  readonly shareOfBest: number;
  readonly shareOfWorst: number;
}

/** How often each alternative of one item was chosen, blanks last. */
export function distractorTable(choices: readonly Choice[], letters: readonly string[], key: string): DistractorRow[] {
  const { best, worst } = extremeGroups(choices, (choice) => choice.score);
  return [...letters, null].map((letter) => ({
    letter,
    isKey: letter === key,
    count: choices.filter((choice) => choice.letter === letter).length,
    share: shareChoosing(choices, letter),
    shareOfBest: shareChoosing(best, letter),
    shareOfWorst: shareChoosing(worst, letter),
  }));
}

const shareChoosing = (choices: readonly Choice[], letter: string | null): number =>
  choices.length > 0 ? choices.filter((choice) => choice.letter === letter).length / choices.length : 0;
