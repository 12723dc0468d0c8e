const LOOKED_AT = 10;

/**
 * By how many points the later half of somebody's last scores lies above the earlier half, from scores in order of
 * time. Halves, because two single exams differ by luck alone; with an odd number the one in the middle is in neither.
 * Null while there is nothing to compare.
 */
export function improvementTrend(scores: readonly number[]): number | null {
  const last = scores.slice(-LOOKED_AT);
  const half = Math.floor(last.length / 2);
  if (half === 0) return null;
  return Math.round(mean(last.slice(-half)) - mean(last.slice(0, half)));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
