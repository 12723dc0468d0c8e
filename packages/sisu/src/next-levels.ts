import type { Levels } from './level.js';
import { KINDS } from './modality.js';
import { PARAMETERS } from './parameters.js';

/** The level that each kind of modality will have in the year after the last: the last one's, drawn back to the mean of the years. */
export function nextLevels({ cells, counts }: Levels, years: number): Float64Array {
  const levels = KINDS.map((_, kind) => {
    const seen = Array.from({ length: years }, (_, year) => year * KINDS.length + kind).filter((cell) => counts[cell]);
    if (seen.length === 0) return undefined;
    const mean = seen.reduce((sum, cell) => sum + (cells[cell] as number), 0) / seen.length;
    const last = (years - 1) * KINDS.length + kind;
    if (!counts[last]) return mean;
    return (cells[last] as number) + PARAMETERS.levelReturn * (mean - (cells[last] as number));
  });
  const known = levels.filter((level) => level !== undefined);
  const typical = known.reduce((sum, level) => sum + level, 0) / Math.max(known.length, 1);
  return Float64Array.from(levels, (level) => level ?? typical);
}
