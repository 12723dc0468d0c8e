import type { ReportView } from '@gabarita/contract';
import { AREAS } from '@gabarita/enem';
import { percentageCorrect } from '@gabarita/scoring';
import type { AreaScore, AreaTotals } from './repository.js';
import { rounded, scaleOf } from './scale.js';

/** The areas in the order the product lists them, each with the scores of its one scale. */
export function areasOf(totals: AreaTotals[], scores: AreaScore[]): ReportView['areas'] {
  return AREAS.flatMap((discipline) => {
    const total = totals.find((row) => row.discipline === discipline);
    if (!total) return [];
    const { tri_average, manual_average, ...counts } = total;
    const scale = scaleOf(tri_average, manual_average);
    const series = scores
      .filter((score) => score.discipline === discipline && (score.tri_source === 'manual') === (scale === 'manual'))
      .map(({ discipline: _, ...score }) => score);
    const percentage = counts.questions === 0 ? null : percentageCorrect(counts.correct, counts.questions);
    return [{ ...counts, percentage, scale, average: rounded(tri_average ?? manual_average), series }];
  });
}
