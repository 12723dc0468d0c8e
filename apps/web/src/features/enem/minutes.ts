import { DEFAULT_MINUTES, type Discipline, type ExamDay, minutesOfDay } from '@gabarita/enem';
import type { Edition } from './default-editions';

/** Minutes given for a discipline, or for one day of the whole exam, unless somebody chooses others. */
export function minutesOf(edition: Edition, discipline: Discipline, day: ExamDay | null = null): number {
  if (day !== null) return minutesOfDay(edition.year, day);
  return edition.areas.find((area) => area.discipline === discipline)?.duration_minutes ?? DEFAULT_MINUTES[discipline];
}
