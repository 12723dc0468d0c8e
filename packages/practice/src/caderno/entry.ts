import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { gradeOf, type Review } from './grade.js';

/** A question in the caderno de erros. */
export interface CadernoEntry {
  /** When it comes back, in milliseconds since 1970. */
  readonly due: number;
  /** Right answers in a row, each with a longer interval than the one before. */
  readonly rights: number;
  /** True after the third: the question leaves, until it is missed again. */
  readonly left: boolean;
}

const RIGHTS_TO_LEAVE = 3;

/** The library's defaults, on purpose: nothing of ours to tune. */
const scheduler = fsrs();

/** Right again a minute later is no proof of memory; after a night it is. */
const A_NIGHT = 12 * 3_600_000;

interface Progress {
  readonly card: Card;
  readonly at: number;
  readonly interval: number;
  readonly rights: number;
}

/**
 * Where a question stands after all its answers, or null while it was never missed. Replayed from the answers, so devices that
 * each saw some of them agree once they have all.
 */
export function cadernoEntry(reviews: readonly Review[], medianSeconds: number | null): CadernoEntry | null {
  let progress: Progress | null = null;
  for (const review of [...reviews].sort((one, other) => one.at - other.at)) {
    if (progress === null && review.right) continue;
    progress = afterReview(progress, review, medianSeconds);
  }
  if (progress === null) return null;
  return {
    due: progress.card.due.getTime(),
    rights: progress.rights,
    left: progress.rights >= RIGHTS_TO_LEAVE,
  };
}

function afterReview(before: Progress | null, review: Review, medianSeconds: number | null): Progress {
  const at = new Date(review.at);
  const grade = gradeOf(review, medianSeconds);
  const { card } = scheduler.next(before?.card ?? createEmptyCard(at), at, grade);
  const interval = card.due.getTime() - review.at;
  if (before === null || grade === Rating.Again) return { card, at: review.at, interval, rights: 0 };
  const proves = grade !== Rating.Hard && review.at - before.at >= A_NIGHT && interval > before.interval;
  return { card, at: review.at, interval, rights: before.rights + (proves ? 1 : 0) };
}
