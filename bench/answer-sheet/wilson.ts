const Z = 1.96;

/** A share in per cent with its 95 % interval (Wilson's, which holds for shares near 0 and 1 too). */
export function shareOf(part: number, whole: number, decimals: number): string {
  if (whole === 0) return '–';
  const share = part / whole;
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + (Z / whole / 2) ** 2);
  const [low, high] = [-1, 1].map((side) => (share + (Z * Z) / whole / 2 + side * spread) / (1 + (Z * Z) / whole));
  const percent = (value = 0) => (100 * value).toFixed(decimals);
  return `${percent(share)} (${percent(low)}–${percent(high)})`;
}
