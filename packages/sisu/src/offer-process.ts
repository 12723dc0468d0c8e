import { Cholesky } from './cholesky.js';
import { isScarce, type Kind, likeness } from './modality.js';
import { PARAMETERS } from './parameters.js';

/** What the process needs to know about a cut-off. */
export interface Point {
  readonly modality: number;
  readonly text: string;
  readonly kind: Kind;
  readonly year: number;
}

/** Few pairs of modalities stand beside each other, and each is compared many thousand times. */
const alike = new Map<string, Map<string, number>>();
function likenessOf(one: string, other: string): number {
  const known = alike.get(one)?.get(other);
  if (known !== undefined) return known;
  const value = likeness(one, other);
  alike.set(one, (alike.get(one) ?? new Map<string, number>()).set(other, value));
  return value;
}

const scaleOf = ({ kind }: Point): number => (isScarce(kind) ? PARAMETERS.scarce : 1);

/** What is left of a deviation after so many years: variance by distance. */
const fading = ({ spread, memory }: { spread: number; memory: number }): readonly number[] =>
  Array.from({ length: 40 }, (_, years) => spread ** 2 * memory ** years);
const OFFER_FADING = fading(PARAMETERS.offerYear);
const MODALITY_FADING = fading(PARAMETERS.modalityYear);

/** How the cut-offs of one offer vary together: over the years, and over its modalities. */
function covariance(one: Point, other: Point): number {
  const apart = Math.abs(one.year - other.year);
  const scale = scaleOf(one) * scaleOf(other);
  const sameModality = one.modality === other.modality ? (MODALITY_FADING[apart] ?? 0) : 0;
  return (
    PARAMETERS.offer ** 2 +
    (OFFER_FADING[apart] ?? 0) +
    (PARAMETERS.modality ** 2 * likenessOf(one.text, other.text) + sameModality) * scale
  );
}

/** Variance of a cut-off that comes from who happened to apply. */
export const noiseOf = (places: number): number =>
  PARAMETERS.noise.always ** 2 + PARAMETERS.noise.onePlace ** 2 / Math.max(places, 1);

/** All cut-offs of one offer as one Gaussian process: what was seen tells what is to come, in each modality. */
export class OfferProcess {
  readonly #solver: Cholesky;
  #weights: Float64Array;

  constructor(
    private readonly points: readonly Point[],
    private readonly noise: readonly number[],
  ) {
    this.#solver = new Cholesky(
      points.length,
      (a, b) => covariance(points[a] as Point, points[b] as Point) + (a === b ? (noise[a] as number) : 0),
    );
    this.#weights = new Float64Array(points.length);
  }

  /** Takes what was seen and gives back what of it is the offer's own, without the noise. */
  fit(seen: readonly number[]): number[] {
    this.#weights = this.#solver.solve(seen);
    return seen.map((value, i) => value - (this.noise[i] as number) * (this.#weights[i] as number));
  }

  /** What is expected at a point, and its variance, without the noise. */
  expect(point: Point): { value: number; variance: number } {
    const shared = this.points.map((other) => covariance(point, other));
    const value = shared.reduce((sum, k, i) => sum + k * (this.#weights[i] as number), 0);
    const known = this.#solver.solve(shared).reduce((sum, k, i) => sum + k * (shared[i] as number), 0);
    return { value, variance: covariance(point, point) - known };
  }
}
