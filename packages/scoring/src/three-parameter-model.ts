/** Discrimination, difficulty and the chance of a lucky guess. */
export interface ItemParameters {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The 3PL with D = 1, as INEP publishes its parameters. */
export function probabilityCorrect({ a, b, c }: ItemParameters, theta: number): number {
  return c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
}
