/** Several normal distributions, each with its weight. */
export interface NormalMixture {
  readonly weights: Float64Array;
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

/** Abramowitz and Stegun 26.2.17: off by less than 10⁻⁷. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    (((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) * t);
  return z > 0 ? 1 - tail : tail;
}

const shareBelow = ({ weights, means, deviations }: NormalMixture, value: number): number =>
  weights.reduce(
    (sum, weight, part) =>
      sum + weight * normalBelow((value - (means[part] ?? 0)) / Math.max(deviations[part] ?? 0, 1e-9)),
    0,
  );

/** Halved this often, the interval of θ is narrower than a hundredth of a point. */
const HALVINGS = 24;

/** The value that the mixture stays below with this probability. */
export function quantile(mixture: NormalMixture, share: number): number {
  let low = -8;
  let high = 8;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (shareBelow(mixture, middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
