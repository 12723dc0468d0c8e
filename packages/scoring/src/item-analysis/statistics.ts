export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** With n in the denominator. */
export function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 2));
}

/** Pearson's r; null when one side does not vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const spread = Math.sqrt(variance(xs) * variance(ys));
  if (!(spread > 0)) return null;
  const [centreX, centreY] = [mean(xs), mean(ys)];
  return mean(xs.map((x, index) => (x - centreX) * ((ys[index] ?? centreY) - centreY))) / spread;
}
