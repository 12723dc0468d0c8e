import { outcomesOf, type ResponseMatrix } from '../calibration/response-matrix.js';
import { NOT_ADMINISTERED, RIGHT } from '../eap.js';
import { extremeGroups } from './extreme-groups.js';
import { correlation, mean } from './statistics.js';

export interface ClassicalItem {
  readonly answers: number;
  /** Share of right answers. */
  readonly facility: number;
  /** Share of right answers in the best 27 % less that in the worst 27 %; null with too few students to form groups. */
  readonly discrimination: number | null;
  /** Correlation with the score on the other items; null when either does not vary. */
  readonly pointBiserial: number | null;
}

/** Facility, discrimination and corrected point-biserial of each item. */
export function classicalItems(matrix: ResponseMatrix): ClassicalItem[] {
  const students = Array.from({ length: matrix.students }, (_, student) => outcomesOf(matrix, student));
  const groups = extremeGroups(students, (outcomes) => fractionRight(outcomes));
  return Array.from({ length: matrix.items }, (_, item) => {
    const seen = students.filter((outcomes) => outcomes[item] !== NOT_ADMINISTERED);
    return {
      answers: seen.length,
      facility: shareRight(seen, item) ?? 0,
      discrimination: difference(shareRight(groups.best, item), shareRight(groups.worst, item)),
      pointBiserial: correlation(
        seen.map((outcomes) => (outcomes[item] === RIGHT ? 1 : 0)),
        seen.map((outcomes) => fractionRight(outcomes, item)),
      ),
    };
  });
}

/** Right answers among the administered items, `except` left out; 0 when there are none. */
function fractionRight(outcomes: ArrayLike<number>, except = -1): number {
  let right = 0;
  let administered = 0;
  for (let item = 0; item < outcomes.length; item++) {
    if (item === except || outcomes[item] === NOT_ADMINISTERED) continue;
    administered++;
    if (outcomes[item] === RIGHT) right++;
  }
  return administered > 0 ? right / administered : 0;
}

function shareRight(students: readonly ArrayLike<number>[], item: number): number | null {
  const seen = students.filter((outcomes) => outcomes[item] !== NOT_ADMINISTERED);
  return seen.length > 0 ? mean(seen.map((outcomes) => (outcomes[item] === RIGHT ? 1 : 0))) : null;
}

const difference = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one - other;
