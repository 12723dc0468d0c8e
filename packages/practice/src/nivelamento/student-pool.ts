import { shuffled } from '../seeded-random.js';

/** No question is shown to a larger share of students than this. */
export const LARGEST_EXPOSURE = 0.3;

/** Drawn less often than that, because what chance draws in a school is never quite even. */
const DRAWN = 0.25;

/** More than a test needs, so that there is something to choose from; and what fits in one download. */
const FEWEST = 32;
const MOST = 200;

/**
 * The questions that travel with one student's nivelamento: a random part of the bank. Nobody sees a question outside of it, so a
 * question's share of students cannot exceed its chance to be drawn, whatever is chosen offline later. A bank of less
 * than about 110 questions cannot promise that.
 */
export function studentPool<Question>(bank: readonly Question[], random: () => number): Question[] {
  const size = Math.min(MOST, Math.max(FEWEST, Math.floor(bank.length * DRAWN)));
  return shuffled(bank.length, random)
    .slice(0, size)
    .flatMap((place) => bank[place] ?? []);
}
