import { type Area, type ItemParameters, pointsOf, probabilityCorrect } from '@gabarita/scoring';
import { informationOf, itemWeight } from '../information.js';

/**
 * What one more right answer in a whole exam brings at this level, in points: the mean over its questions, each as likely
 * as it is to be missed.
 */
export function marginalPoints(area: Area, exam: readonly ItemParameters[], theta: number): number {
  const variance = 1 / (1 + informationOf(exam, theta));
  let missed = 0;
  let weight = 0;
  for (const item of exam) {
    const chance = probabilityCorrect(item, theta);
    missed += 1 - chance;
    weight += (1 - chance) * itemWeight(item, theta);
  }
  return missed === 0 ? 0 : pointsOf(area, (variance * weight) / missed);
}
