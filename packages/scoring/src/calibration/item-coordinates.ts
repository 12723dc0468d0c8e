import { POINTS, THETA } from '../quadrature.js';
import type { ItemParameters } from '../three-parameter-model.js';

/** The item on scales without bounds, where its priors are normal: ln a, b, logit c. */
export type ItemCoordinates = readonly [logA: number, b: number, logitC: number];

export const coordinatesOf = ({ a, b, c }: ItemParameters): ItemCoordinates => {
  const chance = Math.min(Math.max(c, 1e-4), 0.9);
  return [Math.log(a), b, Math.log(chance / (1 - chance))];
};

export const parametersOf = ([logA, b, logitC]: ItemCoordinates): ItemParameters => ({
  a: Math.exp(logA),
  b,
  c: 1 / (1 + Math.exp(-logitC)),
});

/** The probability of a right answer at each point, and its derivatives by the three coordinates. */
export interface ItemCurve {
  readonly probability: Float64Array;
  readonly slopes: readonly [Float64Array, Float64Array, Float64Array];
}

export function curveOf(item: ItemCoordinates): ItemCurve {
  const { a, b, c } = parametersOf(item);
  const probability = new Float64Array(POINTS);
  const slopes = [new Float64Array(POINTS), new Float64Array(POINTS), new Float64Array(POINTS)] as const;
  for (let j = 0; j < POINTS; j++) {
    const distance = (THETA[j] as number) - b;
    const logistic = 1 / (1 + Math.exp(-a * distance));
    const steepness = (1 - c) * logistic * (1 - logistic) * a;
    probability[j] = c + (1 - c) * logistic;
    slopes[0][j] = steepness * distance;
    slopes[1][j] = -steepness;
    slopes[2][j] = (1 - logistic) * c * (1 - c);
  }
  return { probability, slopes };
}
