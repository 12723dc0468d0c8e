import { THETA } from '@gabarita/scoring';
import type { ItemCurve } from '../ability.js';

/**
 * The variance of θ to expect once this item is answered: the smaller, the more the item tells about this student. Unlike
 * Fisher's information it counts all of what is not known yet, which matters in the first answers.
 */
export function remainingVariance(density: Float64Array, curve: ItemCurve): number {
  let right = 0;
  let rightFirst = 0;
  let wrong = 0;
  let wrongFirst = 0;
  let second = 0;
  for (let point = 0; point < density.length; point++) {
    const theta = THETA[point] as number;
    const weight = density[point] as number;
    const asRight = weight * (curve[point] as number);
    right += asRight;
    rightFirst += asRight * theta;
    wrong += weight - asRight;
    wrongFirst += (weight - asRight) * theta;
    second += weight * theta * theta;
  }
  return second - rightFirst ** 2 / right - wrongFirst ** 2 / wrong;
}
