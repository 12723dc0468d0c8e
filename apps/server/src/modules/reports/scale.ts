import type { ReportView } from '@gabarita/contract';

export type Scale = NonNullable<ReportView['scale']>;

/** TRI where there is any; the manual sheets' own scale only for who has nothing else. They are never mixed. */
export function scaleOf(triAverage: number | null, manualAverage: number | null): Scale | null {
  if (triAverage !== null) return 'tri';
  return manualAverage === null ? null : 'manual';
}

export const rounded = (average: number | null): number | null => (average === null ? null : Math.round(average));
