import { estimate, type ItemParameters, likelihoodTable, RIGHT, THETA, WRONG } from '@gabarita/scoring';
import { curveOf } from '../ability.js';

/** What an exam would say about a student, at each point of θ: its estimate on average, and how far luck moves it. */
export interface ExamOutlook {
  readonly expected: Float64Array;
  readonly noise: Float64Array;
}

const DRAWS = 200;

/**
 * Draws answer sheets of the exam. The same luck serves all points of θ, so a better student never gets a lower estimate
 * and the expected one grows with θ, whatever the draws.
 */
export function examOutlook(items: readonly ItemParameters[], random: () => number, draws = DRAWS): ExamOutlook {
  const curves = items.map(curveOf);
  const table = likelihoodTable(items);
  const outcomes = new Int8Array(items.length);
  const sums = new Float64Array(THETA.length);
  const squares = new Float64Array(THETA.length);
  for (let draw = 0; draw < draws; draw++) {
    const luck = curves.map(() => random());
    for (let point = 0; point < THETA.length; point++) {
      for (let item = 0; item < curves.length; item++) {
        outcomes[item] = (luck[item] ?? 0) < (curves[item]?.[point] ?? 0) ? RIGHT : WRONG;
      }
      const { theta } = estimate(table, outcomes);
      sums[point] = (sums[point] ?? 0) + theta;
      squares[point] = (squares[point] ?? 0) + theta * theta;
    }
  }
  const expected = sums.map((sum) => sum / draws);
  return {
    expected,
    noise: squares.map((square, point) => Math.sqrt(Math.max(0, square / draws - (expected[point] ?? 0) ** 2))),
  };
}
