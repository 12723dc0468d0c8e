/** Splits a whole number by weights (largest remainder); all weights 0 are equal ones. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const exact = weights.map((weight) => (total * (sum > 0 ? weight : 1)) / (sum > 0 ? sum : weights.length));
  const shares = exact.map(Math.floor);
  const rest = total - shares.reduce((one, other) => one + other, 0);
  const byRemainder = exact.map((_, place) => place).sort((a, b) => remainder(exact, b) - remainder(exact, a));
  for (const place of byRemainder.slice(0, rest)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

const remainder = (exact: readonly number[], place: number): number => (exact[place] ?? 0) % 1;
