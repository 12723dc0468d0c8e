import { type LikelihoodTable, NOT_ADMINISTERED, RIGHT } from '../eap.js';
import { POINTS } from '../quadrature.js';
import { forEachPosterior } from './expectation.js';
import { curveOf, type ItemCoordinates, parametersOf } from './item-coordinates.js';
import { addOuter, type ItemPriors, priorInformation } from './item-update.js';
import type { ResponseMatrix } from './response-matrix.js';
import { invert, type Matrix3, type Vector3 } from './symmetric-system.js';

/**
 * What the answers tell of each item, prior included: the sum over students of the outer product of their scores. Each
 * score is averaged over the student's posterior, so that not knowing the student's ability widens the errors.
 */
export function itemInformation(
  matrix: ResponseMatrix,
  table: LikelihoodTable,
  items: readonly ItemCoordinates[],
  priors: ItemPriors,
): Matrix3[] {
  const curves = items.map(curveOf);
  const information = items.map(() => priorInformation(priors));
  forEachPosterior(matrix, table, (posterior, outcomes) => {
    curves.forEach(({ probability, slopes }, item) => {
      const outcome = outcomes[item];
      const target = information[item];
      if (outcome === NOT_ADMINISTERED || !target) return;
      let [x, y, z] = [0, 0, 0];
      for (let j = 0; j < POINTS; j++) {
        const p = probability[j] as number;
        const weight = (posterior[j] as number) * (outcome === RIGHT ? 1 / p : -1 / Math.max(1 - p, 1e-12));
        x += weight * (slopes[0][j] as number);
        y += weight * (slopes[1][j] as number);
        z += weight * (slopes[2][j] as number);
      }
      addOuter(target, [x, y, z], 1);
    });
  });
  return information;
}

/** Standard errors of a, b and c; those of ln a and logit c are carried over by the delta method. */
export function standardErrors(item: ItemCoordinates, information: Matrix3): Vector3 {
  const [logA, , , b, , logitC] = invert(information);
  const { a, c } = parametersOf(item);
  return [a * Math.sqrt(logA), Math.sqrt(b), c * (1 - c) * Math.sqrt(logitC)];
}
