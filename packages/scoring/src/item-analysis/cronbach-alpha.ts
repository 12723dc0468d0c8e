import { outcomesOf, type ResponseMatrix } from '../calibration/response-matrix.js';
import { NOT_ADMINISTERED, RIGHT } from '../eap.js';
import { variance } from './statistics.js';

/**
 * Cronbach's alpha of the exam: how far its items measure the same thing. Only students who were given every item count;
 * null when that leaves fewer than two, a single item, or scores that do not vary.
 */
export function cronbachAlpha(matrix: ResponseMatrix): number | null {
  const complete = Array.from({ length: matrix.students }, (_, student) => outcomesOf(matrix, student))
    .filter((outcomes) => !outcomes.includes(NOT_ADMINISTERED))
    .map((outcomes) => Array.from(outcomes, (outcome): number => (outcome === RIGHT ? 1 : 0)));
  if (complete.length < 2 || matrix.items < 2) return null;
  const ofTotal = variance(complete.map((row) => row.reduce((sum, value) => sum + value, 0)));
  if (ofTotal === 0) return null;
  const ofItems = Array.from({ length: matrix.items }, (_, item) => variance(complete.map((row) => row[item] ?? 0)));
  const sum = ofItems.reduce((total, value) => total + value, 0);
  return (matrix.items / (matrix.items - 1)) * (1 - sum / ofTotal);
}
